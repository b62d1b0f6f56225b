import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { accountStore } from '#adapters/postgres/account/store.ts'
import { chatStore } from '#adapters/postgres/chat/store.ts'
import { avoidedStore } from '#adapters/postgres/discovery/avoided/store.ts'
import { favouriteStore } from '#adapters/postgres/discovery/favourites/store.ts'
import { matchFinderStore } from '#adapters/postgres/discovery/match-finder/store.ts'
import { discoveryStore } from '#adapters/postgres/discovery/store.ts'
import { paymentStore } from '#adapters/postgres/payment/store.ts'
import { walletStore } from '#adapters/postgres/payment/wallet/store.ts'
import { albumStore } from '#adapters/postgres/photo/album/store.ts'
import { type Database, openDatabase } from '#adapters/postgres/platform/database.ts'
import { jobQueue } from '#adapters/postgres/platform/jobs/job-queue.ts'
import { lifecycleStore } from '#adapters/postgres/platform/lifecycle-store.ts'
import { usualLimits } from '#adapters/postgres/platform/pools/limits.ts'
import type { NewAccount } from '#core/account/values.ts'
import type { SendRequest } from '#core/chat/rules.ts'
import { cascade, type FirstEvent, type Key, type Plan } from '#core/kernel/cascade.ts'
import type { Name } from '#core/kernel/lifecycles.ts'
import type { LifecycleStore, Loaded, Written } from '#core/kernel/ports.ts'
import { ADDRESS_KEY } from '#specs/harness/database/address-key.ts'
import { expectBalanced } from '#specs/harness/database/books.ts'
import { freshDatabase } from '#specs/harness/database/database.ts'

export const NOON = new Date('2026-03-10T11:00:00Z')
export const later = (ms: number) => new Date(NOON.getTime() + ms)
export const SITE = 'vonk'

/** Writes two sites into an empty database. */
export const withSites = async (db: Database) => {
  await db.pool.query(
    `insert into site (id, hosts, settings, company, markets, regions)
    select id, '{}', '{"fictional_icon": true}', '{}', $2, '{}' from unnest($1::text[]) as id`,
    [[SITE, 'elsewhere'], { NL: { currency: 'EUR', vatBasisPoints: 2100 } }],
  )
}

/** Specs fill tables by single statements, and hundreds wait for a connection on a busy machine. */
const roomy = {
  ...usualLimits,
  answerMs: usualLimits.backgroundAnswerMs,
  connectMs: usualLimits.backgroundAnswerMs,
}

/** The stores over a database of their own, with two sites in it. */
export const openStores = async () => {
  const { url, drop } = await freshDatabase()
  const db = await openDatabase(url, { limits: roomy, addressKey: ADDRESS_KEY })
  const work = jobQueue(db, { log: () => undefined })
  await withSites(db)
  const close = async () => {
    await work.stop()
    await db.close()
    await drop()
  }
  return { db, work, ...storesOf(db, work), close }
}

export const storesOf = (db: Database, work: ReturnType<typeof jobQueue>) => ({
  store: lifecycleStore(db, work),
  accounts: accountStore(db),
  chats: chatStore(db),
  discovery: discoveryStore(db),
  favourites: favouriteStore(db),
  avoided: avoidedStore(db),
  albums: albumStore(db),
  matchFinder: matchFinderStore(db),
  payments: paymentStore(db),
  wallet: walletStore(db),
})
export type Stores = Awaited<ReturnType<typeof openStores>>

/** A plan with the versions that its write compares. */
export const planOf = async (store: LifecycleStore, first: FirstEvent[], now = NOON) => {
  const versions = new Map<Key, number>()
  const load = async (to: Name, id: string) => {
    const loaded: Loaded<Name> | null = await store.load(to, id, now)
    if (loaded) versions.set(`${to}:${id}`, loaded.version)
    return loaded?.stored ?? null
  }
  const plan = await cascade(first, load)
  if ('refused' in plan) throw new Error(`${plan.at}: ${plan.refused}`)
  return { plan, versions }
}

export type Planned = { plan: Plan; versions: ReadonlyMap<Key, number> }

type How = Partial<Omit<Parameters<LifecycleStore['write']>[1], 'versions'>>

/** One attempt, as a server would make it: load, step, write. */
export const attempt = async (
  store: LifecycleStore,
  first: FirstEvent[],
  { now = NOON, remember = null, ...logged }: How = {},
): Promise<Written> => {
  const { plan, versions } = await planOf(store, first, now)
  return store.write(plan, { versions, now, remember, ...logged })
}

/** Attempts until nobody else was faster. */
export const dispatch = async (store: LifecycleStore, first: FirstEvent[], now = NOON) => {
  for (;;) {
    const written = await attempt(store, first, { now })
    if (written.written || written.why !== 'conflict') return written
  }
}

export const newAccount = (more: Partial<NewAccount> = {}): NewAccount => ({
  site: SITE,
  email: `${randomUUID()}@vonk.example`,
  passwordHash: 'hash',
  name: 'Sanne',
  born: '1996-05-17',
  gender: 'female',
  seeks: 'male',
  sexuality: 'hetero',
  country: 'NL',
  paymentCountry: 'NL',
  region: 'Utrecht',
  city: 'Utrecht',
  language: 'nl',
  trafficSource: null,
  consent: null,
  reason: '',
  firstMessage: null,
  ...more,
})

