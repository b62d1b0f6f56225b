import { lines, policies } from '#core/kernel/job-policies.ts'
import type { MetricsStore } from '#core/kernel/metrics.ts'
import { profilesLockedForTerm } from '../moderation/locked-before.ts'
import { isStuck } from '../moderation/stuck-appeals.ts'
import { booksOf } from '../payment/wallet/books.ts'
import type { Database } from './database.ts'
import { sqlType } from './sql-types.ts'
import { statement } from './statement.ts'

/** Work that a person has to put back, once it was given up. */
const left = lines
  .filter((line) => !policies[line].goesOn)
  .map((line) => `'${line}'`)
  .join(', ')

const figuresNow = statement({
  name: 'figures_now',
  values: { at: sqlType.timestamptz() },
  columns: {
    openPayments: sqlType.integer(),
    oldestOpenS: sqlType.integer(),
    orders: sqlType.json<{ state: string; orders: number }[]>(),
    askLateS: sqlType.integer(),
    oldestUnknownS: sqlType.integer(),
    reportsWaiting: sqlType.integer(),
    oldestReportS: sqlType.integer(),
    deadlinesLate: sqlType.integer(),
    jobsWaiting: sqlType.integer(),
    jobsFailed: sqlType.integer(),
    oldestMailS: sqlType.integer(),
    daysWrong: sqlType.integer(),
    appealsStuck: sqlType.integer(),
    profilesLockedByNotices: sqlType.integer(),
    ledgerSum: sqlType.double(),
    walletsOff: sqlType.integer(),
    booksAgeS: sqlType.integer(),
  },
  text: `select
    (select count(*) from payment where is_open and next_ask_at is not null)::int as "openPayments",
    coalesce(extract(epoch from :at::timestamptz - (
      select min(created_at) from payment where is_open and next_ask_at is not null
    )), 0)::int as "oldestOpenS",
    (select coalesce(json_agg(json_build_object('state', state, 'orders', orders)), '[]') from (
      select state #>> '{}' as state, count(*)::int as orders from payment
      where created_at > :at::timestamptz - interval '1 day' group by 1
    ) stands) as orders,
    coalesce(extract(epoch from :at::timestamptz - (
      select min(next_ask_at) from payment where next_ask_at < :at
    )), 0)::int as "askLateS",
    coalesce(extract(epoch from :at::timestamptz - (
      select min(created_at) from payment
      where next_ask_at is not null and is_open and state #>> '{}' = 'unknown'
    )), 0)::int as "oldestUnknownS",
    (select count(*) from webhook_inbox)::int as "reportsWaiting",
    coalesce(extract(epoch from :at::timestamptz - (
      select min(received_at) from webhook_inbox
    )), 0)::int as "oldestReportS",
    (select count(*) from deadline
      where due_at < :at::timestamptz - interval '1 minute')::int as "deadlinesLate",
    (select count(*) from jobs.job where state in ('created', 'retry'))::int as "jobsWaiting",
    (select count(*) from jobs.job where state = 'failed' and name in (${left}))::int
      as "jobsFailed",
    coalesce(extract(epoch from now() - (
      select min(created_on) from jobs.job
      where name in ('mail', 'tellPayer', 'tellStaff') and state in ('created', 'retry')
    )), 0)::int as "oldestMailS",
    (select count(*) from day_report where day > (:at::timestamptz)::date - 8 and (
      jsonb_array_length(report -> 'differences') > 0
      or report -> 'notBack' @> '[{"why": "unanswered"}]'
      or (report ->> 'booksSum')::float8 <> 0 or (report ->> 'walletsOff')::int > 0
    ))::int as "daysWrong",
    (select count(*) from moderation_case c where ${isStuck})::int as "appealsStuck",
    (${profilesLockedForTerm}) as "profilesLockedByNotices",
    books.ledger_sum as "ledgerSum", books.wallets_off as "walletsOff",
    coalesce(extract(epoch from :at::timestamptz - books.measured_at), 0)::int as "booksAgeS"
  from books_measurement books where name = 'books'`,
})

/** One server claims the measurement. If it stops before the end, another can claim it after `until`. */
const claimMeasurement = statement({
  name: 'books_claim',
  values: { now: sqlType.timestamptz(), until: sqlType.timestamptz() },
  columns: { name: sqlType.text() },
  text: `update books_measurement set next_at = :until
  where name = 'books' and next_at <= :now returning name`,
})

const saveBooks = statement({
  name: 'books_save',
  values: { sum: sqlType.double(), walletsOff: sqlType.integer(), now: sqlType.timestamptz() },
  text: `update books_measurement
  set ledger_sum = :sum, wallets_off = :walletsOff, measured_at = :now where name = 'books'`,
})

/** The MetricsStore port. */
export const metricsStore = ({ background: pool }: Database): MetricsStore => ({
  now: async (at) => {
    const [row] = await figuresNow(pool, { at })
    if (!row) throw new Error('The database counts nothing')
    return row
  },
  measureBooks: async (now, everyMs) => {
    const claimed = await claimMeasurement(pool, { now, until: new Date(now.getTime() + everyMs) })
    if (claimed.length > 0) await saveBooks(pool, { ...(await booksOf(pool)), now })
  },
})
