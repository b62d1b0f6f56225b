import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionStore } from '#adapters/postgres/account/signin/session-store.ts'
import { AUTH_COOKIE_DAYS } from '#core/account/rules.ts'
import { UNREAD_MAIL_MS } from '#core/chat/rules.ts'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { priceOf } from '#core/payment/checkout/pricing.ts'
import { REVERSAL_ASK_MS, REVERSAL_DAYS } from '#core/payment/rules.ts'
import {
  dispatch,
  later,
  NOON,
  newMember,
  newPair,
  openStores,
  SITE,
  type Stores,
  send,
} from '../harness/database/postgres.ts'

const price = priceOf({ price: { minor: 999, currency: 'EUR' } }, { vatBasisPoints: 2100 })

let stores: Stores
beforeAll(async () => {
  stores = await openStores()
})
afterAll(() => stores.close())

const paidOrder = async () => {
  const account = await newMember(stores)
  const id = randomUUID()
  const order = { account, credits: 25, method: 'ideal' as const }
  const begin: FirstEvent = {
    to: 'payment',
    id,
    begin: { payment: id, ...order, amount: price.total, live: true, discount: null },
    record: {
      site: SITE,
      ...order,
      bundle: 'credits-25',
      price,
      deliveryConsent: 1,
      provider: 'sandbox',
    },
    must: true,
  }
  const report = { reference: id, amount: price.total, live: true }
  const paid: FirstEvent = { to: 'payment', id, event: { type: 'paid', report }, must: true }
  await dispatch(stores.store, [begin])
  await dispatch(stores.store, [paid])
  return id
}

describe('A limit that the database keeps', () => {
  it('asks after a paid payment each week for as long as its money may go back, and no longer', async () => {
    const id = await paidOrder()
    const isAsked = async (ms: number) => {
      const taken = await stores.payments.takeDue(later(ms), 100)
      for (const one of taken)
        await stores.payments.recordAnswer(one, { answered: true, now: later(ms) })
      return taken.some(({ payment }) => payment === id)
    }
    expect(await isAsked(REVERSAL_ASK_MS - 1)).toBe(false)
    const weeks = Math.floor((REVERSAL_DAYS * DAY_MS) / REVERSAL_ASK_MS)
    for (let week = 1; week <= weeks; week += 1) {
      expect(await isAsked(week * REVERSAL_ASK_MS), `week ${week}`).toBe(true)
      expect(await isAsked((week + 1) * REVERSAL_ASK_MS - 1)).toBe(false)
    }
    expect(await isAsked((weeks + 1) * REVERSAL_ASK_MS)).toBe(false)
    expect(await isAsked(10 * REVERSAL_DAYS * DAY_MS)).toBe(false)
  })

  it('tells of an unread message after its wait, and not a moment before', async () => {
    const { a, b } = await newPair(stores)
    await send(stores, { by: a, to: b })
    const waited = { fictionalMs: 0, peopleMs: UNREAD_MAIL_MS }
    const told = async (ms: number) =>
      (await stores.chats.takeNoticeDue(later(ms), waited, 100)).map(({ account }) => account)
    expect(await told(UNREAD_MAIL_MS - 1)).not.toContain(b)
    expect(await told(UNREAD_MAIL_MS)).toContain(b)
  })

  it('ends a session with its last day, to the millisecond', async () => {
    const sessions = sessionStore(stores.db)
    const account = await newMember(stores)
    const tokenHash = randomUUID()
    const ends = AUTH_COOKIE_DAYS * DAY_MS
    await sessions.create({
      account,
      tokenHash,
      now: NOON,
      expires: later(ends),
      device: 'x',
      mark: 'x',
    })
    expect(await sessions.member(tokenHash, later(ends - 1))).toMatchObject({ id: account })
    expect(await sessions.member(tokenHash, later(ends))).toBeNull()
  })
})
