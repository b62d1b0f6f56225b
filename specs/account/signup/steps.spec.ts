import { describe, expect, it } from 'vitest'
import { signupSteps } from '#core/account/signup/rules.ts'
import { placeOf, stepFields, stepsThereAre } from '#core/account/signup/steps.ts'

const all = [...stepFields.personal, ...stepFields.about]

describe('the steps of sign-up', () => {
  it('are all there where the site shows all and the device takes messages', () => {
    expect(stepsThereAre({ shown: all, canPush: true })).toEqual([...signupSteps])
  })

  it.each([
    ['a device that takes no messages', { shown: all, canPush: false }, 'push'],
    ['a site without a story', { shown: stepFields.personal, canPush: true }, 'about'],
    ['a site that shows no looks', { shown: stepFields.about, canPush: true }, 'personal'],
  ] as const)('are one less on %s', (_, offer, left) => {
    expect(stepsThereAre(offer)).toEqual(signupSteps.filter((step) => step !== left))
  })

  it('keep a step of which the site shows one field', () => {
    const steps = stepsThereAre({ shown: ['tattoos', 'interests'], canPush: false })
    expect(steps).toEqual(['photo', 'place', 'personal', 'about'])
  })

  it('have one total, that of the form, whichever of them a member has left', () => {
    for (const shown of [all, stepFields.about, []]) {
      const steps = stepsThereAre({ shown, canPush: false })
      const { nth, of } = placeOf('form', steps)
      expect(nth).toBe(1)
      const places = steps.map((step) => placeOf(step, steps))
      expect(places.map((place) => place.of)).toEqual(steps.map(() => of))
      expect(places.map((place) => place.nth)).toEqual(steps.map((_, at) => at + 2))
    }
  })
})
