import type { PhotoDeskStore, QueuedPhoto } from '#core/photo/desk/ports.ts'
import type { Database } from '../../platform/database.ts'
import { logAct } from '../../platform/desk-log.ts'
import { isBarredFrom } from '../../platform/party.ts'
import { type RowOf, sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'
import { custodyOf, staffNamed } from './custody.ts'

const row = {
  id: sqlType.uuid(),
  at: sqlType.timestamptz(),
  name: sqlType.text(),
  shown: sqlType.boolean(),
  bits: sqlType.integer().nullable(),
}
const columns = `r.id, r.opened_at as at, p.name, r.status = 'shown' as shown, r.match as bits`

/** What is shown in a private album is looked at when it is reported, as a conversation is. */
const waits = `r.status in ('pending', 'shown') and r.claimed_by is null
    and (r.status = 'pending' or not f.private)`
const from = `from photo_review r
  join photo f on f.id = r.id and f.status <> 'removed'
  join profile p on p.account_id = r.account_id and p.site_id = :site`
const inOrder = `order by r.status = 'shown', r.match is null, r.rank desc nulls last, r.opened_at, r.id`

const queue = statement({
  name: 'photo_desk_queue',
  values: { site: sqlType.text(), actor: sqlType.text(), limit: sqlType.bigint() },
  columns: row,
  text: `select ${columns} ${from}
  where ${waits} and not ${isBarredFrom('r.account_id')} ${inOrder} limit :limit`,
})

const waiting = statement({
  name: 'photo_desk_waiting',
  values: { site: sqlType.text() },
  columns: { photos: sqlType.integer() },
  text: `select count(*)::int as photos ${from} where ${waits}`,
})

const owner = statement({
  name: 'photo_desk_owner',
  values: { site: sqlType.text(), id: sqlType.uuid() },
  columns: { account: sqlType.uuid() },
  text: `select r.account_id as account ${from} where r.id = :id`,
})

const ofMine = { site: sqlType.text(), id: sqlType.uuid(), actor: sqlType.text() }

const found = statement({
  name: 'photo_desk_find',
  values: ofMine,
  columns: {
    ...row,
    until: sqlType.timestamptz(),
    account: sqlType.uuid(),
    born: sqlType.date(),
    town: sqlType.text(),
    language: sqlType.text(),
    since: sqlType.timestamptz(),
    refused: sqlType.integer(),
  },
  text: `select ${columns}, d.due_at as until, p.account_id as account, p.born, p.city as town,
    a.language, a.created_at as since, (
      select count(*)::int from restriction held
      where held.account_id = a.id and held.kind = 'photo_removed' and held.in_force
    ) as refused
  ${from}
  join account a on a.id = r.account_id
  join deadline d on d.lifecycle = 'photo' and d.entity_id = r.id::text
  where r.id = :id and r.claimed_by = :actor`,
})

const picture = statement({
  name: 'photo_desk_picture',
  values: ofMine,
  columns: { name: sqlType.text(), account: sqlType.uuid(), shown: sqlType.boolean() },
  text: `select r.name, r.account_id as account, r.status = 'shown' as shown ${from}
  where r.id = :id and r.claimed_by = :actor and r.status in ('pending', 'shown')`,
})

const reviewed = statement({
  name: 'photo_reviewed',
  values: { id: sqlType.uuid() },
  columns: { name: sqlType.text(), status: sqlType.text() },
  text: 'select name, status from photo_review where id = :id',
})

/** Each is compared: of a hundred thousand it took 25 ms. */
const nearest = statement({
  name: 'refused_photo_nearest',
  values: { hash: sqlType.text(), since: sqlType.timestamptz() },
  columns: { bits: sqlType.integer().nullable() },
  text: `select min(least(
    bit_count(hash # :hash::text::bit(64)), bit_count(mirrored # :hash::text::bit(64))
  ))::int as bits from refused_photo where at > :since`,
})

const keepRefused = statement({
  name: 'refused_photo_keep',
  values: {
    id: sqlType.uuid(),
    hash: sqlType.text(),
    mirrored: sqlType.text(),
    now: sqlType.timestamptz(),
  },
  text: `insert into refused_photo (id, hash, mirrored, at)
  select id, :hash::text::bit(64), :mirrored::text::bit(64), :now
  from photo_review where id = :id and status = 'refused'
  on conflict (id) do nothing`,
})

const rank = statement({
  name: 'photo_review_rank',
  values: { id: sqlType.uuid(), rank: sqlType.double() },
  text: 'update photo_review set rank = :rank where id = :id',
})

const forgetDestroyed = statement({
  name: 'photo_forget_destroyed',
  values: { id: sqlType.uuid() },
  text: `with chat as (
    delete from chat_photo f using photo_review r
    where f.id = :id and r.id = f.id and r.status = 'destroyed'
  )
  delete from photo f using photo_review r
  where f.id = :id and r.id = f.id and r.status = 'destroyed'`,
})

const queuedOf = ({ id, at, name, shown, bits }: RowOf<typeof row>): QueuedPhoto => ({
  id,
  at,
  name,
  shown,
  bits,
})

/** The PhotoDeskStore port. */
export const photoDeskStore = ({ pool }: Database): PhotoDeskStore => ({
  queue: async (query) => (await queue(pool, query)).map(queuedOf),
  waiting: async (site) => (await waiting(pool, { site }))[0]?.photos ?? 0,
  next: async (site, actor) => (await queue(pool, { site, actor, limit: 1 }))[0]?.id ?? null,
  ownerOf: async (site, id) => (await owner(pool, { site, id }))[0]?.account ?? null,
  find: async (query) => {
    const [one] = await found(pool, query)
    if (!one) return null
    const { account, born, town, language, since, refused, until, name } = one
    const member = { id: account, name, born, town, language, since, refused }
    return { ...queuedOf(one), claimedUntil: until, member }
  },
  picture: async (query) => (await picture(pool, query))[0] ?? null,
  logLook: async (look) =>
    void (await logAct(pool, { ...look, act: 'picture', case: null, about: '' })),
  reviewed: async (id) => (await reviewed(pool, { id }))[0] ?? null,
  nearest: async ({ hash }, since) => (await nearest(pool, { hash, since }))[0]?.bits ?? null,
  keepRefused: async (id, print, now) => void (await keepRefused(pool, { id, ...print, now })),
  rank: async (id, value) => void (await rank(pool, { id, rank: value })),
  custody: (wanted) => custodyOf(pool, wanted),
  staffNamed: async (site, email) => (await staffNamed(pool, { site, email }))[0] ?? null,
  forgetDestroyed: async (id) => void (await forgetDestroyed(pool, { id })),
})
