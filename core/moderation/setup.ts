import { setup } from 'xstate'
import { guardsOf, type Words } from '#core/kernel/lifecycle.ts'
import { DAY_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import {
  APPEAL_DAYS,
  CASE_LEASE_MINUTES,
  EVIDENCE_DAYS,
  mayAppeal,
  mayClaim,
  mayDecide,
  mayDecideAnew,
  mayOverturn,
  mayRelease,
  mayUphold,
} from './rules.ts'
import type {
  CaseSubject,
  Decision,
  NewEvidence,
  NewReport,
  NewStatement,
  Party,
  Urgency,
} from './values.ts'

type Input = {
  case: string
  accused: string | null
  subject: CaseSubject
  /** Of what it is about; null of what has no id here. */
  about: string | null
  urgency: Urgency
}
export type Context = Input & {
  claimedBy: string | null
  decidedBy: string | null
  /** Who let a decision stand, or took it back. */
  reviewedBy: string | null
  decision: Decision | null
  /** What holds by the decision; null where nothing does. */
  restriction: string | null
  appealBy: Party | null
  appealed: Party[]
}

/** `restriction`: a new id, by which it begins once; null where the decision restricts nothing. */
export type Decided = {
  by: string
  decision: Decision
  days: number | null
  statement: NewStatement
  restriction: string | null
}
export type Event =
  | { type: 'report'; urgency: Urgency; report: NewReport; evidence: NewEvidence[] }
  | { type: 'claim'; by: string; involved: boolean }
  | { type: 'release'; by: string }
  | ({ type: 'decide' } & Decided)
  | { type: 'tellPolice'; by: string; number: string }
  | { type: 'appeal'; party: Party; words: string }
  | { type: 'uphold'; by: string; statement: NewStatement }
  /** `stays`: another decision removes the same photo, which is not back by this. */
  | { type: 'overturn'; by: string; statement: NewStatement; stays?: boolean }
type OfCase = { case: string; accused: string | null }
type Effect =
  | ({
      type: 'caseDecided'
      subject: CaseSubject
      decision: Decision
      days: number | null
      about: string | null
      statement: string
      restriction: string | null
    } & OfCase)
  | ({ type: 'policeTold' } & OfCase)
  | ({ type: 'appealed'; party: Party } & OfCase)
  | ({ type: 'caseUpheld'; party: Party | null; statement: string } & OfCase)
  | ({
      type: 'caseOverturned'
      statement: string
      restriction: string | null
      stays?: boolean | undefined
    } & OfCase)
  | ({ type: 'caseClosed' } & OfCase)

export const rules = {
  mayClaim,
  mayRelease,
  mayDecide,
  mayAppeal,
  mayUphold,
  mayOverturn,
  mayDecideAnew,
}

export const chart = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as Words,
  },
  guards: guardsOf(rules),
  delays: {
    lease: CASE_LEASE_MINUTES * MINUTE_MS,
    appealTerm: APPEAL_DAYS * DAY_MS,
    evidenceTerm: EVIDENCE_DAYS * DAY_MS,
  },
})
