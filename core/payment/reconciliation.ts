import type { Stored } from '#core/lifecycle.ts'
import type { payment } from './machine.ts'
import type { Money } from './money.ts'

/** A payment and what the ledger says of it; `state` null: there is no such payment. */
export type Reckoned = {
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
  /** Money that came and did not go back, and what its receipts come to, in minor units. */
  keptMinor: number
  receiptsMinor: number
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
  'other_receipts',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]
export type Difference = Reckoned & { kind: DifferenceKind }

const unpaid: readonly unknown[] = ['loading', 'unknown', 'pending', 'failed', 'cancelled']
const whole: readonly unknown[] = ['completed', 'paidTwice']
const gone: readonly unknown[] = ['refunded', 'chargedBack']

/** What credits went back as its state has it: all, none, or those that the payment counts. */
const dueBack = ({ state, granted, takenBack }: Reckoned): number => {
  if (gone.includes(state)) return granted
  return whole.includes(state) ? 0 : takenBack
}

/** How what went back disagrees, by what the books took and by what the payment counts. */
const backDifference = (one: Reckoned): DifferenceKind | null => {
  const { returned, takenBack, undone, restored } = one
  const due = dueBack(one)
  if (returned === due && takenBack === due) return null
  if (returned < due || takenBack < due) return 'not_taken_back'
  return undone && restored === 0 ? 'not_restored' : 'taken_too_early'
}

/** The first thing that does not add up; null where orders, payments, grants and ledger agree. */
export const differenceOf = (one: Reckoned): DifferenceKind | null => {
  const { state, granted, booked } = one
  if (state === null) return 'no_payment'
  if (unpaid.includes(state)) return booked === 0 && granted === 0 ? null : 'not_paid'
  if (booked !== granted || granted === 0) return booked === 0 ? 'not_granted' : 'other_amount'
  const back = backDifference(one)
  if (back) return back
  if (one.withdrawn !== one.withdrawnBooked) return 'other_withdrawal'
  return one.receiptsMinor === one.keptMinor ? null : 'other_receipts'
}

export const differencesIn = (reckoned: readonly Reckoned[]): Difference[] =>
  reckoned.flatMap((one) => {
    const kind = differenceOf(one)
    return kind === null ? [] : [{ ...one, kind }]
  })

/** One day of a site's money. */
export type DayReport = {
  site: string
  /** `YYYY-MM-DD`, in the zone of the sites. */
  day: string
  orders: number
  /** What was paid, in each currency. */
  paid: (Money & { payments: number })[]
  /** Credits that the books gave for payments, and took back, on that day. */
  granted: number
  returned: number
  differences: Difference[]
  /** The sum of all entries of all books: nought, or the books are broken (promise M3). */
  booksSum: number
  /** Members whose balance is not what their last entry left them with. */
  walletsOff: number
}

/** Whether a person has to look at it. */
export const addsUp = ({ differences, booksSum, walletsOff }: DayReport): boolean =>
  differences.length === 0 && booksSum === 0 && walletsOff === 0

type Facts = Omit<DayReport, 'site' | 'day' | 'differences'> & { reckoned: Reckoned[] }

export interface ReconciliationStore {
  /** What happened on a site from one instant to before another, with all that touched it. */
  facts(span: { site: string; from: Date; until: Date }): Promise<Facts>
  /** Keeps a report; false when that day has one already. */
  keep(report: DayReport, now: Date): Promise<boolean>
  /** Reports that nobody was told of yet. */
  untold(): Promise<DayReport[]>
  told(report: Pick<DayReport, 'site' | 'day'>, now: Date): Promise<void>
  /** Whether that day of a site has a report. */
  has(site: string, day: string): Promise<boolean>
}
