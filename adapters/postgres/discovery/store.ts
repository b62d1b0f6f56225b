import type { DiscoveryStore } from '#core/discovery/ports.ts'
import type { Database } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'
import {
  type CardRow,
  cardColumns,
  cardOf,
  type ProfileRow,
  profileColumns,
  profileOf,
} from './cards.ts'
import { likesOf } from './likes.ts'
import { search } from './search.ts'
import { isShownTo } from './shown.ts'

type One = { viewer: string | null; site: string; id: string }

const findProfile = statement<One, ProfileRow>(
  'discovery_profile',
  `select ${profileColumns} from profile p
  where p.account_id = :id and ${isShownTo(':viewer', ':site')}`,
)

const findCard = statement<One, CardRow>(
  'discovery_card',
  `select ${cardColumns} from profile p
  where p.account_id = :id and ${isShownTo(':viewer', ':site')}`,
)

const like = statement<
  { site: string; from: string; to: string; now: Date },
  { match: boolean; is_new: boolean }
>(
  'discovery_like',
  `with shown as (
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
)

const unlike = statement<{ from: string; to: string }, { to_id: string }>(
  'discovery_unlike',
  'delete from liking where from_id = :from and to_id = :to returning to_id',
)

const seen = statement<{ viewer: string; profile: string }, never>(
  'discovery_seen',
  `update liking set is_new = false where from_id = :profile and to_id = :viewer and is_new`,
)

/** The DiscoveryStore port. Every statement asks `isShownTo`, and nothing else decides. */
export const discoveryStore = (db: Database): DiscoveryStore => ({
  search: (ask) => search(db.pool, ask),
  profile: async ({ now, ...one }) => {
    const [row] = await findProfile(db.pool, one)
    return row ? profileOf(row, now) : null
  },
  card: async ({ now, ...one }) => {
    const [row] = await findCard(db.pool, one)
    return row ? cardOf(row, now) : null
  },
  likes: (account, now) => likesOf(db.pool, account, now),
  like: async (ask) => {
    const [row] = await like(db.pool, ask)
    return row ? { match: row.match, isNew: row.is_new } : null
  },
  unlike: async (from, to) => (await unlike(db.pool, { from, to })).length > 0,
  seen: async (viewer, profile) => void (await seen(db.pool, { viewer, profile })),
})
