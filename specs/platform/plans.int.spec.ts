import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionStore } from '#adapters/postgres/account/signin/session-store.ts'
import { reconciliationStore } from '#adapters/postgres/payment/reconciliation/store.ts'
import { mandateStore } from '#adapters/postgres/payment/reorder/store.ts'
import { holdToMandate, keepMandate } from '#adapters/postgres/payment/reorder/writes.ts'
import { lockLimits } from '#adapters/postgres/payment/spending-limit/queries.ts'
import { spendingStore } from '#adapters/postgres/payment/spending-limit/store.ts'
import { booksOf } from '#adapters/postgres/payment/wallet/books.ts'
import { photoStore } from '#adapters/postgres/photo/store.ts'
import type { Database } from '#adapters/postgres/platform/database.ts'
import { metricsStore } from '#adapters/postgres/platform/metrics.ts'
import { personalData } from '#adapters/postgres/platform/personal-data.ts'
import { endMandates } from '#adapters/postgres/platform/plan/end-mandates.ts'
import { eraseAccount } from '#adapters/postgres/platform/plan/erase-account.ts'
import { sessionReads } from '#adapters/postgres/platform/session-reads.ts'
import { notices } from '#adapters/postgres/push/notices.ts'
import { pushStore } from '#adapters/postgres/push/store.ts'
import { archiveParts } from '#core/account/archive/values.ts'
import { NUMBERED_PAGES_MAX } from '#core/discovery/search.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { pushOnce } from '#specs/harness/database/push-once.ts'
import { useChatPhotos } from '../harness/database/chat-photos.ts'
import { fillWithMembers } from '../harness/database/many-members.ts'
import {
  later,
  messageFirst,
  NOON,
  openStores,
  pairOf,
  planOf,
  SITE,
  type Stores,
  sendFactsAsked,
  storesOf,
} from '../harness/database/postgres.ts'
import { nodesOf, readBy } from '../harness/database/query-plan.ts'
import { keepOnce, swipeOnce } from '../harness/database/swipe-once.ts'
import { finderStatements } from '../harness/finder/statements.ts'

const MEMBERS = 20_000
type Query = Parameters<Stores['discovery']['search']>[0]['query']

let stores: Stores
let members: string[]
let asked: pg.QueryConfig[]
let recorded: ReturnType<typeof storesOf> & { db: Database }

/** The stores over a pool that remembers what it was asked. */
const recording = () => {
  const remember = (run: pg.Pool['query']) => (query: pg.QueryConfig) => {
    if (typeof query !== 'string') asked.push(query)
    return run(query)
  }
  const connect = async () => {
    const client = await stores.db.pool.connect()
    const query = remember(client.query.bind(client) as pg.Pool['query'])
    const release = () => client.release()
    return new Proxy(client, {
      get: (target, key) => ({ query, release })[String(key)] ?? Reflect.get(target, key),
    })
  }
  const query = remember(stores.db.pool.query.bind(stores.db.pool) as pg.Pool['query'])
  const pool = new Proxy(stores.db.pool, {
    get: (target, key) => ({ query, connect })[String(key)] ?? Reflect.get(target, key),
  })
  return { ...stores.db, pool, reads: pool, background: pool }
}

beforeAll(async () => {
  stores = await openStores()
  members = await fillWithMembers(stores.db, MEMBERS)
  const db = recording()
  recorded = { ...storesOf(db, stores.work), db }
}, 120_000)
afterAll(() => stores.close())

/** Seldom asked, for so many rows at most, which Postgres plans for that number each time. */
const plannedAnew = [
  'payment_take_due',
  'deadline_take',
  'mandate_take_ended',
  'refund_take_unanswered',
  'figures_now',
  'notices_unread',
  'notices_likes',
]

/**
 * What the statements of this work would read from end to end: planned for these values, and, where
 * they have a name, for any.
 */
const readWhole = async (work: () => Promise<unknown>) => {
  asked = []
  await work()
  const whole: string[] = []
  for (const { name, text, values } of asked) {
    if (!/^\s*(select|with|update|insert|delete)/i.test(text)) continue
    const ways = [{ text: `explain (format json) ${text}`, values: values ?? [] }]
    if (name && !plannedAnew.includes(name))
      ways.push({ text: `explain (generic_plan, format json) ${text}`, values: [] })
    for (const way of ways) {
      const { rows } = await stores.db.pool.query(way)
      whole.push(...nodesOf(rows[0]['QUERY PLAN'][0].Plan).flatMap(readBy))
    }
  }
  expect(asked.length).toBeGreaterThan(0)
  return whole
}

const member = (index: number) => members[index] ?? ''
const search =
  (query: Query, by: () => string | null = () => member(5)) =>
  () =>
    recorded.discovery.search({ site: SITE, viewer: by(), query, now: NOON })
