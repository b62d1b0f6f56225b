import type { DiscoveryStore } from '#core/discovery/ports.ts'
import { SEARCH_COUNT_MAX } from '#core/discovery/search.ts'
import {
  cardColumns,
  cardOf,
  cardRow,
  profileColumns,
  profileOf,
  profileRow,
} from '../platform/cards.ts'
import type { Database } from '../platform/database.ts'
import { sqlType } from '../platform/sql-types.ts'
import { statement } from '../platform/statement.ts'
import { isShownTo } from '../platform/visibility.ts'
import { likesOf } from './likes.ts'
import { search, widenedSearches } from './search/search.ts'

export const findProfile = statement({
  name: 'discovery_profile',
  values: { viewer: sqlType.uuid().nullable(), id: sqlType.uuid(), site: sqlType.text() },
  columns: { ...profileRow, kept: sqlType.boolean() },
  text: `select ${profileColumns}, exists (
    select from favourite where account_id = :viewer and kept_id = p.account_id
  ) as kept
  from profile p
  where p.account_id = :id and ${isShownTo(':viewer', ':site')}`,
})

const findOwnProfile = statement({
  name: 'discovery_own_profile',
  values: { viewer: sqlType.uuid() },
  columns: { ...profileRow },
  text: `select ${profileColumns} from profile p where p.account_id = :viewer`,
})

/** By the index of who was active last, from its beginning; without a photo all with one are before. */
export const countAhead = statement({
  name: 'discovery_ahead',
  values: { account: sqlType.uuid() },
  columns: { ahead: sqlType.integer() },
  text: `with me as materialized (
    select site_id, gender, case when pictured then hour else -1 end as hour
    from search_entry where account_id = :account
  )
  select count(*)::int as ahead from (
    select from search_entry s
    where s.shown and s.pictured and not s.fictional
      and s.site_id = (select site_id from me) and s.gender = (select gender from me)
      and (s.hour, s.account_id) > ((select hour from me), :account::uuid)
    order by s.hour desc, s.account_id desc
    limit ${SEARCH_COUNT_MAX + 1}
  ) found`,
})

const findCard = statement({
  name: 'discovery_card',
  values: { viewer: sqlType.uuid().nullable(), id: sqlType.uuid(), site: sqlType.text() },
  columns: { ...cardRow },
  text: `select ${cardColumns} from profile p
  where p.account_id = :id and ${isShownTo(':viewer', ':site')}`,
})

/**
 * A second like of the same member changes nothing and notifies nobody. Liking back clears the mark
 * "new" of the like that it answers.
 */
export const like = statement({
  name: 'discovery_like',
  values: {
    to: sqlType.uuid(),
    from: sqlType.uuid(),
    site: sqlType.text(),
    now: sqlType.timestamptz(),
  },
  columns: { is_new: sqlType.boolean(), match: sqlType.boolean() },
  text: `with shown as (
    select account_id from profile p where account_id = :to and ${isShownTo(':from', ':site')}
  ), made as (
    insert into liking (from_id, to_id, at, is_new)
    select :from, account_id, :now, true from shown
    on conflict do nothing returning to_id
  ), answered as (
    update liking set is_new = false
    from made where from_id = made.to_id and liking.to_id = :from and is_new
  ), told as (
    insert into like_notice (account_id, kind, since)
    select to_id, case when exists (
      select from liking where from_id = :to and to_id = :from
    ) then 'matches' else 'newLikes' end, :now
    from made join account on id = to_id where not fictional
    on conflict do nothing
  )
  select exists (select from made) as is_new,
    exists (select from liking where from_id = :to and to_id = :from) as match
  from shown`,
})

/** Whether the towns are those that are there already, which they are but after a new list. */
const keptTowns = statement({
  name: 'discovery_kept_towns',
  columns: { count: sqlType.integer(), cells: sqlType.bigint() },
  text: 'select count(*)::int, coalesce(sum(cell), 0)::bigint as cells from town',
})

const keepTowns = statement({
  name: 'discovery_keep_towns',
  isPrepared: false,
  values: { rows: sqlType.jsonb() },
  text: `with given as (
    select * from jsonb_to_recordset(:rows) as r (country text, region text, city text, cell int4)
  ), kept as (
    insert into town (country, region, city, cell) select country, region, city, cell from given
    on conflict (country, region, city) do update set cell = excluded.cell
    where town.cell <> excluded.cell
    returning country, region, city, cell
  )
  update search_entry entry set cell = kept.cell from kept
  where (entry.country, entry.region, entry.city) = (kept.country, kept.region, kept.city)
    and entry.cell is distinct from kept.cell`,
})

/** The DiscoveryStore port. Every statement asks `isShownTo`, and nothing else decides. */
export const discoveryStore = (db: Database): DiscoveryStore => ({
  search: (request) => search(db.pool, request),
  widened: (request) => widenedSearches(db.pool, request),
  keepTowns: async (towns) => {
    const cells = String(towns.reduce((sum, { cell }) => sum + cell, 0))
    const [kept] = await keptTowns(db.background, {})
    if (kept?.count === towns.length && kept.cells === cells) return
    await keepTowns(db.background, { rows: JSON.stringify(towns) })
  },
  profile: async ({ now, ...one }) => {
    const [row] = await findProfile(db.pool, one)
    return row ? { ...profileOf(row, now), kept: row.kept } : null
  },
  ownProfile: async (viewer, now) => {
    const [row] = await findOwnProfile(db.pool, { viewer })
    return row ? { ...profileOf(row, now), distance: null } : null
  },
  ahead: async (account) => (await countAhead(db.pool, { account }))[0]?.ahead ?? 0,
  card: async ({ now, ...one }) => {
    const [row] = await findCard(db.pool, one)
    return row ? cardOf(row, now) : null
  },
  likes: (account, now, after) => likesOf(db.pool, { account, now, after }),
  like: async (query) => {
    const [row] = await like(db.pool, query)
    return row ? { match: row.match, isNew: row.is_new } : null
  },
  unlike: async (from, to) => {
    const ended = await db.tables
      .deleteFrom('liking')
      .where('from_id', '=', from)
      .where('to_id', '=', to)
      .executeTakeFirst()
    return ended.numDeletedRows > 0n
  },
  seen: async (viewer, profile) => {
    await db.tables
      .updateTable('liking')
      .set({ is_new: false })
      .where('from_id', '=', profile)
      .where('to_id', '=', viewer)
      .where('is_new', '=', true)
      .execute()
  },
})
