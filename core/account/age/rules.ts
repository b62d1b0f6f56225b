import { HOUR_MS } from '#core/kernel/time-units.ts'
import { ok } from '#core/kernel/verdict.ts'
import type { AgeAnswer, AgeOutcome, AgeProof, AgeProofMode } from './values.ts'

/** A proof that was begun counts for so long; what is reported later is about nothing. */
export const AGE_ASK_HOURS = 24

type State = AgeProof['state']
export type AgeEvent = 'begin' | 'lapse' | Exclude<AgeAnswer, 'open'>

/** What has been said stays said: neither `adult` nor `minor` leads anywhere. */
const moves: Record<State, Partial<Record<AgeEvent, State>>> = {
  none: { begin: 'asked' },
  asked: {
    begin: 'asked',
    adult: 'adult',
    minor: 'minor',
    broken_off: 'none',
    lapse: 'none',
  },
  adult: {},
  minor: {},
}

/** Where an event leads; what fits nowhere, as a report that comes twice, changes nothing. */
export const nextAge = (state: State, event: AgeEvent): State => moves[state][event] ?? state

/** Whether a proof of this age can still be reported. */
export const hasLapsed = ({ askedAt }: { askedAt: Date }, now: Date): boolean =>
  now.getTime() - askedAt.getTime() >= AGE_ASK_HOURS * HOUR_MS

/** Whether a member may begin to prove their age: whatever the site wants, and once. */
export const mayProveAge = ({ state }: { state: State }) => {
  if (state === 'minor') return 'age_refused'
  return state === 'adult' ? 'not_now' : ok
}

/**
 * What keeps a member from writing: no proof where the site wants one, or one that says that they
 * are under 18, whatever the site wants by now.
 */
export const ageInTheWay = (
  mode: AgeProofMode | undefined,
  outcome: AgeOutcome | null | undefined,
): 'needed' | 'refused' | undefined => {
  if (outcome === 'minor') return 'refused'
  return mode === 'before_chat' && outcome !== 'adult' ? 'needed' : undefined
}
