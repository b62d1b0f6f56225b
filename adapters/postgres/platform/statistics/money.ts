import type { Currency, Money } from '#core/kernel/money.ts'
import type { ReturnKind } from '#core/site/statistics/values.ts'
import { sqlType } from '../sql-types.ts'
import { statement } from '../statement.ts'

const span = { site: sqlType.text(), from: sqlType.timestamptz(), until: sqlType.timestamptz() }

export const incomeOf = statement({
  name: 'statistics_income',
  isPrepared: false,
  values: span,
  columns: {
    method: sqlType.text(),
    currency: sqlType.text<Currency>(),
    minor: sqlType.double(),
    orders: sqlType.integer(),
  },
  text: `select r.method, r.currency, sum(r.minor)::float8 as minor,
    count(distinct r.payment_id)::int as orders
  from receipt r join payment p on p.id = r.payment_id
  where p.site_id = :site and r.kind = 'sale' and r.at >= :from and r.at < :until
  group by r.method, r.currency order by minor desc, r.method`,
})

/** Who withdrew is known by the instant that stands with the order, a bank by the move. */
export const returnedOf = statement({
  name: 'statistics_returned',
  isPrepared: false,
  values: span,
  columns: {
    kind: sqlType.text<ReturnKind>(),
    currency: sqlType.text<Currency>(),
    minor: sqlType.double(),
    times: sqlType.integer(),
  },
  text: `select kind, currency, sum(minor)::float8 as minor, count(*)::int as times
  from (
    select r.currency, -r.minor as minor, case
        when (p.withdrawal ->> 'at')::timestamptz = r.at then 'withdrawal'
        when exists (
          select from move where lifecycle = 'payment' and entity_id = p.id::text
            and at = r.at and event = 'chargedBack'
        ) then 'chargeback' else 'refund'
      end as kind
    from receipt r join payment p on p.id = r.payment_id
    where p.site_id = :site and r.kind <> 'sale' and r.at >= :from and r.at < :until
  ) back
  group by kind, currency order by kind, currency`,
})

/** By the day before and what moved since, or by all entries where no day was counted before. */
export const unspentCredits = statement({
  name: 'statistics_unspent',
  isPrepared: false,
  values: { ...span, before: sqlType.double().nullable() },
  columns: { all: sqlType.double() },
  text: `select (
    coalesce(:before::float8, (
      select coalesce(sum(e.credits), 0) from ledger_entry e join book b on b.id = e.book_id
      where b.site_id = :site and b.kind = 'member' and e.at < :from
    )) + (
      select coalesce(sum(e.credits), 0) from ledger_entry e join book b on b.id = e.book_id
      where b.site_id = :site and b.kind = 'member' and e.at >= :from and e.at < :until
    ))::float8 as all`,
})

/**
 * Of all orders what is not spent, by the rule of withdrawal: what is spent comes from those credits
 * that were free, then from the oldest order. What came in advance of its money is not bought yet.
 */
export const unspentOrders = statement({
  name: 'statistics_unspent_orders',
  isPrepared: false,
  values: { site: sqlType.text() },
  columns: { bought: sqlType.double(), worth: sqlType.json<Money[]>() },
  text: `with ahead as (
    select account_id, sum((context ->> 'advanced')::int) as credits from payment
    where site_id = :site and method = 'directdebit' and is_open group by account_id
  ), orders as (
    select greatest(0, w.balance - coalesce(a.credits, 0)) as balance, p.context #>> '{amount,currency}' as currency,
      (p.context ->> 'granted')::int - (p.context ->> 'returned')::int as own,
      (p.context ->> 'paidMinor')::int - (p.context ->> 'backMinor')::int as minor,
      coalesce(sum((p.context ->> 'granted')::int - (p.context ->> 'returned')::int) over (
        partition by p.account_id order by p.completed_at desc, p.id desc
        rows between unbounded preceding and 1 preceding
      ), 0) as later
    from payment p join wallet w on w.account_id = p.account_id and w.balance > 0
    left join ahead a on a.account_id = p.account_id
    where p.site_id = :site and p.completed_at is not null
  ), left_over as (
    select currency, greatest(0, least(balance - later, own)) as unused, own, minor
    from orders where own > 0
  ), by_currency as (
    select currency, sum(unused) as unused, round(sum(minor::numeric * unused / own)) as minor
    from left_over group by currency having sum(unused) > 0
  )
  select coalesce(sum(unused), 0)::float8 as bought,
    coalesce(json_agg(json_build_object('currency', currency, 'minor', minor)
      order by minor desc), '[]') as worth
  from by_currency`,
})

export const refundsWaiting = statement({
  name: 'statistics_refunds_waiting',
  isPrepared: false,
  values: { site: sqlType.text() },
  columns: {
    currency: sqlType.text<Currency>(),
    minor: sqlType.double(),
    times: sqlType.integer(),
  },
  text: `select p.price -> 'total' ->> 'currency' as currency, sum(r.minor)::float8 as minor,
    count(*)::int as times
  from refund r join payment p on p.id = r.payment_id
  where p.site_id = :site and r.ask_at is not null
  group by 1 order by 1`,
})
