import type { Figures, FiguresNow } from '#core/figures.ts'
import type { Database } from './database.ts'
import { statement } from './statement.ts'

const figuresNow = statement<{ at: Date }, FiguresNow>(
  'figures_now',
  `select
    (select count(*) from payment where is_open and next_ask_at is not null)::int as "openPayments",
    coalesce(extract(epoch from :at::timestamptz - (
      select min(created_at) from payment where is_open and next_ask_at is not null
    )), 0)::int as "oldestOpenS",
    (select count(*) from webhook_inbox)::int as "reportsWaiting",
    (select count(*) from deadline
      where due_at < :at::timestamptz - interval '1 minute')::int as "deadlinesLate",
    (select count(*) from jobs.job where state in ('created', 'retry'))::int as "jobsWaiting",
    (select count(*) from jobs.job where state = 'failed')::int as "jobsFailed",
    (select count(*) from day_report where day > (:at::timestamptz)::date - 8 and (
      jsonb_array_length(report -> 'differences') > 0
      or (report ->> 'booksSum')::float8 <> 0 or (report ->> 'walletsOff')::int > 0
    ))::int as "daysWrong"`,
)

/** The Figures port. */
export const figures = ({ pool }: Database): Figures => ({
  now: async (at) => {
    const [row] = await figuresNow(pool, { at })
    if (!row) throw new Error('The database counts nothing')
    return row
  },
})