const visitorSearch = (query: Query) => search(query, () => null)
const photos = () => photoStore(recorded.db)
const photoOf = async (account: string) => {
  const text = 'select id, name from photo where account_id = $1 limit 1'
  const { rows } = await stores.db.pool.query<{ id: string; name: string }>(text, [account])
  const [photo] = rows
  if (!photo) throw new Error('There is no photo')
  return { account, ...photo }
}
const keptOf = async () => {
  const text =
    'select account_id as account, id as mandate from mandate where ended_at is null limit 1'
  const { rows } = await stores.db.pool.query<{ account: string; mandate: string }>(text)
  const [kept] = rows
  if (!kept) throw new Error('Nothing is kept')
  return kept
}
/** What is told is written as jobs by the queue, in statements of its own. */
const told = () => notices(recorded.db, { ...stores.work, putWithin: async () => undefined })
const task = () =>
  ({ name: 'chats', key: null, task: 'unlike', one: member(1), other: member(2) }) as const
const message = (by: string, to: string) => async () => {
  const { first } = await messageFirst(recorded, { by, to })
  const { plan, versions } = await planOf(recorded.store, first)
  return recorded.store.write(plan, { versions, now: NOON, remember: null })
}
const taken = { payment: randomUUID(), until: NOON }
const ending = { account: randomUUID(), reason: 'removed', now: NOON } as const
const archiveOf = async (account: string) => {
  const kept = personalData(recorded.db)
  for (const part of archiveParts) for await (const _ of kept.rows(account, part));
}
const device = { endpoint: 'https://push.voorbeeld.example/1', keys: { p256dh: 'a', auth: 'b' } }
const waited = { fictionalMs: 0, peopleMs: 0 }

