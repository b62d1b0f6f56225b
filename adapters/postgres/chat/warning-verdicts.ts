import type { VerdictStore } from '#core/chat/ports.ts'
import type { Database } from '../platform/database.ts'
import { sqlType } from '../platform/sql-types.ts'
import { statement } from '../platform/statement.ts'

/** Rows are locked in the order of their kinds, because two calls in other orders would deadlock. */
const count = statement({
  name: 'warning_verdict_count',
  values: {
    site: sqlType.text(),
    day: sqlType.date(),
    kinds: sqlType.text().array(),
    verdict: sqlType.text(),
  },
  text: `insert into warning_verdict as counted (site_id, day, kind, verdict, times)
  select distinct :site, :day::date, kind, :verdict, 1 from unnest(:kinds::text[]) as kind
  order by kind
  on conflict (site_id, day, kind, verdict) do update set times = counted.times + 1`,
})

/** The VerdictStore port. */
export const verdictStore = ({ pool }: Database): VerdictStore => ({
  count: async (counted) => void (await count(pool, counted)),
})
