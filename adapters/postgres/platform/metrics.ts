import { lines, policies } from '#core/kernel/job-policies.ts'
import type { MetricsStore } from '#core/kernel/metrics.ts'
import { admission, staffRoles } from '#core/kernel/roles.ts'
import { ok } from '#core/kernel/verdict.ts'
import { booksOf } from '../payment/wallet/books.ts'
import type { Database } from './database.ts'
import { sqlType } from './sql-types.ts'
import { statement } from './statement.ts'

/** Work that a person has to put back, once it was given up. */
const left = lines
  .filter((line) => !policies[line].goesOn)
  .map((line) => `'${line}'`)
  .join(', ')

const moderators = staffRoles
  .filter((role) => admission('moderation', role) === ok)
  .map((role) => `'${role}'`)
  .join(', ')

/** Another than decided on case `c`, who is no party to it: as `mayClaim` has it. */
const mayReview = `a.site_id = c.site_id and a.staff_role in (${moderators}) and a.may_enter
    and a.id::text is distinct from c.decided_by and a.id is distinct from c.accused_id
    and not exists (
      select from moderation_report r where r.case_id = c.id and r.reporter_id = a.id
    )`

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
    (select count(*) from moderation_case c where c.status = 'appealed'
      and not exists (select from account a where ${mayReview}))::int as "appealsStuck"`,
})

/** The MetricsStore port. */
export const metricsStore = ({ background: pool }: Database): MetricsStore => ({
  now: async (at) => {
    const [row] = await figuresNow(pool, { at })
    if (!row) throw new Error('The database counts nothing')
    return row
  },
  books: () => booksOf(pool),
})