describe(`Among ${MEMBERS} members, the database finds by an index`, () => {
  const hot: Record<string, () => Promise<unknown>> = {
    'a page of members and how many there are': search({ gender: 'female' }),
    'a page of members by age and region': search({
      gender: 'male',
      country: 'NL',
      region: 'Drenthe',
      minAge: 30,
      maxAge: 34,
      only: 'real',
    }),
    'a page of members whom one may fit': search({ gender: 'female', fit: 'both' }),
    'a page of any member whom one may fit, real ones': search({
      gender: 'any',
      fit: 'both',
      only: 'real',
    }),
    'the last page by its number': search({ gender: 'female', page: NUMBERED_PAGES_MAX }),
    'more members than are counted, for a visitor': visitorSearch({}),
    'the last page of them by its number': visitorSearch({ page: NUMBERED_PAGES_MAX }),
    'a profile': () =>
      recorded.discovery.profile({ site: SITE, viewer: member(1), id: member(2), now: NOON }),
    ...finderStatements(() => recorded.matchFinder, member),
    'one’s own profile': () => recorded.discovery.ownProfile(member(1), NOON),
    'who stands before one': () => recorded.discovery.ahead(member(1)),
    'likes, both ways': () => recorded.discovery.likes(member(3), NOON),
    'a like': () =>
      recorded.discovery.like({ site: SITE, from: member(3), to: member(9), now: NOON }),
    'the swipe game: who is next, a turn, and one taken back': () =>
      swipeOnce(recorded.db, [member(3), member(9)]),
    'whom one keeps, 500 of them': () => keepOnce(recorded.db, [member(0), member(9)]),
    'the member of a session': () => sessionStore(recorded.db).member(member(4), NOON),
    'a message with its session': () =>
      sessionReads(recorded.db).sendFacts(
        { tokenHash: member(4), now: NOON },
        sendFactsAsked(member(4), member(11)),
      ),
    'the user': () => recorded.accounts.user(member(4), NOON),
    'a first message': () => message(member(10), member(11))(),
    'a further message': () => message(member(10), member(11))(),
    'the list of chats': () => recorded.chats.list(member(6), NOON),
    'a page of messages': () =>
      recorded.chats.conversation({
        account: member(10),
        conversation: pairOf(member(10), member(11)),
        now: NOON,
      }),
    'how far somebody has read': () =>
      recorded.chats.read(member(11), pairOf(member(10), member(11)), 2),
    'changes of a balance': () => recorded.wallet.transactions(member(7)),
    'older changes of a balance': () => recorded.wallet.changes(member(7), '900000'),
    'older orders': () => recorded.wallet.orders(member(7), randomUUID()),
    'the course of a balance': () => recorded.wallet.balanceHistory(member(7), NOON),
    'what became of an order, with its receipts': () =>
      recorded.wallet.transaction(member(7), randomUUID()),
    'payments that are due to be asked about': () => recorded.payments.takeDue(NOON, 100),
    'a payment whose provider has answered': () =>
      recorded.payments.recordAnswer(taken, { answered: true, now: NOON }),
    'a payment whose provider is silent': () =>
      recorded.payments.recordAnswer(taken, { answered: false, now: NOON }),
    'an order whose page is still to be opened': () => recorded.payments.open(randomUUID()),
    'the order that a webhook names': () => recorded.payments.knows('sandbox', randomUUID()),
    'the receipt that a mail names': () => recorded.payments.receipt(randomUUID()),
    'what can be withdrawn of': () => recorded.payments.lots(member(7), later(-14 * DAY_MS)),
    'the order that a buyer wants to withdraw from by mail': () =>
      recorded.payments.soldTo({
        site: SITE,
        email: 'lid7@voorbeeld.example',
        year: 2026,
        number: 7,
      }),
    'what was spent of a limit': () => spendingStore(recorded.db).look(member(7), 'EUR', NOON),
    'the limits that an order is held to': () =>
      lockLimits(recorded.db.pool, { account: member(7) }),
    'what can be ordered again, and how': () => mandateStore(recorded.db).look(member(7)),
    'a kept way of paying': () => mandateStore(recorded.db).active(member(7), randomUUID()),
    'the kept way of paying that an order is held to': async () =>
      holdToMandate(recorded.db.pool, await keptOf()),
    'a way of paying that is to be kept': () =>
      keepMandate(recorded.db.pool, { payment: randomUUID(), ref: 'cst/mdt', now: NOON }),
    'a kept way of paying that its provider refuses': () =>
      mandateStore(recorded.db).refuse(randomUUID(), NOON),
    'a kept way of paying that its member ends': () =>
      endMandates(recorded.db.pool, { ...ending, id: randomUUID() }),
    'all that a member who leaves had kept': () =>
      endMandates(recorded.db.pool, { ...ending, id: null }),
    'refunds that no provider has answered': () => recorded.payments.takeUnanswered(NOON, 100),
    'a refund that was asked for': () => recorded.payments.refundAsked({ ...taken, part: 1 }, NOON),
    'a refund that its provider takes upon itself': () =>
      recorded.payments.refundTaken({ payment: randomUUID(), part: 1 }),
    'kept ways whose end is to be told': () => mandateStore(recorded.db).takeEnded(NOON, 100),
    'a kept way whose end was told': () =>
      mandateStore(recorded.db).markReported(randomUUID(), NOON),
    'a kept way whose end was not heard': () =>
      mandateStore(recorded.db).notTold({ id: randomUUID(), until: NOON }, NOON),
    'what a member wants to keep of all this': () => archiveOf(member(7)),
    'all that is erased with a member': () => eraseAccount(recorded.db.pool, member(12_000), NOON),
    'how often each code was used': () => recorded.payments.codes(SITE),
    'the figures that an operator watches': () => metricsStore(recorded.db).now(NOON),
    'deadlines that have passed': () => recorded.store.takeOverdue(NOON, 100),
    'notices that are due': () => recorded.chats.takeNoticeDue(NOON, waited, 100),
    'unread messages that a device is to be told of': () => told().tellUnread(NOON, 0, 100, task),
    'likes that are to be told': () =>
      told().tellLikes(NOON, { pushMs: 0, mailMs: DAY_MS }, 100, task),
    'what is known when a device may be told': () => pushOnce(recorded.db, [member(7), member(9)]),
    'whose device it was before': () =>
      pushStore(recorded.db).keep({ account: member(7), tokenHash: member(7) }, device),
    "a member's own photos": () => photos().own(member(7)),
    'a gallery': () => photos().gallery({ site: SITE, viewer: member(7), id: member(9) }),
    'a photo that somebody opens': async () =>
      photos().findForViewer({ site: SITE, viewer: member(7), id: (await photoOf(member(9))).id }),
    'a photo that is sent': async () => {
      const photo = { ...(await photoOf(member(7))), id: randomUUID(), now: NOON }
      expect(await photos().begin(photo)).toBe('begun')
    },
    'a photo that was none': async () => photos().giveUp(await photoOf(member(7))),
    'the order of photos': async () => photos().order(member(7), [(await photoOf(member(7))).id]),
    'another photo as the main one': async () =>
      photos().setMain(member(7), (await photoOf(member(7))).id),
    'a photo that is taken away': async () =>
      photos().remove(member(13), (await photoOf(member(13))).id),
    'photos whose files have to go': () => photos().takeRemoved(NOON, 100),
    'photos whose files are gone': () => photos().forget([randomUUID()]),
    'photos of conversations': () => useChatPhotos(recorded, member(7), member(9)),
    'wrong passwords': () => recorded.accounts.wrongPasswordsSince(randomUUID(), later(-1)),
  }

  it.each(Object.keys(hot))('%s', async (name) => {
    expect(await readWhole(hot[name] as () => Promise<unknown>)).toEqual([])
  })

  it('the money of a day, but for the sum of all the books and the orders by direct debit', async () => {
    const span = { site: SITE, from: later(-2 * DAY_MS), until: later(-DAY_MS) }
    const report = await readWhole(() => reconciliationStore(recorded.db).facts(span))
    const books = await readWhole(() => booksOf(recorded.db.pool))
    // A bank may take money back 13 months later, so that no day of an order bounds the search.
    expect(new Set(report)).toEqual(new Set([...books, 'payment_direct_debit_index']))
  })

  it('and a query that read a whole table would be seen by this spec', async () => {
    const whole = await readWhole(() =>
      recorded.db.pool.query({ text: `select count(*) from profile where name = 'Eva'` }),
    )
    expect(whole).toEqual(['profile'])
  })
})
