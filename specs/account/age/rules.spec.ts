import { describe, expect, test } from 'vitest'
import { type AgeEvent, ageInTheWay, mayProveAge, nextAge } from '#core/account/age/rules.ts'
import type { AgeProof } from '#core/account/age/values.ts'

const states: AgeProof['state'][] = ['none', 'asked', 'adult', 'minor']
const events: AgeEvent[] = ['begin', 'adult', 'minor', 'broken_off', 'lapse']

/** Where each event leads from each state. */
const table: Record<AgeProof['state'], Record<AgeEvent, AgeProof['state']>> = {
  none: { begin: 'asked', adult: 'none', minor: 'none', broken_off: 'none', lapse: 'none' },
  asked: { begin: 'asked', adult: 'adult', minor: 'minor', broken_off: 'none', lapse: 'none' },
  adult: { begin: 'adult', adult: 'adult', minor: 'adult', broken_off: 'adult', lapse: 'adult' },
  minor: { begin: 'minor', adult: 'minor', minor: 'minor', broken_off: 'minor', lapse: 'minor' },
}

describe('a proof of age', () => {
  test.each(states.flatMap((state) => events.map((event) => [state, event] as const)))(
    'that is %s comes by %s to where the table says (MOD-08)',
    (state, event) => {
      expect(nextAge(state, event)).toBe(table[state][event])
    },
  )

  test.each([
    ['none', 'ok'],
    ['asked', 'ok'],
    ['adult', 'not_now'],
    ['minor', 'age_refused'],
  ] as const)('that is %s may be begun: %s (MOD-08)', (state, verdict) => {
    expect(mayProveAge({ state })).toBe(verdict)
  })

  test.each([
    [undefined, null, undefined],
    ['none', null, undefined],
    ['none', 'adult', undefined],
    ['none', 'minor', 'refused'],
    ['before_chat', null, 'needed'],
    ['before_chat', undefined, 'needed'],
    ['before_chat', 'adult', undefined],
    ['before_chat', 'minor', 'refused'],
  ] as const)(
    'stands on a site with %s, saying %s, in the way of a message as %s (MOD-08)',
    (mode, outcome, way) => {
      expect(ageInTheWay(mode, outcome)).toBe(way)
    },
  )
})