export const beginAccount = (id: string, more: Partial<NewAccount> = {}): FirstEvent => ({
  to: 'account',
  id,
  begin: { account: id },
  record: newAccount(more),
  must: true,
})

/** A member who has confirmed the address, by the way that every member goes. */
export const newMember = async (
  { store }: Pick<Stores, 'store'>,
  {
    credits = 0,
    premium = false,
    ...more
  }: Partial<NewAccount> & { credits?: number; premium?: boolean } = {},
): Promise<string> => {
  const id = randomUUID()
  await dispatch(store, [beginAccount(id, more)])
  const event = { type: 'activate', link: 'good', opener: 'known', credits } as const
  await dispatch(store, [{ to: 'account', id, event, must: true }])
  if (premium) {
    const bought = { type: 'firstPurchase' } as const
    await dispatch(store, [{ to: 'account', id, event: bought, must: true }])
  }
  return id
}

/** A fictional profile: there is no way to sign up as one. */
export const newFictional = async ({ db }: Pick<Stores, 'db'>, site = SITE): Promise<string> => {
  const id = randomUUID()
  const living = { standing: 'active', conduct: 'clear', membership: 'free', visibility: 'visible' }
  const state = { living }
  await db.pool.query(
    `insert into account (id, site_id, language, state, context, version, created_at)
    values ($1, $2, 'nl', $3, $4, 1, $5)`,
    [id, site, state, { account: id }, NOON],
  )
  await db.pool.query(`insert into book (id, site_id, kind) values ($1, $2, 'member')`, [id, site])
  await db.pool.query('insert into wallet (account_id, balance, started) values ($1, 0, 0)', [id])
  await db.pool.query(
    `insert into profile (account_id, site_id, fictional, confirmed, status, name, born, gender,
      seeks, country, region, city)
    values ($1, $2, true, true, 'active', 'Lars', '1990-01-01', 'male', 'female', 'NL', 'Utrecht',
      'Utrecht')`,
    [id, site],
  )
  return id
}

export const pairOf = (a: string, b: string) =>
  createHash('sha256')
    .update([a, b].sort().join())
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

export const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Two members who may talk, and the id of their conversation. */
export const newPair = async (
  stores: Pick<Stores, 'store'>,
  { credits = 20, premium = true } = {},
) => {
  const [a, b] = await Promise.all([
    newMember(stores, { credits, premium }),
    newMember(stores, { credits, premium }),
  ])
  return { a, b, id: pairOf(a, b) }
}

export type Sending = {
  by: string
  to: string
  id?: string
  body?: string
  cost?: number
  photo?: SendRequest['photo']
}

/** What is asked before a message of one to another. */
export const sendFactsAsked = (
  sender: string,
  recipient: string,
  message: string = randomUUID(),
) => ({
  sender,
  recipient,
  conversation: pairOf(sender, recipient),
  message,
  letters: null,
  now: NOON,
})

/** The first events of a message, by the facts that the store knows of it now. */
export const messageFirst = async ({ chats }: Pick<Stores, 'chats'>, sending: Sending) => {
  const { by, to, id = randomUUID(), body = 'Hoi!', cost = 1, photo } = sending
  const conversation = pairOf(by, to)
  const facts = await chats.sendFacts(sendFactsAsked(by, to, id))
  if (!facts) throw new Error('Nobody there')
  const { starter, receiver, stored } = facts
  const event = {
    type: 'send',
    by: by === starter ? 'starter' : 'receiver',
    message: { id, body, photo: photo !== undefined },
    sending: {
      ...facts.sending,
      length: body.length,
      lengthMax: 500,
      cost,
      photo,
    },
  } as const
  const send: FirstEvent = { to: 'conversation', id: conversation, event, must: true }
  const input = { conversation, starter, receiver }
  const begin: FirstEvent = {
    to: 'conversation',
    id: conversation,
    begin: input,
    record: null,
    must: true,
  }
  return { facts, first: stored ? [send] : [begin, send] }
}

/** Sends until nobody else was faster; a refusal of the chart is its code. */
export const send = async (
  stores: Pick<Stores, 'chats' | 'store'>,
  sending: Sending,
  now = NOON,
): Promise<Written | { written: false; why: string }> => {
  for (;;) {
    const { first } = await messageFirst(stores, sending)
    try {
      const written = await attempt(stores.store, first, { now })
      if (written.written || written.why !== 'conflict') return written
    } catch (error) {
      const code = /: (\w+)$/.exec((error as Error).message)?.[1]
      if (code === 'already_there') continue
      if (!code) throw error
      return { written: false, why: code }
    }
  }
}

export const balanceOf = async ({ db }: Pick<Stores, 'db'>, account: string) => {
  const { rows } = await db.pool.query('select balance from wallet where account_id = $1', [
    account,
  ])
  return rows[0]?.balance as number
}

export const expectBooksToBalance = ({ db }: Pick<Stores, 'db'>) => expectBalanced(db.pool)

/** The stores for all specs of a file. */
export const storesOfFile = (): Stores => {
  const stores = {} as Stores
  beforeAll(async () => {
    Object.assign(stores, await openStores())
  })
  afterAll(() => stores.close())
  return stores
}

/** Opens a conversation as the member sees it. */
export const openIn =
  (stores: Stores) =>
  (account: string, conversation: string, page: { after?: number; before?: number } = {}) =>
    stores.chats.conversation({ account, conversation, now: NOON, ...page })
