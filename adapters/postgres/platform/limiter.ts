import type { Limiter } from '#core/kernel/ports.ts'
import type { Database } from './database.ts'
import { sqlType } from './sql-types.ts'
import { statement } from './statement.ts'

const take = statement({
  name: 'limit_take',
  values: {
    key: sqlType.text(),
    now: sqlType.timestamptz(),
    windowS: sqlType.double(),
    max: sqlType.integer(),
  },
  columns: { taken: sqlType.integer(), ends_at: sqlType.timestamptz() },
  text: `insert into rate_limit as l (key, taken, ends_at)
  values (:key, 1, :now::timestamptz + make_interval(secs => :windowS))
  on conflict (key) do update set
    taken = case when l.ends_at <= :now then excluded.taken
      else least(l.taken, :max::int) + excluded.taken end,
    ends_at = case when l.ends_at <= :now then excluded.ends_at else l.ends_at end
  returning taken, ends_at`,
})

/** The Limiter port: the row lock of one upsert makes the count exact. */
export const limiter = (db: Database): Limiter => ({
  take: async (key, { max, windowS }, now) => {
    const [row] = await take(db.pool, { key, max, windowS, now })
    if (!row || row.taken <= max) return { allowed: true }
    const restMs = row.ends_at.getTime() - now.getTime()
    return { allowed: false, retryAfterS: Math.max(1, Math.ceil(restMs / 1000)) }
  },
})
