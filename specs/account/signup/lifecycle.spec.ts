import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signup } from '#core/account/signup/machine.ts'
import { isOffered, type SignupStep, signupSteps } from '#core/account/signup/rules.ts'
import { begin, type EventOrDue, type Stored, step } from '#core/kernel/lifecycle.ts'
import { exploreAsTold, nameOf } from '#specs/harness/support/explore.ts'

type Machine = typeof signup.machine
const input = { profile: 'p' }
const email = 'anna@voorbeeld.example'
const entered = (...offered: SignupStep[]) => ({ type: 'entered', offered }) as const

const lived = (...events: EventOrDue<Machine>[]): Stored<Machine> => {
  let at = begin(signup, input).next
  for (const event of events) {
    const result = step(signup, at, event)
    if (!result.moved) throw new Error(`${event.type}: ${result.why}`)
    at = result.next
  }
  return at
}
const stateAfter = (...events: EventOrDue<Machine>[]) => lived(...events).state
const skip = { type: 'skip' } as const
const saved = { type: 'saved' } as const
const back = { type: 'back' } as const
const close = { type: 'close' } as const

const { paths, pairs } = exploreAsTold(signup, input)
const isStep = (state: unknown): state is SignupStep => signupSteps.some((one) => one === state)

describe('sign-up on a device', () => {
  it('can reach each of its states', () => {
    const states = new Set(paths.map(({ at }) => nameOf(at.state)))
    expect([...states].sort()).toEqual(
      ['form', 'mailed', ...signupSteps, 'completed', 'closed'].sort(),
    )
  })

  it('goes from the form to the mail, and back for another address', () => {
    const mailed = lived({ type: 'sent', email })
    expect(mailed).toMatchObject({ state: 'mailed', context: { email } })
    expect(stateAfter({ type: 'sent', email }, { type: 'again' })).toBe('form')
  })

  it('offers photo, place, personal info, about me and push, each to be filled in or skipped', () => {
    for (const onwards of [skip, saved]) {
      const walked: unknown[] = [stateAfter(entered(...signupSteps))]
      for (let steps = 1; steps <= signupSteps.length; steps += 1) {
        const events = Array.from({ length: steps }, () => onwards)
        walked.push(stateAfter(entered(...signupSteps), ...events))
      }
      expect(walked).toEqual([...signupSteps, 'completed'])
    }
  })

  it('begins with nothing told and nothing offered', () => {
    expect(begin(signup, input)).toMatchObject({
      next: { state: 'form', context: { profile: 'p', email: null, offered: [] } },
      effects: [],
    })
  })

  it('goes back by one step, never by more', () => {
    const all = entered(...signupSteps)
    for (let steps = 1; steps <= signupSteps.length; steps += 1) {
      const onwards = Array.from({ length: steps }, () => skip)
      expect(stateAfter(all, ...onwards, back)).toBe(signupSteps[steps - 1])
    }
  })

  it('leaves out what cannot be offered, forwards and backwards', () => {
    const some = entered('personal', 'push')
    expect(stateAfter(some)).toBe('personal')
    expect(stateAfter(some, skip)).toBe('push')
    expect(stateAfter(some, skip, back)).toBe('personal')
    expect(stateAfter(some, skip, saved, back)).toBe('push')
    expect(stateAfter(entered())).toBe('completed')
    const first = step(signup, lived(some), back)
    expect(first).toEqual({ moved: false, why: 'not_now' })
    expect(isOffered({ offered: ['about'], step: 'about' })).toBe('ok')
    expect(isOffered({ offered: ['about'], step: 'push' })).toBe('not_now')
  })

  it('is never in a step that is not offered, whatever is done', () => {
    const some = fc.subarray([...signupSteps])
    const moves = fc.array(fc.constantFrom(skip, saved, back), { maxLength: 12 })
    fc.assert(
      fc.property(some, moves, (offered, events) => {
        let at = lived(entered(...offered))
        for (const event of events) {
          const result = step(signup, at, event)
          if (result.moved) at = result.next
          if (isStep(at.state)) expect(offered).toContain(at.state)
          else expect(at.state).toBe('completed')
        }
      }),
    )
  })

  it('closes from everywhere, naming whom the visitor came for, and then for good', () => {
    const closings = pairs.filter(
      ({ event, at }) => event.type === 'close' && at.state !== 'closed',
    )
    expect(closings.length).toBeGreaterThan(7)
    for (const pair of closings) {
      expect(pair).toMatchObject({ effects: [{ type: 'signupClosed', profile: 'p' }] })
    }
    const after = pairs.filter(({ at }) => at.state === 'closed')
    expect(after.length).toBeGreaterThan(8)
    expect(after.every((pair) => 'why' in pair && pair.why === 'not_now')).toBe(true)
    const bare = step(signup, begin(signup, { profile: null }).next, close)
    expect(bare).toMatchObject({ effects: [{ type: 'signupClosed', profile: null }] })
  })

  it('closes when the visitor is sent to login, but not a member in the middle of a step', () => {
    expect(stateAfter({ type: 'login' })).toBe('closed')
    expect(stateAfter({ type: 'sent', email }, { type: 'login' })).toBe('closed')
    const inStep = step(signup, lived(entered('about')), { type: 'login' })
    expect(inStep).toEqual({ moved: false, why: 'not_now' })
  })

  it('is done where nothing is left to be asked, and only there', () => {
    const done = step(signup, lived(entered()), { type: 'finish' })
    expect(done).toMatchObject({
      next: { state: 'closed' },
      effects: [{ type: 'signupClosed', profile: 'p' }],
    })
    const early = step(signup, lived(entered('push')), { type: 'finish' })
    expect(early).toEqual({ moved: false, why: 'not_now' })
  })

  it('never asks for money: no step is one of payment', () => {
    expect(signupSteps).toEqual(['photo', 'place', 'personal', 'about', 'push'])
  })
})
