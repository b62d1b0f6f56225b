import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mayBeShown, mayTalkOn } from '#core/discovery/search.ts'
import * as words from '#core/discovery/values.ts'

const spec = readFileSync(new URL('../product-spec.md', import.meta.url), 'utf8')
const listAfter = (start: RegExp): string[] => {
  const match = start.exec(spec)
  if (!match?.[1]) throw new Error(`the product spec has no ${start}`)
  return match[1].split(', ')
}

describe('what a profile may say (PRF-01)', () => {
  it('are exactly the fifty interests of the product spec', () => {
    expect(words.interests).toEqual(
      listAfter(/^- Interests \(about 50 tags with icons\): (.*)\.$/m),
    )
    expect(words.interests).toHaveLength(50)
  })

  it.each([
    ['hair colours', words.hairColors, /hair color \(([^)]*)\)/],
    ['eye colours', words.eyeColors, /eye color \(([^)]*)\)/],
    ['body types', words.bodyTypes, /body type \(([^)]*)\)/],
    ['relationship statuses', words.relationshipStatuses, /relationship status \(([^)]*)\)/],
    ['sexualities', words.sexualities, /sexuality \(([^)]*)\)/],
  ])('are exactly the %s of the product spec', (_, values, place) => {
    expect(values).toEqual(listAfter(place))
  })
})

describe('who may be shown to whom', () => {
  const shown = { id: 'anna', site: 'vonk', confirmed: true, profileActive: true, visible: true }
  it.each([
    ['a confirmed member with an active profile', {}, true],
    ['a member who has not confirmed', { confirmed: false }, false],
    ['a member whose profile is disabled', { profileActive: false }, false],
    ['an invisible member', { visible: false }, false],
    ['a member of another site', { site: 'other' }, false],
    ['oneself', { id: 'bram' }, false],
  ])('answers for %s (%o): %s', (_, change, verdict) => {
    expect(mayBeShown({ ...shown, ...change }, { id: 'bram', site: 'vonk' })).toBe(verdict)
  })

  it('lets those who talk with an invisible member go on (ACC-16)', () => {
    const hidden = { ...shown, visible: false }
    expect(mayTalkOn(hidden, { id: 'bram', site: 'vonk' })).toBe(true)
    expect(mayTalkOn({ ...hidden, profileActive: false }, { id: 'bram', site: 'vonk' })).toBe(false)
  })

  it('shows a visitor what it shows a stranger', () => {
    expect(mayBeShown(shown, { id: null, site: 'vonk' })).toBe(true)
  })
})
