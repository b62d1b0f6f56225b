import { daysAfter } from '#core/kernel/day.ts'
import type { Stored } from '#core/kernel/lifecycle.ts'
import type { Currency, Money } from '../../kernel/money.ts'
import type { payment } from '../machine.ts'

/** A payment and what the ledger says of it; `state` null: there is no such payment. */
export type ReconciledAmounts = {
  payment: string
  state: Stored<typeof payment.machine>['state'] | null
  /** Credits that the payment says it brought, and those of them that it says were taken back. */
  granted: number
  takenBack: number
  /** Credits that the books gave for it, and took back. */
  booked: number
  returned: number
  /** Whether its payer's bank undid a chargeback, and the credits that the books gave back for that. */
  undone: boolean
  restored: number
  /** Credits of a withdrawal, as its buyer was told and as the books took them. */
  withdrawn: number
  withdrawnBooked: number
  /** Credits before their money, as the payment says and as their own book has them. */
  advanced: number
  advancedBooked: number
  /** Money that came and did not go back, and what its receipts come to, in minor units. */
  keptMinor: number
  receiptsMinor: number
  /** Of both; null where there is no payment. */
  currency: Currency | null
}

/** How books and payments can disagree. */
export const differenceKinds = [
  'no_payment',
  'not_paid',
  'not_granted',
  'other_amount',
  'not_taken_back',
  'taken_too_early',
  'not_restored',
  'other_withdrawal',
  'other_advance',
  'other_receipts',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]
export type Difference = ReconciledAmounts & { kind: DifferenceKind }

const unpaid: readonly unknown[] = ['loading', 'unknown', 'pending', 'failed', 'cancelled']
const whole: readonly unknown[] = ['completed', 'paidTwice']
const gone: readonly unknown[] = ['refunded', 'chargedBack']

/** What credits went back as its state has it: all, none, or those that the payment counts. */
const dueBack = ({ state, granted, takenBack }: ReconciledAmounts): number => {
  if (gone.includes(state)) return granted
  return whole.includes(state) ? 0 : takenBack
}

/** How what went back disagrees, by what the books took and by what the payment counts. */
const backDifference = (one: ReconciledAmounts): DifferenceKind | null => {
  const { returned, takenBack, undone, restored } = one
  const due = dueBack(one)
  if (returned === due && takenBack === due) return null
  if (returned < due || takenBack < due) return 'not_taken_back'
  return undone && restored === 0 ? 'not_restored' : 'taken_too_early'
}

/** The first thing that does not add up; null where orders, payments, grants and ledger agree. */
export const differenceOf = (one: ReconciledAmounts): DifferenceKind | null => {
  const { state, granted, booked } = one
  if (state === null) return 'no_payment'
  if (one.advanced !== one.advancedBooked) return 'other_advance'
  if (unpaid.includes(state)) return booked === 0 && granted === 0 ? null : 'not_paid'
  if (booked !== granted || granted === 0) return booked === 0 ? 'not_granted' : 'other_amount'
  const back = backDifference(one)
  if (back) return back
  if (one.withdrawn !== one.withdrawnBooked) return 'other_withdrawal'
  return one.receiptsMinor === one.keptMinor ? null : 'other_receipts'
}

export const differencesIn = (reckoned: readonly ReconciledAmounts[]): Difference[] =>
  reckoned.flatMap((one) => {
    const kind = differenceOf(one)
    return kind === null ? [] : [{ ...one, kind }]
  })

/**
 * Why money came or went: paid, paid once more for the same order, given back by the site or its
 * provider, withdrawn from by its buyer, taken back by a bank, and brought back by that bank.
 */
export const flowKinds = ['sale', 'again', 'refund', 'withdrawal', 'chargeback', 'undone'] as const
export type FlowKind = (typeof flowKinds)[number]

/** Receipts of one kind in one currency; money and credits that went back are below zero. */
export type MoneyFlow = Money & { kind: FlowKind; times: number; credits: number }

/**
 * Money that the site decided to give back and that did not go: its provider has not said yes or no
 * for `REFUND_LATE_MS`, or said no on this day, so that a person pays it. `since`: the day on which
 * it was decided.
 */
export type UnpaidRefund = Money & { payment: string; since: string; why: 'unanswered' | 'refused' }

/** Payments, and what two sources say of them: the same, or a difference has a name. */
export type ReconciledTotals = {
  payments: number
  /** Credits, as the payments and as the books have them. */
  granted: { payments: number; books: number }
  returned: { payments: number; books: number }
  /** Money that stayed, in minor units, as the payments and as their receipts have it. */
  kept: { currency: Currency; payments: number; receipts: number }[]
}

const sum = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((before, one) => before + of(one), 0)

