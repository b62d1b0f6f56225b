import type { Currency, Money } from '#core/kernel/money.ts'
import type { Spending } from './ports.ts'
import { leftOf, limitAt, type SpendingPeriod, spanOf, spendingPeriods } from './rules.ts'

/**
 * How a limit stands. `next`: a raise, or its end, that counts from `at` on. `open` of what is
 * `spent` is for orders that are still to be paid. The next period begins at `until`.
 */
export type LimitStatus = {
  period: SpendingPeriod
  limit: Money | null
  next: { limit: Money | null; at: Date } | null
  spent: Money
  open: Money
  left: Money | null
  until: Date
}

/** `currency`: what the member pays in, and so what a new limit is in. */
export type LimitStatuses = { currency: Currency; limits: LimitStatus[] }

/** Of each period; where there is no limit, sums are in the member's own currency. */
export const limitStatusesOf = (
  { limits, spent, open }: Spending,
  currency: Currency,
  now: Date,
): LimitStatuses => ({
  currency,
  limits: spendingPeriods.map((period) => {
    const { limit, next } = limitAt(limits[period], now)
    const money = (minor: number) => ({ minor, currency: limit?.currency ?? currency })
    return {
      period,
      limit,
      next,
      spent: money(spent[period]),
      open: money(open[period]),
      left: limit && leftOf(limit, spent[period]),
      until: spanOf(period, now).until,
    }
  }),
})
