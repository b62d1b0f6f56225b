import type { SearchFeed } from '#core/discovery/ports.ts'
import type { Database } from '../platform/database.ts'
import { sqlType } from '../platform/sql-types.ts'
import { statement } from '../platform/statement.ts'

/** So many entries are read at once. */
const BATCH = 20_000

const yes = (column: string) =>
  `case when ${column} then 't' when not ${column} then 'f' else '' end`
const words = (column: string) => `translate(${column}, E'\\t\\n\\r', '   ')`
const milliseconds = (column: string) =>
  `coalesce(round(extract(epoch from ${column}) * 1000, 3)::text, '')`

/** An entry as a line: the parts of `adapters/search-index/rows.ts`, in their order. */
const line = `concat_ws(E'\\t', s.account_id, s.site_id, ${yes('s.shown')}, ${yes('s.fictional')},
  s.gender, coalesce(s.seeks, ''), coalesce(s.sexuality, ''), ${words('s.country')},
  ${words('s.region')}, ${words('s.city')}, coalesce(s.cell::text, ''),
  s.born - date '1970-01-01', ${yes('s.tattoos')}, coalesce(s.hair_color, ''),
  coalesce(s.eye_color, ''), coalesce(s.body_type, ''), coalesce(s.relationship_status, ''),
  array_to_string(s.interests, ','), ${yes('s.pictured')}, ${milliseconds('s.joined_at')},
  ${milliseconds('s.last_seen')}, s.hour, coalesce(s.hour_before::text, ''),
  ${milliseconds('s.moved_at')})`

const countEntries = statement({
  name: 'search_feed_members',
  columns: { members: sqlType.integer() },
  text: 'select count(*)::int as members from search_entry',
})

const readEntries = statement({
  name: 'search_feed_entries',
  values: { after: sqlType.uuid().nullable(), limit: sqlType.bigint() },
  columns: { lines: sqlType.text().nullable(), last: sqlType.text().nullable() },
  text: `with s as (
    select * from search_entry
    where :after::uuid is null or account_id > :after::uuid
    order by account_id limit :limit
  )
  select string_agg(${line}, E'\\n' order by s.account_id) as lines,
    max(s.account_id::text) as last
  from s`,
})

/** A mark is what was visible then: one transaction that stays open holds up no other's changes. */
const readChanges = statement({
  name: 'search_feed_changes',
  values: { since: sqlType.text().nullable() },
  columns: { lines: sqlType.text().nullable(), mark: sqlType.text() },
  text: `with changed as (
    select distinct account_id from search_change
    where :since::text is not null and tx >= pg_snapshot_xmin(:since::text::pg_snapshot)
      and not pg_visible_in_snapshot(tx, :since::text::pg_snapshot)
  )
  select pg_current_snapshot()::text as mark, (
    select string_agg(${line}, E'\\n') from search_entry s join changed using (account_id)
  ) as lines`,
})

/** Those of an hour ago, so many at a time. */
const forgetChanges = statement({
  name: 'search_feed_forget',
  text: `delete from search_change where ctid = any(array(
    select ctid from search_change where at < now() - interval '1 hour' limit 50000
    for update skip locked
  ))`,
})

/** The SearchFeed port. */
export const searchFeed = ({ background }: Database): SearchFeed => ({
  members: async () => (await countEntries(background, {}))[0]?.members ?? 0,
  entries: async (after) => {
    const [read] = await readEntries(background, { after, limit: BATCH })
    return { lines: read?.lines ?? '', last: read?.last ?? null }
  },
  changes: async (since) => {
    const [read] = await readChanges(background, { since })
    if (!read) throw new Error('The database tells no mark')
    return { lines: read.lines ?? '', mark: read.mark }
  },
  forget: async () => {
    await forgetChanges(background, {})
  },
})
