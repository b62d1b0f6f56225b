import type { Verdict, WarningKind } from '#core/chat/warnings/values.ts'
import type { Currency, Money } from '#core/kernel/money.ts'
import type { Decision, Finding, ReportReason } from '#core/moderation/values.ts'

/** Of so many, so many are of fictional profiles. */
export type Share = { fictional: number; all: number }

/** Why money goes back: by the site, by the buyer within their term, or by a bank. */
export const returnKinds = ['refund', 'withdrawal', 'chargeback'] as const
export type ReturnKind = (typeof returnKinds)[number]

/** `method`: by its name among those of payment. */
export type Income = { method: string; currency: Currency; minor: number; orders: number }
export type Returned = { kind: ReturnKind; currency: Currency; minor: number; times: number }

/** Credits that members have not spent: all, those that were paid for, and what was paid for them. */
export type Unspent = { all: number; bought: number | null; worth: Money[] }

/**
 * One day of a site, counted once, when it was over (MOD-09). It names nobody and outlives what it
 * was counted from. `null`: the day was over too long ago to be counted.
 */
export type DayStatistics = {
  income: Income[]
  returned: Returned[]
  /** At the end of the day. */
  unspent: Unspent | null
  fiction: { profiles: Share; conversations: Share; paid: Share }
  /**
   * `daily` and `monthly`: who was there on that day, and within 30 days. `joined`: who signed up,
   * `confirmed` of them, and `buyers`: whose first purchase it was.
   */
  members: {
    daily: number | null
    monthly: number | null
    joined: number
    confirmed: number
    buyers: number
  }
  reports: { reason: ReportReason; times: number }[]
  decisions: { decision: Decision; found: Finding; times: number }[]
  /** Whole minutes from opening to the first decision, one for each case that waited for it. */
  decisionMinutes: number[]
  appeals: { lodged: number; upheld: number; overturned: number }
  /** Verdicts of receivers on warnings; a warning of two kinds counts once for each. */
  warnings: { kind: WarningKind; verdict: Verdict; times: number }[]
}

/** How days are put together. */
export const periodKinds = ['day', 'month', 'year'] as const
export type PeriodKind = (typeof periodKinds)[number]

/** Of each kind so many are shown. */
export const PERIODS_SHOWN: Record<PeriodKind, number> = { day: 30, month: 12, year: 10 }

/** Days in a row: what happened on them together, and what was there at the end of the last one. */
export type PeriodStatistics = Omit<DayStatistics, 'decisionMinutes'> & {
  /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. */
  period: string
  days: number
  /** Half of the decisions were quicker; null where there was none. */
  medianMinutes: number | null
  decided: number
}

/** What waits for somebody at this moment. */
export type WaitingNow = {
  refunds: (Money & { times: number })[]
  /** Cases without a decision, and since when the oldest of them waits. */
  cases: { waiting: number; since: Date | null }
  /** Orders that no provider has said anything final of for more than a day. */
  orders: number
  /** Mails, looks at payments and the like that were given up and need somebody. */
  work: number
}
