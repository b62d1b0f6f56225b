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
}

/** How books and payments can disagree. */
export const differenceKinds = [
  'no_payment',
  'not_paid',
  'not_granted',
  'other_amount',
  'not_taken_back',
  'taken_too_early',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]
export type Difference = Reckoned & { kind: DifferenceKind }

/** The first thing that does not add up; null where orders, payments, grants and ledger agree. */
export const differenceOf = (one: Reckoned): DifferenceKind | null => {
  const { state, granted, takenBack, booked, returned } = one
  if (state === null) return 'no_payment'
  if (granted === 0) return booked === 0 ? null : 'not_paid'
  if (booked !== granted) return booked === 0 ? 'not_granted' : 'other_amount'
  if (returned === takenBack) return null
  return returned < takenBack ? 'not_taken_back' : 'taken_too_early'
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