/** What all of them come to, side by side. */
export const reconciledTotalsOf = (reckoned: readonly ReconciledAmounts[]): ReconciledTotals => {
  const byCurrency = Map.groupBy(reckoned, ({ currency }) => currency)
  return {
    payments: reckoned.length,
    granted: {
      payments: sum(reckoned, (one) => one.granted),
      books: sum(reckoned, (one) => one.booked),
    },
    returned: {
      payments: sum(reckoned, (one) => one.takenBack),
      books: sum(reckoned, (one) => one.returned),
    },
    kept: [...byCurrency].flatMap(([currency, own]) =>
      currency === null
        ? []
        : {
            currency,
            payments: sum(own, ({ keptMinor }) => keptMinor),
            receipts: sum(own, ({ receiptsMinor }) => receiptsMinor),
          },
    ),
  }
}

/** How many receipts there are in each currency, and what they come to. */
export const receiptsIn = (flows: readonly MoneyFlow[]): (Money & { receipts: number })[] =>
  [...Map.groupBy(flows, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    minor: sum(own, ({ minor }) => minor),
    receipts: sum(own, ({ times }) => times),
  }))

/**
 * What became of direct debits on a day, and how many accounts may pay by none at its report.
 * `ahead`: the credits that stand in advance of their money then; left out of reports that were kept
 * before they were counted.
 */
export type DayDebits = {
  collected: number
  failed: number
  reversed: number
  blocked: number
  ahead?: number
}

/** One day of a site's money. */
export type DayReport = {
  site: string
  /** `YYYY-MM-DD`, in the zone of the sites. */
  day: string
  orders: number
  /** What became of them since: the three of them are all orders. */
  ends: { paid: number; open: number; unpaid: number }
  /** What was paid, in each currency. */
  paid: (Money & { payments: number })[]
  /** The receipts of that day, by what they are for. */
  flows: MoneyFlow[]
  /** Left out of reports that were kept before debits were counted. */
  debits?: DayDebits
  /** Credits that the books gave for payments, and took back, on that day. */
  granted: number
  returned: number
  /** All payments that were paid or touched on that day, as they stand. */
  standing: ReconciledTotals
  differences: Difference[]
  notBack: UnpaidRefund[]
  /** Work that was given up and that a person has to put back, by its kind, and since which day. */
  failedJobs: { kind: string; jobs: number; since: string }[]
  /**
   * Objections to decisions that nobody who works there may look at. Left out of reports that were
   * kept before they were counted.
   */
  stuckAppeals?: number
  /** The sum of all entries of all books: nought, or the books are broken (promise M3). */
  booksSum: number
  /** Members whose balance is not what their last entry left them with. */
  walletsOff: number
}

/** What stays of a day's payments, after all that went and came beside them. */
export const balancesOf = ({ paid, flows }: Pick<DayReport, 'paid' | 'flows'>): Money[] => {
  const beside = flows.filter(({ kind }) => kind !== 'sale')
  return [...Map.groupBy([...paid, ...beside], ({ currency }) => currency)].map(
    ([currency, own]) => ({ currency, minor: sum(own, ({ minor }) => minor) }),
  )
}

/** Of a refund that was refused a person hears at once; one without an answer is nobody's yet. */
const isNobodys = ({ why }: UnpaidRefund) => why === 'unanswered'

/** Whether a person has to look at it. */
export const addsUp = ({ differences, notBack, booksSum, walletsOff }: DayReport): boolean =>
  differences.length === 0 && !notBack.some(isNobodys) && booksSum === 0 && walletsOff === 0

type Facts = Omit<
  DayReport,
  'site' | 'day' | 'differences' | 'standing' | 'failedJobs' | 'stuckAppeals'
> & {
  reckoned: ReconciledAmounts[]
}

/** So many days at most are reported late, after a time in which nothing was. */
export const REPORT_DAYS_MAX = 31

/** The days up to `yesterday` that have no report yet; a site that has none begins with that one. */
export const daysToReport = (last: string | null, yesterday: string): string[] => {
  const first = daysAfter(yesterday, 1 - REPORT_DAYS_MAX)
  const next = last === null ? yesterday : daysAfter(last, 1)
  const days: string[] = []
  for (let day = next < first ? first : next; day <= yesterday; day = daysAfter(day, 1)) {
    days.push(day)
  }
  return days
}

/** The books, reckoned from their entries alone: whatever differs, at most `AUDIT_NAMED` of a kind. */
export type BooksAudit = {
  entries: number
  sum: number
  balances: number
  wallets: { account: string; balance: number; booked: number }[]
  operations: { operation: string; sum: number }[]
}
export const AUDIT_NAMED = 100

export interface ReconciliationStore {
  /** Reads every entry of all sites, however long that takes. */
  audit(): Promise<BooksAudit>
  /** What happened on a site from one instant to before another, with all that touched it. */
  facts(span: { site: string; from: Date; until: Date }): Promise<Facts>
  /** Keeps a report; false when that day has one already. */
  keep(report: DayReport, now: Date): Promise<boolean>
  /** Reports that nobody was told of yet. */
  unreported(): Promise<DayReport[]>
  markReported(report: Pick<DayReport, 'site' | 'day'>, now: Date): Promise<void>
  /** The last day of a site that has a report; null where none has. */
  lastDay(site: string): Promise<string | null>
}
