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

/** A removed photo is there until a sweeper has removed its file, and a job may write rows. */
export const atRest = (db: pg.Pool) =>
  until(async () => {
    const { rowCount } = await db.query(`select id::text from photo where status = 'removed'
      union all
      select id::text from jobs.job where state < 'completed' and start_after <= now()`)
    if (rowCount) throw new Error('There are removed photos or jobs left')
  })

type Read = { name: string; text: string }

/** One expression over the rows of each table. */
const readEach = async (db: pg.Pool, names: readonly string[], expression: string) => {
  const selects = names.map(
    (name) => `select '${name}' as name, ${expression} as text from "${name}" t`,
  )
  if (selects.length === 0) return []
  const { rows } = await db.query<Read>(selects.join(' union all '))
  return rows
}

/** Changes with every write, and is ten times cheaper to read than the rows. */
const VERSIONS = `count(*) || ':' || coalesce(sum(xmin::text::bigint), 0)`
/** The content in any order. */
const CONTENT = `count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)), 0)`

/** The content of each table by its versions, when it was read last. */
const readBefore = new WeakMap<pg.Pool, Map<string, { versions: string; content: string }>>()

/** What is kept in each table, summed up: the same sums, the same rows. */
export const everythingKept = async (db: pg.Pool): Promise<Record<string, string>> => {
  await atRest(db)
  const { rows: tables } = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and not table_name = any($1)
     order by 1`,
    [MOVING],
  )
  const names = tables.map(({ name }) => name)
  const known = readBefore.get(db) ?? new Map()
  readBefore.set(db, known)
  const versions = new Map((await readEach(db, names, VERSIONS)).map((row) => [row.name, row.text]))
  const isKnown = (name: string) => known.get(name)?.versions === versions.get(name)
  const changed = names.filter((name) => !isKnown(name))
  for (const { name, text } of await readEach(db, changed, CONTENT))
    known.set(name, { versions: versions.get(name), content: text })
  return Object.fromEntries(names.map((name) => [name, known.get(name)?.content]))
}
