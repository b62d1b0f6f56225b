import type { Currency } from '#core/kernel/money.ts'
import type {
  DayReport,
  MoneyFlow,
  ReconciledAmounts,
  ReconciliationStore,
  UnpaidRefund,
} from '#core/payment/reconciliation/rules.ts'
import { REFUND_LATE_MS } from '#core/payment/rules.ts'
import type { Database } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'
import { auditBooks, booksOf } from '../wallet/books.ts'

type Span = { site: string; from: Date; until: Date }
type Paid = { currency: Currency; minor: number; payments: number }

const GRANTS = `('bundle', 'bundle_again')`
const RETURNS = `('refund', 'refund_part', 'withdrawal', 'chargeback', 'chargeback_undone')`
/** As the index names them. */
const MONEY = `('bundle', 'bundle_again', 'refund', 'refund_part', 'withdrawal', 'chargeback',
  'chargeback_undone')`

/** Every payment that was completed in the span, and all that the books wrote for one. */
const reckoned = statement<Span, ReconciledAmounts>(
  null,
  `with sales as (select id from book where site_id = :site and kind = 'sales'),
  touched as (
    select id from payment
    where site_id = :site and completed_at >= :from and completed_at < :until
    union
    select e.operation from ledger_entry e join sales on e.book_id = sales.id
    where e.reason in ${MONEY} and e.at >= :from and e.at < :until
  )
  select t.id as payment, p.state, coalesce((p.context ->> 'granted')::int, 0) as granted,
    coalesce((p.context ->> 'returned')::int, 0) as "takenBack",
    coalesce(-sum(e.credits) filter (where e.reason in ${GRANTS}), 0)::int as booked,
    coalesce(sum(e.credits) filter (where e.reason in ${RETURNS}), 0)::int as returned,
    coalesce((p.context #>> '{charged,undone}')::int, 0) > 0 as undone,
    coalesce(-sum(e.credits) filter (where e.reason = 'chargeback_undone'), 0)::int as restored,
    coalesce((p.withdrawal ->> 'credits')::int, 0) as withdrawn,
    coalesce(sum(e.credits) filter (where e.reason = 'withdrawal'), 0)::int as "withdrawnBooked",
    coalesce((p.context ->> 'paidMinor')::int - (p.context ->> 'backMinor')::int, 0) as "keptMinor",
    coalesce((select sum(minor) from receipt where payment_id = t.id), 0)::int as "receiptsMinor",
    p.context #>> '{amount,currency}' as currency
  from touched t
  left join payment p on p.id = t.id
  left join ledger_entry e on e.operation = t.id and e.book_id = (select id from sales)
  group by t.id, p.state, p.context, p.withdrawal
  order by t.id`,
)

const booked = statement<Span, { granted: number; returned: number }>(
  null,
  `select
    coalesce(-sum(e.credits) filter (where e.reason in ${GRANTS}), 0)::int as granted,
    coalesce(sum(e.credits) filter (where e.reason in ${RETURNS}), 0)::int as returned
  from ledger_entry e join book b on b.id = e.book_id and b.kind = 'sales' and b.site_id = :site
  where e.reason in ${MONEY} and e.at >= :from and e.at < :until`,
)

type Ordered = DayReport['ends'] & Pick<DayReport, 'orders'>

const ordered = statement<Span, Ordered>(
  null,
  `select count(*)::int as orders, count(completed_at)::int as paid,
    (count(*) filter (where is_open))::int as open,
    (count(*) filter (where completed_at is null and not is_open))::int as unpaid
  from payment
  where site_id = :site and created_at >= :from and created_at < :until`,
)

/**
 * A receipt is written with the move that caused it, at the same instant; which one it was tells a
 * refund from a chargeback, and of what the site gives back its buyer's own withdrawal is known.
 */
const flows = statement<Span, MoneyFlow>(
  null,
  `select kind, currency, count(*)::int as times, sum(minor)::float8 as minor,
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
)

/** Of a payment that its provider says is gone whole, nothing is left to be given back. */
const notBack = statement<Span, UnpaidRefund>(
  null,
  `select due.payment_id as payment, due.minor, p.price -> 'total' ->> 'currency' as currency,
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
)

const paid = statement<Span, Paid>(
  null,
  `select price -> 'total' ->> 'currency' as currency, count(*)::int as payments,
    sum((price -> 'total' ->> 'minor')::int)::float8 as minor
  from payment
  where site_id = :site and completed_at >= :from and completed_at < :until
  group by 1 order by 1`,
)

type Key = { site: string; day: string }

const keep = statement<Key & { report: string; now: Date }, { day: string }>(
  'day_report_keep',
  `insert into day_report (site_id, day, report, made_at) values (:site, :day, :report, :now)
  on conflict do nothing returning day`,
)

const untold = statement<Record<never, never>, { report: DayReport }>(
  'day_report_untold',
  'select report from day_report where told_at is null order by day limit 100',
)

const told = statement<Key & { now: Date }, never>(
  'day_report_told',
  `update day_report set told_at = :now where site_id = :site and day = :day and told_at is null`,
)

const lastDay = statement<Pick<Key, 'site'>, { day: string | null }>(
  'day_report_last',
  'select max(day)::text as day from day_report where site_id = :site',
)

/** The ReconciliationStore port. */
export const reconciliationStore = ({ background: pool, url }: Database): ReconciliationStore => ({
  audit: () => auditBooks({ url }),
  facts: async (span) => {
    const [rows, [sums], [count], totals, moved, late, books] = await Promise.all([
      reckoned(pool, span),
      booked(pool, span),
      ordered(pool, span),
      paid(pool, span),
      flows(pool, span),
      notBack(pool, span),
      booksOf(pool),
    ])
    const { orders, ...ends } = count ?? { orders: 0, paid: 0, open: 0, unpaid: 0 }
    return {
      reckoned: rows,
      orders,
      ends,
      paid: totals,
      flows: moved,
      notBack: late,
      granted: sums?.granted ?? 0,
      returned: sums?.returned ?? 0,
      booksSum: books.sum,
      walletsOff: books.walletsOff,
    }
  },
  keep: async (report, now) => {
    const { site, day } = report
    const kept = await keep(pool, { site, day, report: JSON.stringify(report), now })
    return kept.length > 0
  },
  untold: async () => (await untold(pool, {})).map(({ report }) => report),
  told: async ({ site, day }, now) => void (await told(pool, { site, day, now })),
  lastDay: async (site) => (await lastDay(pool, { site }))[0]?.day ?? null,
})
