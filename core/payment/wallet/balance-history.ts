import { daysAfter } from '#core/kernel/day.ts'

/** A day on which a balance changed: what came in, what went out, and what it ended with. */
export type BalanceDay = { day: string; gained: number; spent: number; balance: number }

/**
 * How a balance went, day by day (`YYYY-MM-DD`, where the sites are), `from` and `until` included.
 * Days without a change are left out; `before` is what there was when it began.
 */
export type BalanceHistory = { from: string; until: string; before: number; days: BalanceDay[] }

/** So many days a member sees the course of, today included. */
export const BALANCE_HISTORY_DAYS = 90

/** The first day of the course that ends with this one. */
export const balanceHistoryFrom = (until: string): string =>
  daysAfter(until, 1 - BALANCE_HISTORY_DAYS)

/** What each day of the course ended with, none left out. */
export const everyDay = ({ from, until, before, days }: BalanceHistory) => {
  const changed = new Map(days.map(({ day, balance }) => [day, balance]))
  const all: { day: string; balance: number }[] = []
  let balance = before
  for (let day = from; day <= until; day = daysAfter(day, 1)) {
    balance = changed.get(day) ?? balance
    all.push({ day, balance })
  }
  return all
}

const ROUND = [1, 2, 2.5, 3, 4, 5, 10]
const LINES = [2, 3]

/** Two or three round values up to at least this one, as near to it as such values come. */
export const roundValuesTo = (most: number): number[] => {
  const unit = 10 ** Math.floor(Math.log10(Math.max(most, 1)))
  const steps = [
    ...ROUND.map((times) => (times * unit) / 10),
    ...ROUND.map((times) => times * unit),
  ]
  const scales = LINES.flatMap((count) => steps.map((step) => ({ step, top: step * count, count })))
  const fitting = scales.filter(({ step, top }) => Number.isInteger(step) && top >= most)
  const [best] = fitting.sort((a, b) => a.top - b.top || a.count - b.count)
  const { step = 1, count = 2 } = best ?? {}
  return Array.from({ length: count }, (_, nth) => step * (nth + 1))
}
