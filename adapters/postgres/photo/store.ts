import type pg from 'pg'
import { PHOTO_PENDING_MS } from '#core/kernel/retention.ts'
import { ok } from '#core/kernel/verdict.ts'
import type { PhotoStore } from '#core/photo/ports.ts'
import { mayAddPhoto } from '#core/photo/rules.ts'
import { imageOf } from '#core/photo/views.ts'
import type { Database } from '../platform/database.ts'
import { holdAccount } from '../platform/hold-account.ts'
import { tablesIn } from '../platform/orm.ts'
import { sqlType } from '../platform/sql-types.ts'
import { statement } from '../platform/statement.ts'
import { inTransaction } from '../platform/transaction.ts'
import { galleryOf, isMain, ownPhotosOf, photoForViewer } from './queries.ts'
import { removedFrom } from './removed.ts'

const facts = statement({
  name: 'photo_facts',
  values: { id: sqlType.uuid(), account: sqlType.uuid() },
  columns: {
    premium: sqlType.boolean(),
    name: sqlType.text().nullable(),
    status: sqlType.text().nullable(),
    own: sqlType.boolean(),
    photos: sqlType.integer(),
  },
  text: `select me.premium, known.name, known.status, known.account_id = me.id as own, (
    select count(*)::int from photo where account_id = me.id
      and status in ('pending', 'waiting', 'active')
  ) as photos
  from account me left join photo known on known.id = :id where me.id = :account`,
})

const insert = statement({
  name: 'photo_insert',
  values: {
    id: sqlType.uuid(),
    account: sqlType.uuid(),
    name: sqlType.text(),
    source: sqlType.text().nullable(),
    now: sqlType.timestamptz(),
  },
  columns: { id: sqlType.uuid() },
  text: `insert into photo (id, account_id, name, status, position, at, source)
  select :id, :account, :name, 'pending', coalesce(max(position), 0) + 1, :now, :source
  from photo where account_id = :account
  on conflict (id) do nothing returning id`,
})

const giveUp = statement({
  name: 'photo_give_up',
  values: { id: sqlType.uuid(), account: sqlType.uuid() },
  text: `delete from photo where id = :id and account_id = :account and status = 'pending'`,
})

const order = statement({
  name: 'photo_order',
  values: { ids: sqlType.uuid().array(), account: sqlType.uuid() },
  text: `with ranked as (
    select id, row_number() over (order by array_position(:ids::uuid[], id), position, id) as nth
    from photo where account_id = :account and status <> 'removed'
  )
  update photo f set position = ranked.nth from ranked
  where f.id = ranked.id and f.position <> ranked.nth`,
})

const setMain = statement({
  name: 'photo_set_main',
  values: { image: sqlType.jsonb(), account: sqlType.uuid(), id: sqlType.uuid() },
  columns: { account_id: sqlType.uuid() },
  text: `update profile set main_image = :image::jsonb where account_id = :account and exists (
    select from photo
    where id = :id and account_id = :account and status = 'active' and not private
  ) returning account_id`,
})

const setPrivate = statement({
  name: 'photo_set_private',
  values: { id: sqlType.uuid(), account: sqlType.uuid(), private: sqlType.boolean() },
  columns: { id: sqlType.uuid() },
  text: `with put as (
    update photo set private = :private
    where id = :id and account_id = :account and status = 'active' returning id, account_id, private
  ), hidden as (
    update profile p set main_image = null from put
    where p.account_id = put.account_id and put.private and ${isMain('put')}
  )
  select id from put`,
})

/** Marks a photo as removed, and clears the main image of the profile if it was that photo. */
export const removePhoto = statement({
  name: 'photo_remove',
  values: { id: sqlType.uuid(), account: sqlType.uuid() },
  text: `with gone as (
    update photo set status = 'removed'
    where id = :id and account_id = :account and status not in ('removed', 'locked')
    returning id, account_id
  )
  update profile p set main_image = null from gone
  where p.account_id = gone.account_id and ${isMain('gone')}`,
})

const { takeRemoved, forget } = removedFrom('photo', 'active')

/** The PhotoStore port. */
export const photoStore = (db: Database): PhotoStore => {
  /** Changes of one member's photos in turn, decisions on them too: each sees what the one before it left. */
  const inTurn = <T>(account: string, work: (on: pg.PoolClient) => Promise<T>) =>
    inTransaction(db, async (client) => {
      await holdAccount(client, { account })
      return work(client)
    })

  return {
    own: (account) => ownPhotosOf(db.pool, account),
    /** A row that waits reserves the call before its file is written; its life makes it the record. */
    begin: ({ account, id, name, source = null, now }) =>
      inTurn(account, async (on) => {
        const [known] = await facts(on, { account, id })
        if (!known) return 'photo_limit'
        const isOther = known.name !== null && (!known.own || known.name !== name)
        if (isOther) return 'key_reused'
        if (known.status !== null) return known.status === 'pending' ? 'begun' : 'there'
        const verdict = mayAddPhoto(known)
        if (verdict !== ok) return verdict
        const begun = await insert(on, { account, id, name, source, now })
        return begun.length > 0 ? 'begun' : 'key_reused'
      }),
    giveUp: async (one) => void (await giveUp(db.pool, one)),
    order: (account, ids) =>
      inTurn(account, async (on) => void (await order(on, { account, ids }))),
    setMain: (account, id) =>
      inTurn(account, async (on) => {
        if (id === null) {
          await tablesIn(on)
            .updateTable('profile')
            .set({ main_image: null })
            .where('account_id', '=', account)
            .execute()
          return true
        }
        const image = JSON.stringify(imageOf(id))
        return (await setMain(on, { account, id, image })).length > 0
      }),
    setPrivate: (account, { id, isPrivate }) =>
      inTurn(
        account,
        async (on) => (await setPrivate(on, { account, id, private: isPrivate })).length > 0,
      ),
    remove: (account, id) =>
      inTurn(account, async (on) => void (await removePhoto(on, { account, id }))),
    gallery: (query) => galleryOf(db.pool, query),
    findForViewer: (query) => photoForViewer(db.pool, query),
    takeRemoved: (now, limit) =>
      takeRemoved(db.pool, { before: new Date(now.getTime() - PHOTO_PENDING_MS), limit }),
    forget: async (ids) => void (await forget(db.pool, { ids })),
  }
}
