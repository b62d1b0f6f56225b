import { begin, step } from '#core/kernel/lifecycle.ts'
import type { EventOf } from '#core/kernel/lifecycles.ts'
import { DAY_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import { deskCalls } from '#core/moderation/desk/contract.ts'
import { moderationCase } from '#core/moderation/machine.ts'
import { reportingCalls } from '#core/moderation/reporting/contract.ts'
import { fitsTerm, isLockAlarm, mayLock } from '#core/moderation/rules.ts'
import { signsOf } from '#core/moderation/signs/rules.ts'
import type { OpenerCounts } from '#core/moderation/signs/values.ts'

type Verdicts = [at: unknown, beyond: unknown, expected: [at: unknown, beyond: unknown]]

const calm = { ageMs: 0, inHour: 1, inDay: 1, same: 1, contacts: 1 }
const signsAt = (counts: Partial<OpenerCounts>) =>
  signsOf({ ...calm, ...counts }, { isContact: true }).length

/** What the rules of a case say on both sides of each limit. */
export const bothSidesOfCases: Record<string, (limit: number) => Verdicts> = {
  PAUSE_DAYS_MAX: (days) => [
    fitsTerm('pause_chat', days),
    fitsTerm('pause_chat', days + 1),
    [true, false],
  ],
  SUSPENSION_DAYS_MAX: (days) => [
    fitsTerm('suspend', days),
    fitsTerm('suspend', days + 1),
    [true, false],
  ],
  REPORT_WORDS_MAX: (max) => {
    const { words } = reportingCalls['POST /api/report.php'].body.shape
    const takesOf = (length: number) => words.safeParse('x'.repeat(length)).success
    return [takesOf(max), takesOf(max + 1), [true, false]]
  },
  LOCKS_PER_DAY: (max) => [mayLock({ today: max - 1 }), mayLock({ today: max }), [true, false]],
  NOTICE_LOCKS_ALARM: (min) => [isLockAlarm(min - 1), isLockAlarm(min), [false, true]],
  POLICE_NUMBER_MAX: (max) => {
    const { number } = deskCalls['POST /api/desk-police.php'].body.shape
    const takesOf = (length: number) => number.safeParse('x'.repeat(length)).success
    return [takesOf(max), takesOf(max + 1), [true, false]]
  },
  NEW_ACCOUNT_DAYS: (days) => [
    signsAt({ inHour: 99, ageMs: days * DAY_MS - 1 }),
    signsAt({ inHour: 99, ageMs: days * DAY_MS }),
    [1, 0],
  ],
  NEW_CHATS_PER_HOUR: (max) => [signsAt({ inHour: max }), signsAt({ inHour: max + 1 }), [0, 1]],
  NEW_CHATS_PER_DAY: (max) => [signsAt({ inDay: max }), signsAt({ inDay: max + 1 }), [0, 1]],
  SAME_OPENER_OTHERS: (max) => [signsAt({ same: max - 1 }), signsAt({ same: max }), [0, 1]],
  CONTACT_OPENERS: (max) => [signsAt({ contacts: max - 1 }), signsAt({ contacts: max }), [0, 1]],
  FACTS_LENGTH_MAX: (max) => {
    const { facts } = deskCalls['POST /api/desk-decision.php'].body.shape
    const takesOf = (length: number) => facts.safeParse('x'.repeat(length)).success
    return [takesOf(max), takesOf(max + 1), [true, false]]
  },
}

/** The deadline that a decision sets, or what comes after it. */
const dueOfCase = (delay: string): number | undefined => {
  const eva = { by: 'eva', involved: false } as const
  const statement = { id: 's', rule: null, facts: 'Zo was het.' }
  const events: EventOf<'moderationCase'>[] = [
    { type: 'claim', ...eva },
    {
      type: 'decide',
      by: 'eva',
      decision: 'warning',
      days: null,
      statement,
      restriction: null,
    },
    { type: 'appeal', party: 'accused', words: 'Nee.' },
    { type: 'claim', by: 'finn', involved: false },
    { type: 'uphold', by: 'finn', statement },
  ]
  const opened = { case: 'z', accused: 'a', subject: 'member', about: 'a', urgency: 2 } as const
  let at = begin(moderationCase, opened).next
  for (const event of events) {
    const result = step(moderationCase, at, event)
    if (!result.moved) return undefined
    const found = result.due.find(({ name }) => name.includes(delay))?.afterMs
    if (found !== undefined) return found
    at = result.next
  }
  return undefined
}
/** The deadlines of a case, by the constants that they are as long as. */
export const deadlinesOfCases: Record<string, [delay: number | undefined, unitMs: number]> = {
  CASE_LEASE_MINUTES: [dueOfCase('lease'), MINUTE_MS],
  APPEAL_DAYS: [dueOfCase('appealTerm'), DAY_MS],
  EVIDENCE_DAYS: [dueOfCase('evidenceTerm'), DAY_MS],
}
