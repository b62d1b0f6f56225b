import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkStore } from '#adapters/postgres/account/credentials/link-store.ts'
import { sessionStore } from '#adapters/postgres/account/signin/session-store.ts'
import { idempotencyStore } from '#adapters/postgres/platform/idempotency.ts'
import { limiter } from '#adapters/postgres/platform/limiter.ts'
import { retention } from '#adapters/postgres/platform/retention.ts'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import { ANSWERS_KEPT_MS, ATTEMPTS_KEPT_MS } from '#core/kernel/retention.ts'
import { erase } from '../harness/database/erasure.ts'
import {
  attempt,
  beginAccount,
  later,
  NOON,
  newMember,
  openStores,
  type Stores,
} from '../harness/database/postgres.ts'

const LIMIT = 100

let stores: Stores
let account: string
beforeAll(async () => {
  stores = await openStores()
  account = await newMember(stores)
})
afterAll(() => stores.close())

const purge = (ms: number, limit = LIMIT) => retention(stores.db).purge(later(ms), limit)
const count = async (table: string, where: string) => {
  const { rows } = await stores.db.pool.query(
    `select count(*)::int as found from ${table} where ${where}`,
  )
  return rows[0].found as number
}

const signInOnce = async (id: string) => {
  const first: FirstEvent[] = [
    { to: 'signIn', id, begin: { key: id }, record: null, must: true },
    { to: 'signIn', id, event: { type: 'wrong', wrongBefore: 0 }, must: true },
  ]
  await attempt(stores.store, first)
}

describe('What is kept for a while', () => {
  it('goes when its time is over and not a moment before: sessions, links, sign-ups, limits', async () => {
    const expires = later(1_000)
    const tokenHash = randomUUID()
    const session = { account, tokenHash, now: NOON, expires, device: '?', mark: '?' }
    await sessionStore(stores.db).create(session)
    const mark = { handle: 'x', tokenHash }
    const link = { account, purpose: 'activation', mark, now: NOON, expires } as const
    await linkStore(stores.db).make(link)
    await attempt(stores.store, [beginAccount(randomUUID(), { device: tokenHash })])
    await stores.db.pool.query('update signup_form set expires_at = $1', [expires])
    await limiter(stores.db).take(tokenHash, { max: 1, windowS: 1 }, NOON)
    const left = async () => [
      await count('session', `token_hash = '${tokenHash}'`),
      await count('link', `token_hash = '${tokenHash}'`),
      await count('signup_form', `device = '${tokenHash}'`),
      await count('rate_limit', `key = '${tokenHash}'`),
    ]
    await purge(999)
    expect(await left()).toEqual([1, 1, 1, 1])
    await purge(1_000)
    expect(await left()).toEqual([0, 0, 0, 0])
  })

  it('is an answer for a week, after which its key is new', async () => {
    const remember = { scope: 'spec', key: randomUUID(), fingerprint: '', answer: '{}' }
    await attempt(stores.store, [beginAccount(randomUUID())], { remember })
    await purge(ANSWERS_KEPT_MS - 1)
    expect(await idempotencyStore(stores.db).find(remember)).not.toBeNull()
    await purge(ANSWERS_KEPT_MS)
    expect(await idempotencyStore(stores.db).find(remember)).toBeNull()
  })

  it('is an attempt to sign in with its history, once all has been quiet for a day', async () => {
    const id = randomUUID()
    await signInOnce(id)
    await purge(ATTEMPTS_KEPT_MS - 1)
    expect(await stores.accounts.wrongPasswordsSince(id, NOON)).toBe(1)
    await purge(ATTEMPTS_KEPT_MS)
    expect(await count('sign_in', `id = '${id}'`)).toBe(0)
    expect(await count('move', `entity_id = '${id}'`)).toBe(0)
    await signInOnce(id)
    expect(await stores.accounts.wrongPasswordsSince(id, NOON)).toBe(1)
  })

  it('is the address of an erased account whose receipt could not be sent, for a week', async () => {
    const email = `${randomUUID()}@vonk.example`
    const id = await newMember(stores, { email })
    await erase(stores.store, id)
    await purge(ANSWERS_KEPT_MS - 1)
    expect(await count('account', `email = '${email}'`)).toBe(1)
    await purge(ANSWERS_KEPT_MS)
    expect(await count('account', `id = '${id}' and email = 'erased:${id}'`)).toBe(1)
    expect(await count('account', 'fictional')).toBe(0)
  })

  it('goes a bounded number at a time, and says how many', async () => {
    for (let nth = 0; nth < 5; nth++) await signInOnce(randomUUID())
    expect(await purge(2 * ATTEMPTS_KEPT_MS, 2)).toBe(2)
    expect(await purge(2 * ATTEMPTS_KEPT_MS, 100)).toBeLessThanOrEqual(4)
    expect(await purge(2 * ATTEMPTS_KEPT_MS, 100)).toBe(0)
  })

  it('is none of the history of members, payments and conversations', async () => {
    const before = await count('move', "lifecycle <> 'signIn'")
    await purge(1_000 * ATTEMPTS_KEPT_MS)
    expect(await count('move', "lifecycle <> 'signIn'")).toBe(before)
    expect(before).toBeGreaterThan(0)
  })
})
