import type { DiscoveryStore } from '#core/discovery/ports.ts'
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
import { search } from './search.ts'

export const findProfile = statement({
  name: 'discovery_profile',
  values: { viewer: sqlType.uuid().nullable(), id: sqlType.uuid(), site: sqlType.text() },
  columns: { ...profileRow },
  text: `select ${profileColumns} from profile p
  where p.account_id = :id and ${isShownTo(':viewer', ':site')}`,
})

const findCard = statement({
  name: 'discovery_card',
  values: { viewer: sqlType.uuid().nullable(), id: sqlType.uuid(), site: sqlType.text() },
  columns: { ...cardRow },
  text: `select ${cardColumns} from profile p
  where p.account_id = :id and ${isShownTo(':viewer', ':site')}`,
})

/** Liking twice is liking once; who is liked is told of it once. */
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

/** The DiscoveryStore port. Every statement asks `isShownTo`, and nothing else decides. */
export const discoveryStore = (db: Database): DiscoveryStore => ({
  search: (query) => search(db.pool, query),
  profile: async ({ now, ...one }) => {
    const [row] = await findProfile(db.pool, one)
    return row ? profileOf(row, now) : null
  },
  card: async ({ now, ...one }) => {
    const [row] = await findCard(db.pool, one)
    return row ? cardOf(row, now) : null
  },
  likes: (account, now) => likesOf(db.pool, account, now),
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
