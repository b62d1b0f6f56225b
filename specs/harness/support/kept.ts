import type pg from 'pg'
import { until } from '../server/server.ts'

/** What changes by itself: limits count every call, and workers note whom they have told and look at next. */
const MOVING = [
  'rate_limit',
  'notice_due',
  'like_notice',
  'saved_search_watch',
  'day_report',
  'day_statistics',
]

/** A photo that was removed is there until a sweeper has removed its file. */
const swept = (db: pg.Pool) =>
  until(async () => {
    const { rowCount } = await db.query(`select from photo where status = 'removed'`)
    if (rowCount) throw new Error('Removed photos are still there')
  })

/** What is kept in each table, summed up: the same sums, the same rows. */
export const everythingKept = async (db: pg.Pool): Promise<Record<string, string>> => {
  await swept(db)
  const { rows } = await db.query(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and not table_name = any($1)
     order by 1`,
    [MOVING],
  )
  const kept: Record<string, string> = {}
  for (const { name } of rows) {
    const { rows: found } = await db.query(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from "${name}" t`,
    )
    kept[name] = found[0].sum
  }
  return kept
}
