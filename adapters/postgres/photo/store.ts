import { PHOTO_PENDING_MS } from '#core/kernel/retention.ts'
import { ok } from '#core/kernel/verdict.ts'
import type { PhotoStore } from '#core/photo/ports.ts'
import { mayAddPhoto } from '#core/photo/rules.ts'
import type { Database } from '../platform/database.ts'
import { type Queryable, statement } from '../platform/statement.ts'
import { inTransaction } from '../platform/transaction.ts'
import { askedPhoto, galleryOf, imageOf, isMain, ownPhotosOf } from './queries.ts'

type One = { account: string; id: string }

const lock = statement<{ account: string }, never>(
  'photo_lock',
  'select 1 from profile where account_id = :account for no key update',
)

const facts = statement<
  One,
  { premium: boolean; photos: number; name: string | null; status: string | null; own: boolean }
>(
  'photo_facts',
  `select me.premium, known.name, known.status, known.account_id = me.id as own, (
    select count(*)::int from photo where account_id = me.id and status <> 'removed'
  ) as photos
  from account me left join photo known on known.id = :id where me.id = :account`,
)

const insert = statement<One & { name: string; now: Date }, { id: string }>(
  'photo_insert',
  `insert into photo (id, account_id, name, status, position, at)
  select :id, :account, :name, 'pending', coalesce(max(position), 0) + 1, :now
  from photo where account_id = :account
  on conflict (id) do nothing returning id`,
)

const finish = statement<One & { image: string }, never>(
  'photo_finish',
  `with shown as (
    update photo set status = 'active'
    where id = :id and account_id = :account and status = 'pending' returning account_id
  )
  update profile p set main_image = :image::jsonb from shown
  where p.account_id = shown.account_id and p.main_image is null`,
)

const giveUp = statement<One, never>(
  'photo_give_up',
  `delete from photo where id = :id and account_id = :account and status = 'pending'`,
)

const order = statement<{ account: string; ids: readonly string[] }, never>(
  'photo_order',
  `with ranked as (
    select id, row_number() over (order by array_position(:ids::uuid[], id), position, id) as nth
    from photo where account_id = :account and status <> 'removed'
  )
  update photo f set position = ranked.nth from ranked
  where f.id = ranked.id and f.position <> ranked.nth`,
)

const setMain = statement<One & { image: string }, { account_id: string }>(
  'photo_set_main',
  `update profile set main_image = :image::jsonb where account_id = :account and exists (
    select from photo where id = :id and account_id = :account and status = 'active'
  ) returning account_id`,
)

const setNone = statement<{ account: string }, never>(
  'photo_set_none',
  'update profile set main_image = null where account_id = :account',
)

const remove = statement<One, never>(
  'photo_remove',
  `with gone as (
    update photo set status = 'removed'
    where id = :id and account_id = :account and status <> 'removed' returning id, account_id
  )
  update profile p set main_image = null from gone
  where p.account_id = gone.account_id and ${isMain('gone')}`,
)

const takeRemoved = statement<{ before: Date; limit: number }, { id: string; name: string }>(
  'photo_take_removed',
  `update photo set status = 'removed' where id = any(array(
    select id from photo
    where status <> 'active' and (status = 'removed' or at <= :before)
    order by at limit :limit for update skip locked
  )) returning id, name`,
)

const forget = statement<{ ids: readonly string[] }, never>(
  'photo_forget',
  `delete from photo where id = any(:ids::uuid[]) and status = 'removed'`,
)

/** The PhotoStore port. */
export const photoStore = (db: Database): PhotoStore => {
  /** Changes of one member's photos in turn: each sees what the one before it left. */
  const inTurn = <T>(account: string, work: (on: Queryable) => Promise<T>) =>
    inTransaction(db, async (client) => {
      await lock(client, { account })
      return work(client)
    })

  return {
    own: (account) => ownPhotosOf(db.pool, account),
    begin: ({ account, id, name, now }) =>
      inTurn(account, async (on) => {
        const [known] = await facts(on, { account, id })
        if (!known) return 'photo_limit'
        const isOther = known.name !== null && (!known.own || known.name !== name)
        if (isOther) return 'key_reused'
        if (known.status !== null) return known.status === 'pending' ? 'begun' : 'there'
        const verdict = mayAddPhoto(known)
        if (verdict !== ok) return verdict
        const begun = await insert(on, { account, id, name, now })
        return begun.length > 0 ? 'begun' : 'key_reused'
      }),
    finish: (one) =>
      inTurn(one.account, async (on) => {
        await finish(on, { ...one, image: JSON.stringify(imageOf(one.id)) })
      }),
    giveUp: async (one) => void (await giveUp(db.pool, one)),
    order: (account, ids) =>
      inTurn(account, async (on) => void (await order(on, { account, ids }))),
    setMain: (account, id) =>
      inTurn(account, async (on) => {
        if (id === null) {
          await setNone(on, { account })
          return true
        }
        const image = JSON.stringify(imageOf(id))
        return (await setMain(on, { account, id, image })).length > 0
      }),
    remove: (account, id) =>
      inTurn(account, async (on) => void (await remove(on, { account, id }))),
    gallery: (ask) => galleryOf(db.pool, ask),
    asked: (ask) => askedPhoto(db.pool, ask),
    takeRemoved: (now, limit) =>
      takeRemoved(db.pool, { before: new Date(now.getTime() - PHOTO_PENDING_MS), limit }),
    forget: async (ids) => void (await forget(db.pool, { ids })),
  }
}
