import type { StoredOf } from '#core/kernel/lifecycles.ts'
import type { Currency } from '#core/kernel/money.ts'
import type { FlowKind, UnpaidRefund } from '#core/payment/reconciliation/rules.ts'
import { REFUND_LATE_MS } from '#core/payment/rules.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'

const GRANTS = `('bundle', 'bundle_again')`
const RETURNS = `('refund', 'refund_part', 'withdrawal', 'chargeback', 'chargeback_undone')`
/** As the index names them. */
const MONEY = `('bundle', 'bundle_again', 'refund', 'refund_part', 'withdrawal', 'chargeback',
  'chargeback_undone')`

const span = { site: sqlType.text(), from: sqlType.timestamptz(), until: sqlType.timestamptz() }

/**
 * Every payment that was completed in the span, and all that the books wrote for one. What came in
 * advance is in a book of its own.
 */
export const paymentsOfDay = statement({
  name: 'payment_reckoned',
  isPrepared: false,
  values: span,
  columns: {
    payment: sqlType.uuid(),
    state: sqlType.jsonb<StoredOf<'payment'>['state']>().nullable(),
    granted: sqlType.integer(),
    takenBack: sqlType.integer(),
    booked: sqlType.integer(),
    returned: sqlType.integer(),
    undone: sqlType.boolean(),
    restored: sqlType.integer(),
    withdrawn: sqlType.integer(),
    withdrawnBooked: sqlType.integer(),
    advanced: sqlType.integer(),
    advancedBooked: sqlType.integer(),
    keptMinor: sqlType.integer(),
    receiptsMinor: sqlType.integer(),
    currency: sqlType.text<Currency>().nullable(),
  },
  text: `with sales as (select id from book where site_id = :site and kind = 'sales'),
  ahead as (select id from book where site_id = :site and kind = 'advance'),
  touched as (
    select id from payment
    where site_id = :site and completed_at >= :from and completed_at < :until
    union
    select e.operation from ledger_entry e join sales on e.book_id = sales.id
    where e.reason in ${MONEY} and e.at >= :from and e.at < :until
    union
    select e.operation from ledger_entry e join ahead on e.book_id = ahead.id
    where e.at >= :from and e.at < :until
  )
  select t.id as payment, p.state, coalesce((p.context ->> 'granted')::int, 0) as granted,
    coalesce((p.context ->> 'returned')::int, 0) as "takenBack",
    coalesce(-sum(e.credits) filter (where e.reason in ${GRANTS}), 0)::int as booked,
    coalesce(sum(e.credits) filter (where e.reason in ${RETURNS}), 0)::int as returned,
    coalesce((p.context #>> '{charged,undone}')::int, 0) > 0 as undone,
    coalesce(-sum(e.credits) filter (where e.reason = 'chargeback_undone'), 0)::int as restored,
    coalesce((p.withdrawal ->> 'credits')::int, 0) as withdrawn,
    coalesce(sum(e.credits) filter (where e.reason = 'withdrawal'), 0)::int as "withdrawnBooked",
    coalesce((p.context ->> 'advanced')::int, 0) as advanced, (
      select coalesce(-sum(a.credits), 0)::int from ledger_entry a
      where a.operation = t.id and a.book_id = (select id from ahead)
    ) as "advancedBooked",
    coalesce((p.context ->> 'paidMinor')::int - (p.context ->> 'backMinor')::int, 0) as "keptMinor",
    coalesce((select sum(minor) from receipt where payment_id = t.id), 0)::int as "receiptsMinor",
    p.context #>> '{amount,currency}' as currency
  from touched t
  left join payment p on p.id = t.id
  left join ledger_entry e on e.operation = t.id and e.book_id = (select id from sales)
  group by t.id, p.state, p.context, p.withdrawal
  order by t.id`,
})

export const bookedAmounts = statement({
  name: 'payment_booked',
  isPrepared: false,
  values: span,
  columns: { granted: sqlType.integer(), returned: sqlType.integer() },
  text: `select
    coalesce(-sum(e.credits) filter (where e.reason in ${GRANTS}), 0)::int as granted,
    coalesce(sum(e.credits) filter (where e.reason in ${RETURNS}), 0)::int as returned
  from ledger_entry e join book b on b.id = e.book_id and b.kind = 'sales' and b.site_id = :site
  where e.reason in ${MONEY} and e.at >= :from and e.at < :until`,
})

