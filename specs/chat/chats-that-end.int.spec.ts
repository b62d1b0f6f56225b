import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { idempotencyStore } from '#adapters/postgres/platform/idempotency.ts'
import { migrate } from '#adapters/postgres/platform/migrate.ts'
import { openMigrator } from '#adapters/postgres/platform/orm.ts'
import { conversation } from '#core/chat/machine.ts'
import { can, restore } from '#core/kernel/lifecycle.ts'
import { createDoChatTask } from '#server/chat/tasks.ts'
import { createDispatch } from '#server/platform/dispatch.ts'
import { erase } from '../harness/database/erasure.ts'
import {
  balanceOf,
  dispatch,
  NOON,
  newPair,
  SITE,
  send,
  storesOfFile,
  times,
} from '../harness/database/postgres.ts'
import { restorationOf, suspensionOf } from '../harness/database/suspension.ts'

const stores = storesOfFile()

const silent = {
  publish: () => undefined,
  subscribe: () => () => undefined,
  start: async () => undefined,
  stop: async () => undefined,
}
const tasks = () =>
  createDoChatTask({
    ...stores,
    dispatch: createDispatch({
      store: stores.store,
      idempotencyStore: idempotencyStore(stores.db),
      clock: { now: () => NOON },
      liveHints: silent,
    }),
  })
const move = async (account: string, type: 'suspend' | 'restore' | 'erase') => {
  if (type === 'suspend') return dispatch(stores.store, suspensionOf(account, SITE))
  if (type === 'restore') {
    return dispatch(stores.store, await restorationOf(stores, account, true))
  }
  return erase(stores.store, account)
}
const regionsOf = async (id: string) => {
  const loaded = await stores.store.load('conversation', id, NOON)
  if (!loaded) throw new Error(`There is no conversation ${id}`)
  return (loaded.stored.state as { living: Record<string, string> }).living
}

describe('The conversations of an account', () => {
  it('say that it is away, that it is back and that it is gone for good (CHT-15)', async () => {
    const { a, b, id } = await newPair(stores)
    await send(stores, { by: a, to: b })
    const align = () => tasks()({ task: 'align', account: b })
    await move(b, 'suspend')
    await align()
    expect(await regionsOf(id)).toMatchObject({ starterAccount: 'there', receiverAccount: 'away' })
    expect(await send(stores, { by: a, to: b })).toMatchObject({ why: 'member_gone' })
    await move(b, 'restore')
    await align()
    await align()
    expect(await regionsOf(id)).toMatchObject({ receiverAccount: 'there' })
    expect(await send(stores, { by: a, to: b })).toMatchObject({ written: true })
    await move(b, 'erase')
    await align()
    expect(await regionsOf(id)).toMatchObject({
      receiverAccount: 'erased',
      receiverList: 'removed',
      starterList: 'listed',
    })
  })

  it('are all told, however many there are, and once', async () => {
    const { a } = await newPair(stores, { credits: 60 })
    const others = await Promise.all(times(25).map(() => newPair(stores)))
    for (const { a: other } of others) await send(stores, { by: a, to: other })
    await move(a, 'suspend')
    await Promise.all([
      tasks()({ task: 'align', account: a }),
      tasks()({ task: 'align', account: a }),
    ])
    const { rows } = await stores.db.pool.query(
      `select count(*)::int as moves from move m join conversation c on c.id::text = m.entity_id
      where m.event = 'starterLeaves' and c.starter_id = $1`,
      [a],
    )
    expect(rows[0].moves).toBe(25)
  })
})

describe('A message', () => {
  it('whose reader is erased before reading gives its credits back, once (C4)', async () => {
    const { a, b, id } = await newPair(stores, { credits: 50 })
    for (const _ of times(30)) await send(stores, { by: a, to: b })
    await stores.chats.read(b, id, 7)
    expect(await balanceOf(stores, a)).toBe(20)
    await move(b, 'erase')
    await tasks()({ task: 'align', account: b })
    const refund = () => tasks()({ task: 'refund', conversation: id, reader: b })
    await Promise.all([refund(), refund()])
    await refund()
    expect(await balanceOf(stores, a)).toBe(20 + 23)
  })

  it('of who is erased has no words any more, and says that they are gone', async () => {
    const { a, b, id } = await newPair(stores)
    await send(stores, { by: a, to: b, body: 'Geheim' })
    await send(stores, { by: b, to: a, body: 'Van mij' })
    await move(a, 'erase')
    await tasks()({ task: 'align', account: a })
    await tasks()({ task: 'erase', conversation: id, sender: a })
    const found = await stores.chats.conversation({ account: b, conversation: id, now: NOON })
    expect(found?.messages.map(({ body, state }) => [body, state])).toEqual([
      ['', 'removed'],
      ['Van mij', 'sent'],
    ])
    expect(found?.memberThere).toBe(false)
  })
})

describe('A conversation of before there were blocks', () => {
  it('goes on as a whole state that nobody blocks and in which both are there', async () => {
    const url = new URL(stores.db.url)
    const name = `${url.pathname.slice(1)}_before`
    await stores.db.pool.query(`create database ${name}`)
    url.pathname = `/${name}`
    const { migrator, close } = await openMigrator(url.href)
    await migrator.up({ to: '010-money-that-goes-back-and-discounts' })
    await close()
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    const [starter, receiver, id] = times(3).map(() => randomUUID())
    await client.query(`insert into site (id, hosts, settings, company, vat_basis_points, regions)
      values ('vonk', '{}', '{}', '{}', 2100, '{}')`)
    for (const account of [starter, receiver]) {
      await client.query(
        `insert into account (id, site_id, language, state, context, version, created_at)
        values ($1, 'vonk', 'nl', '{}', '{}', 1, $2)`,
        [account, NOON],
      )
    }
    await client.query(
      `insert into conversation (id, starter_id, receiver_id, state, context, version, last_at)
      values ($1, $2, $3, $4, $5, 3, $6)`,
      [
        id,
        starter,
        receiver,
        { living: { talk: 'open', starterList: 'removed', receiverList: 'listed' } },
        { conversation: id, starter, receiver },
        NOON,
      ],
    )
    await migrate(url.href)
    const { rows } = await client.query('select state, context from conversation')
    await client.end()
    await stores.db.pool.query(`drop database ${name} with (force)`)
    const [stored] = rows
    expect(restore(conversation.machine, stored).value).toEqual({
      living: {
        talk: 'open',
        starterList: 'removed',
        receiverList: 'listed',
        starterBlock: 'open',
        receiverBlock: 'open',
        starterAccount: 'there',
        receiverAccount: 'there',
      },
    })
    expect(can(conversation, stored, { type: 'starterBlocks', action: 'b' })).toBe(true)
    expect(can(conversation, stored, { type: 'starterUnblocks' })).toBe(false)
  })
})
