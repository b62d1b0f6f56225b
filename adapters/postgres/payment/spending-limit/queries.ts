import type { Currency, Money } from '#core/kernel/money.ts'
import type { Spending } from '#core/payment/spending-limit/ports.ts'
import {
  limitAt,
  noLimit,
  type SpendingLimits,
  type SpendingPeriod,
  type SpentSoFar,
  spanOf,
  spendingPeriods,
} from '#core/payment/spending-limit/rules.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'

const limitRow = {
  period: sqlType.text<SpendingPeriod>(),
  minor: sqlType.integer().nullable(),
  currency: sqlType.text<Currency>().nullable(),
  nextMinor: sqlType.integer().nullable(),
  nextCurrency: sqlType.text<Currency>().nullable(),
  nextAt: sqlType.timestamptz().nullable(),
}

const rowsOf = `select period, minor, currency, next_minor as "nextMinor",
    next_currency as "nextCurrency", next_at as "nextAt"
  from spending_limit where account_id = :account`

export const readLimits = statement({
  name: 'spending_limits',
  values: { account: sqlType.uuid() },
  columns: limitRow,
  text: rowsOf,
})

/** Whoever reads them so decides one after the other, by what the one before has written. */
export const lockLimits = statement({
  name: 'spending_limits_lock',
  values: { account: sqlType.uuid() },
  columns: limitRow,
  text: `${rowsOf} order by period for update`,
})

type LimitRow = Awaited<ReturnType<typeof readLimits>>[number]

const moneyOf = (minor: number | null, currency: Currency | null): Money | null =>
  minor === null || currency === null ? null : { minor, currency }

export const limitsOf = (rows: readonly LimitRow[]): SpendingLimits => {
  const limitOf = (period: SpendingPeriod) => {
    const row = rows.find((each) => each.period === period)
    if (!row) return noLimit
    const { minor, currency, nextMinor, nextCurrency, nextAt: at } = row
    const next = at && { limit: moneyOf(nextMinor, nextCurrency), at }
    return { limit: moneyOf(minor, currency), next }
  }
  return { day: limitOf('day'), week: limitOf('week'), month: limitOf('month') }
}

const sumOf = (filter: string) =>
  `json_build_object(${spendingPeriods
    .map(
      (period) =>
        `'${period}', coalesce(sum(minor) filter (where created_at >= :${period}${filter}), 0)`,
    )
    .join(', ')})`

/** What is still to be paid, or has come and did not go back. */
const sums = statement({
  name: 'spending_sums',
  values: {
    day: sqlType.timestamptz(),
    week: sqlType.timestamptz(),
    month: sqlType.timestamptz(),
    account: sqlType.uuid(),
    since: sqlType.timestamptz(),
  },
  columns: {
    currency: sqlType.text<Currency>(),
    spent: sqlType.json<SpentSoFar>(),
    open: sqlType.json<SpentSoFar>(),
  },
  text: `select currency, ${sumOf('')} as spent, ${sumOf(' and is_open')} as open
  from (
    select created_at, is_open, price #>> '{total,currency}' as currency,
      case when is_open then (price #>> '{total,minor}')::bigint
        else (context ->> 'paidMinor')::bigint - (context ->> 'backMinor')::bigint end as minor
    from payment
    where account_id = :account and created_at >= :since
  ) counted
  group by currency`,
})

/** What was spent in each period of now, in the currency of the limit that holds; else in this one. */
export const spendingOf = async (
  on: Queryable,
  account: string,
  { limits, currency, now }: { limits: SpendingLimits; currency: Currency; now: Date },
): Promise<Spending> => {
  const [day, week, month] = (['day', 'week', 'month'] as const).map(
    (period) => spanOf(period, now).from,
  ) as [Date, Date, Date]
  const since = week < month ? week : month
  const found = await sums(on, { account, since, day, week, month })
  const countedIn = (kind: 'spent' | 'open'): SpentSoFar => {
    const of = (period: SpendingPeriod) => {
      const wanted = limitAt(limits[period], now).limit?.currency ?? currency
      return found.find((row) => row.currency === wanted)?.[kind][period] ?? 0
    }
    return { day: of('day'), week: of('week'), month: of('month') }
  }
  return { limits, spent: countedIn('spent'), open: countedIn('open') }
}
