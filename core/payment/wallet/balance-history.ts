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