export const orderedAmounts = statement({
  name: 'payment_ordered',
  isPrepared: false,
  values: span,
  columns: {
    orders: sqlType.integer(),
    paid: sqlType.integer(),
    open: sqlType.integer(),
    unpaid: sqlType.integer(),
  },
  text: `select count(*)::int as orders, count(completed_at)::int as paid,
    (count(*) filter (where is_open))::int as open,
    (count(*) filter (where completed_at is null and not is_open))::int as unpaid
  from payment
  where site_id = :site and created_at >= :from and created_at < :until`,
})

/**
 * A receipt is written with the move that caused it, at the same instant; which one it was tells a
 * refund from a chargeback, and of what the site gives back its buyer's own withdrawal is known.
 */
export const moneyFlows = statement({
  name: 'payment_flows',
  isPrepared: false,
  values: span,
  columns: {
    kind: sqlType.text<FlowKind>(),
    currency: sqlType.text<Currency>(),
    times: sqlType.integer(),
    minor: sqlType.double(),
    credits: sqlType.integer(),
  },
  text: `select kind, currency, count(*)::int as times, sum(minor)::float8 as minor,
    sum(credits)::int as credits
  from (
    select r.currency, r.minor, r.credits, case
        when m.event = 'paidTwice' then 'again'
        when m.event = 'wonBack' then 'undone'
        when m.event = 'chargedBack' then 'chargeback'
        when m.event = 'giveBack' and (p.withdrawal ->> 'at')::timestamptz = r.at
          then 'withdrawal'
        when r.kind = 'sale' then 'sale' else 'refund'
      end as kind
    from receipt r
    join payment p on p.id = r.payment_id
    left join lateral (
      select event from move
      where lifecycle = 'payment' and entity_id = p.id::text and at = r.at
        and event in ('paid', 'paidTwice', 'wonBack', 'chargedBack', 'giveBack', 'refunded',
          'partlyRefunded')
        and (event in ('paid', 'paidTwice', 'wonBack')) = (r.kind = 'sale')
      order by version limit 1
    ) m on true
    where p.site_id = :site and r.at >= :from and r.at < :until
  ) issued
  group by kind, currency order by kind, currency`,
})

/** Of a payment that its provider says is gone whole, nothing is left to be given back. */
export const refundsNotBack = statement({
  name: 'payment_not_back',
  isPrepared: false,
  values: { until: sqlType.timestamptz(), from: sqlType.timestamptz(), site: sqlType.text() },
  columns: {
    payment: sqlType.uuid(),
    minor: sqlType.integer(),
    currency: sqlType.text<Currency>(),
    since: sqlType.text(),
    why: sqlType.text<UnpaidRefund['why']>(),
  },
  text: `select due.payment_id as payment, due.minor, p.price -> 'total' ->> 'currency' as currency,
    to_char(due.decided_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as since, why
  from (
    select payment_id, part, minor, decided_at, 'unanswered' as why from refund
    where ask_at is not null
      and decided_at < :until::timestamptz - ${REFUND_LATE_MS} * interval '1 ms'
    union all
    select payment_id, part, minor, decided_at, 'refused' from refund
    where refused_at >= :from and refused_at < :until
  ) due
  join payment p on p.id = due.payment_id
  where p.site_id = :site
    and (why = 'refused' or p.state #>> '{}' not in ('refunded', 'chargedBack'))
  order by due.decided_at, due.payment_id, due.part`,
})

export const paidAmounts = statement({
  name: 'payment_paid',
  isPrepared: false,
  values: span,
  columns: {
    currency: sqlType.text<Currency>(),
    payments: sqlType.integer(),
    minor: sqlType.double(),
  },
  text: `select price -> 'total' ->> 'currency' as currency, count(*)::int as payments,
    sum((price -> 'total' ->> 'minor')::int)::float8 as minor
  from payment
  where site_id = :site and completed_at >= :from and completed_at < :until
  group by 1 order by 1`,
})
