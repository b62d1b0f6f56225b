import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { chatStore } from '#adapters/postgres/chat/store.ts'
import { demoStore } from '#adapters/postgres/demo/store.ts'
import { discoveryStore } from '#adapters/postgres/discovery/store.ts'
import { walletStore } from '#adapters/postgres/payment/wallet/store.ts'
import { type Database, openDatabase } from '#adapters/postgres/platform/database.ts'
import { jobQueue } from '#adapters/postgres/platform/jobs/job-queue.ts'
import { usualLimits } from '#adapters/postgres/platform/pools/limits.ts'
import { siteStore } from '#adapters/postgres/site/store.ts'
import { ids } from '#adapters/system/ids.ts'
import { demoWorld } from '#server/demo/world.ts'
import { type FreshDatabase, freshDatabase } from '#specs/harness/database/database.ts'
import {
  attempt,
  balanceOf,
  expectBooksToBalance,
  NOON,
  storesOf,
} from '../harness/database/postgres.ts'

const STATEMENTS_MAX = 40

const { ofPair } = ids()
const world = demoWorld({ now: NOON, passwordHash: 'hash', domain: 'localhost', ofPair })

/** As three servers have them together; and a spec looks through all rows at once. */
const roomy = {
  ...usualLimits,
  backgroundConnections: 3 * usualLimits.backgroundConnections,
  answerMs: usualLimits.backgroundAnswerMs,
}

let fresh: FreshDatabase
let db: Database
beforeAll(async () => {
  fresh = await freshDatabase()
  db = await openDatabase(fresh.url, { limits: roomy })
})
afterAll(async () => {
  await db.close()
  await fresh.drop()
})

describe('The world of the demo', () => {
  it('is written once, by one of several servers that start at once', async () => {
    const seeds = await Promise.all([1, 2, 3].map(() => demoStore(db).seed(world, NOON)))
    expect(seeds.filter(Boolean)).toHaveLength(1)
    expect(await siteStore(db).all()).toEqual([world.site])
  })

  it('has its members with their credits, by entries in balanced books', async () => {
    await expectBooksToBalance({ db })
    const balances = await Promise.all(world.members.map(({ id }) => balanceOf({ db }, id)))
    expect(balances).toEqual(world.members.map(({ credits }) => credits))
  })

  it('has a receipt for each order, numbered by the year without a gap', async () => {
    const { rows } = await db.pool.query(`
      select count(distinct payment_id)::int as orders, count(*)::int as receipts, (
        select sum(last)::int from receipt_series
      ) as last, bool_and(number >= 1) as whole from receipt`)
    const orders = world.orders.length
    expect(rows).toEqual([{ orders, receipts: orders, last: orders, whole: true }])
  })

  it('labels each profile without an address as fictional, and no other', async () => {
    const found = await discoveryStore(db).search({
      site: world.site.id,
      viewer: null,
      query: {},
      now: NOON,
    })
    const fictional = world.members.filter(({ email }) => email === null).length
    expect(found.totalFictional).toBe(fictional)
    expect(found.total).toBe(world.members.length - fictional)
    expect(found.members.every(({ mainImage }) => mainImage !== null)).toBe(true)
  })

  it('has members whose lives go on by the same charts', async () => {
    const work = jobQueue(db, { log: () => undefined })
    const { store } = storesOf(db, work)
    const free = world.members.find(({ email, premium }) => email !== null && !premium)
    const id = free?.id ?? ''
    expect((await store.load('account', id, NOON))?.version).toBe(2)
    const event = { type: 'firstPurchase' } as const
    const moved = await attempt(store, [{ to: 'account', id, event, must: true }])
    expect(moved.written).toBe(true)
    expect((await store.load('account', id, NOON))?.version).toBe(3)
    await work.stop()
  })

  it('has likes, as the plan of the demo names them', async () => {
    const [like] = world.likes
    const { given } = await discoveryStore(db).likes(like?.from ?? '', NOON)
    const liked = world.likes.filter(({ from }) => from === like?.from).map(({ to }) => to)
    expect(given.map(({ id }) => id).toSorted()).toEqual(liked.toSorted())
  })

  it('lists chats with what is unread, and tells each message in order', async () => {
    const chats = chatStore(db)
    for (const { id, starter, receiver, messages, read } of world.conversations.slice(0, 40)) {
      const found = (await chats.list(receiver, NOON)).chats.find((one) => one.conversation === id)
      const unread = messages.filter(({ by }, at) => by === 'starter' && at + 1 > read.receiver)
      expect(found?.unread).toBe(unread.length)
      expect(found?.lastMessage?.body).toBe(messages.at(-1)?.body)
      const { rows } = await db.pool.query(
        'select seq, body from message where conversation_id = $1 order by seq',
        [id],
      )
      expect(rows).toEqual(messages.map(({ body }, at) => ({ seq: at + 1, body })))
      expect((await chats.list(starter, NOON)).chats.map((one) => one.conversation)).toContain(id)
    }
  })

  it('has each paid message and each order in the wallets, by balances that add up', async () => {
    const { rows } = await db.pool.query(
      `select e.id from (
        select *, sum(credits) over (partition by book_id order by id) as should_be
        from ledger_entry where balance_after is not null
      ) e where should_be <> balance_after`,
    )
    expect(rows).toEqual([])
    const premium = world.orders[0]?.account ?? ''
    const { orders, changes, credits } = await walletStore(db).transactions(premium)
    const own = world.orders.filter(({ account }) => account === premium)
    expect(orders.rows.map(({ payment }) => payment).toSorted()).toEqual(
      own.map(({ id }) => id).toSorted(),
    )
    expect(orders.rows.every(({ lifecycle }) => lifecycle.state === 'completed')).toBe(true)
    expect(changes.rows[0]?.balance).toBe(credits)
    expect(changes.rows.at(-1)).toMatchObject({ reason: 'signup', credits: 3 })
  })

  it('counts the conversations that each member has begun', async () => {
    const { rows } = await db.pool.query(
      `select account_id from wallet where started <> (
        select count(*) from conversation where starter_id = account_id)`,
    )
    expect(rows).toEqual([])
  })

  it('remembers every move, from the first version to the one it is at', async () => {
    const { rows } = await db.pool.query(
      `with counted as (select entity_id, count(*) as moves from move group by entity_id)
      select l.id from (
        select id, version from account union all select id, version from conversation
        union all select id, version from payment
      ) l left join counted on entity_id = l.id::text
      where l.version <> coalesce(moves, 0)`,
    )
    expect(rows).toEqual([])
  })

  it(`comes in ${STATEMENTS_MAX} statements at most, however many its members and words`, async () => {
    const other = await freshDatabase()
    const larger = await openDatabase(other.url)
    onTestFinished(async () => {
      await larger.close()
      await other.drop()
    })
    const query = vi.spyOn(pg.Client.prototype, 'query')
    onTestFinished(() => query.mockRestore())
    expect(await demoStore(larger).seed(world, NOON)).toBe(true)
    expect(query.mock.calls.length).toBeGreaterThan(10)
    expect(query.mock.calls.length).toBeLessThanOrEqual(STATEMENTS_MAX)
  })
})
