import { beginningOf, dayOf, daysAfter, mondayOf } from '#core/kernel/day.ts'
import type { Money } from '#core/kernel/money.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { ok } from '#core/kernel/verdict.ts'

/** A limit that is raised or taken away counts so many days later (promise H10). */
export const SPENDING_RAISE_DAYS = 7

/** The highest limit that can be set, in minor units: beyond it one needs none. */
export const SPENDING_LIMIT_MAX = 10_000_000

export const spendingPeriods = ['day', 'week', 'month'] as const
export type SpendingPeriod = (typeof spendingPeriods)[number]

/** A limit that a member has set; null is no limit. `next` counts from `at` on. */
export type SpendingLimit = {
  limit: Money | null
  next: { limit: Money | null; at: Date } | null
}
export type SpendingLimits = Record<SpendingPeriod, SpendingLimit>

export const noLimit: SpendingLimit = { limit: null, next: null }

/** What came and may still come for orders placed in a period, in minor units of one currency. */
export type SpentSoFar = Record<SpendingPeriod, number>

/**
 * The day, the week from Monday on, or the month that an instant is in: `until` is not in it. Each
 * begins at midnight where the sites are.
 */
export const spanOf = (period: SpendingPeriod, now: Date): { from: Date; until: Date } => {
  const today = dayOf(now)
  const first = { day: today, week: mondayOf(today), month: `${today.slice(0, 8)}01` }[period]
  const next = {
    day: daysAfter(today, 1),
    week: daysAfter(first, 7),
    month: `${daysAfter(first, 31).slice(0, 8)}01`,
  }[period]
  return { from: beginningOf(first), until: beginningOf(next) }
}

/** What counts now: a raise whose time has come is the limit itself. */
export const limitAt = (set: SpendingLimit, now: Date): SpendingLimit =>
  set.next && set.next.at <= now ? { limit: set.next.limit, next: null } : set

/** Whether a limit holds back at least as much as another; those of two currencies never do. */
const isAsTight = (requested: Money | null, limit: Money | null): boolean =>
  limit === null ||
  (requested !== null && requested.currency === limit.currency && requested.minor <= limit.minor)

/**
 * A limit after its member wished for another one. Lower counts at once, and calls a raise off;
 * higher, none, or another currency counts after `SPENDING_RAISE_DAYS`. Wishing again for no more
 * than what is coming already does not put it off.
 */
export const changedLimit = (
  set: SpendingLimit,
  requested: Money | null,
  now: Date,
): SpendingLimit => {
  const { limit, next } = limitAt(set, now)
  if (isAsTight(requested, limit)) return { limit: requested, next: null }
  const later = new Date(now.getTime() + SPENDING_RAISE_DAYS * DAY_MS)
  const at = next && isAsTight(requested, next.limit) ? next.at : later
  return { limit, next: { limit: requested, at } }
}

/** What an order would break: how much of the limit is left, and when its period ends. */
export type BrokenLimit = { period: SpendingPeriod; limit: Money; left: Money; until: Date }

export type PlannedPurchase = {
  limits: SpendingLimits
  spent: SpentSoFar
  amount: Money
  now: Date
}

/**
 * The limits that an order of this amount would break; of several the one that lasts longest comes
 * first. An order in another currency than a limit's breaks it, as nobody can tell what is left.
 */
export const brokenLimits = ({ limits, spent, amount, now }: PlannedPurchase): BrokenLimit[] =>
  spendingPeriods
    .flatMap((period) => {
      const { limit } = limitAt(limits[period], now)
      if (limit === null) return []
      const left = leftOf(limit, spent[period])
      const fits = limit.currency === amount.currency && amount.minor <= left.minor
      return fits ? [] : [{ period, limit, left, until: spanOf(period, now).until }]
    })
    .sort((a, b) => b.until.getTime() - a.until.getTime())

/** What of a limit can still be spent. */
export const leftOf = (limit: Money, spent: number): Money => ({
  ...limit,
  minor: Math.max(0, limit.minor - spent),
})

/** Whether an order fits in all limits that its buyer has set (product spec, section 9; PAY-12). */
export const mayBuy = (buying: PlannedPurchase) =>
  brokenLimits(buying).length === 0 ? ok : 'spending_limit'
