import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { reconciliationStore } from '#adapters/postgres/payment/reconciliation/store.ts'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { EventOf } from '#core/kernel/lifecycles.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import type { UnpaidRefund } from '#core/payment/reconciliation/rules.ts'
import { ASK_LEASE_MS, REFUND_ASK_MS, REFUND_LATE_MS } from '#core/payment/rules.ts'
import { refundActOf } from '#server/operator/refund.ts'
import {
  attempt,
  dispatch,
  later,
  NOON,
  newMember,
  SITE,
  storesOfFile,
} from '../../harness/database/postgres.ts'

const MANY = 500
const amount = { minor: 999, currency: 'EUR' } as const
const stores = storesOfFile()

const hear = (id: string, event: EventOf<'payment'>, now = NOON) =>
  dispatch(stores.store, [{ to: 'payment', id, event, must: true }], now)

/** By the operator, at noon. */
const giveBack = (payment: string, minor: number) => {
  const event = { type: 'giveBack', minor, credits: 0, by: 'givenBack' } as const
  const log = refundActOf(payment, null, { ...amount, minor })
  return attempt(stores.store, [{ to: 'payment', id: payment, event, must: true }], { log })
}

/** A paid order of which the site gives so much back at noon. */
const givenBack = async (minor: number) => {
  const [account, payment] = [await newMember(stores), randomUUID()]
  const wished = { account, credits: 25, method: 'creditcard' as const }
  const vat = { basisPoints: 2100, minor: 173 }
  const begin: FirstEvent = {
    to: 'payment',
    id: payment,
    must: true,
    begin: { payment, ...wished, amount, live: false, discount: null },
    record: {
      site: SITE,
      ...wished,
      bundle: 'credits-25',
      deliveryConsent: 1,
      provider: 'sandbox',
      price: { components: [], total: amount, vat },
    },
  }
  await dispatch(stores.store, [begin])
  await hear(payment, { type: 'opened', ref: payment, checkoutUrl: '' })
  await hear(payment, { type: 'paid', report: { reference: payment, amount, live: false } })
  await giveBack(payment, minor)
  return payment
}

/** What a sweeper takes of one payment, and asks for without an answer. */
const taken = async (payment: string, now: Date) => {
  const all = await stores.payments.takeUnanswered(now, MANY)
  for (const one of all) await stores.payments.refundAsked(one, now)
  return all.flatMap(({ until: _, ...one }) => (one.payment === payment ? [one] : []))
}
const named = async (payment: string, from: Date): Promise<UnpaidRefund[]> => {
  const span = { site: SITE, from, until: new Date(from.getTime() + DAY_MS) }
  const { notBack } = await reconciliationStore(stores.db).facts(span)
  return notBack.filter((one) => one.payment === payment)
}
const lateDay = later(REFUND_LATE_MS - DAY_MS + 1)
const owed = { since: '2026-03-10', currency: 'EUR' }

describe('A refund that the site has decided', () => {
  it('is taken to be asked for again each day until its provider has said yes', async () => {
    const payment = await givenBack(300)
    const part = { payment, minor: 300, part: 300 }
    expect(await taken(payment, later(REFUND_ASK_MS - 1))).toEqual([])
    const both = [taken(payment, later(REFUND_ASK_MS)), taken(payment, later(REFUND_ASK_MS))]
    expect((await Promise.all(both)).flat()).toEqual([part])
    expect(await taken(payment, later(2 * REFUND_ASK_MS - 1))).toEqual([])
    expect(await taken(payment, later(200 * DAY_MS))).toEqual([part])
    await stores.payments.refundTaken(part)
    expect(await taken(payment, later(400 * DAY_MS))).toEqual([])
  })

  it('is taken again soon when whoever took it has died with it', async () => {
    const payment = await givenBack(300)
    const dies = async (now: Date) =>
      (await stores.payments.takeUnanswered(now, MANY)).filter((one) => one.payment === payment)
    expect(await dies(later(REFUND_ASK_MS))).toHaveLength(1)
    expect(await dies(later(REFUND_ASK_MS + ASK_LEASE_MS - 1))).toHaveLength(0)
    expect(await dies(later(REFUND_ASK_MS + ASK_LEASE_MS))).toHaveLength(1)
    expect(await taken(payment, later(REFUND_ASK_MS + 2 * ASK_LEASE_MS))).toHaveLength(1)
    expect(await taken(payment, later(2 * REFUND_ASK_MS))).toHaveLength(0)
  })

  it('is named each day that it has no answer, from the second on, part by part', async () => {
    const payment = await givenBack(300)
    await giveBack(payment, 200)
    expect(await named(payment, later(REFUND_LATE_MS - DAY_MS))).toEqual([])
    const unanswered = { payment, why: 'unanswered', ...owed }
    const parts = [
      { ...unanswered, minor: 300 },
      { ...unanswered, minor: 200 },
    ]
    expect(await named(payment, lateDay)).toEqual(parts)
    expect(await named(payment, later(90 * DAY_MS))).toEqual(parts)
    await stores.payments.refundTaken({ payment, part: 300 })
    expect(await named(payment, lateDay)).toEqual(parts.slice(1))
    await stores.payments.refundTaken({ payment, part: 500 })
    expect(await named(payment, lateDay)).toEqual([])
  })

  it('is no news where its provider says that all of the money is gone by another way', async () => {
    const [refunded, chargedBack] = [await givenBack(300), await givenBack(300)]
    const report = (reference: string) => ({ reference, amount, live: false })
    await hear(refunded, { type: 'refunded', report: report(refunded) })
    await hear(chargedBack, { type: 'chargedBack', report: report(chargedBack) })
    expect(await named(refunded, lateDay)).toEqual([])
    expect(await named(chargedBack, lateDay)).toEqual([])
  })

  it('is named on the day on which it was refused, and is not asked for again', async () => {
    const [atOnce, muchLater] = [await givenBack(300), await givenBack(300)]
    await hear(atOnce, { type: 'refundRefused', minor: 300, part: 300 })
    await stores.payments.refundTaken({ payment: muchLater, part: 300 })
    const day = later(40 * DAY_MS)
    await hear(muchLater, { type: 'refundRefused', minor: 300, part: 300 }, day)
    const refused = { minor: 300, why: 'refused', ...owed }
    expect(await named(atOnce, NOON)).toEqual([{ payment: atOnce, ...refused }])
    expect(await named(muchLater, NOON)).toEqual([])
    expect(await named(muchLater, day)).toEqual([{ payment: muchLater, ...refused }])
    expect(await named(atOnce, day)).toEqual([])
    expect(await taken(atOnce, later(90 * DAY_MS))).toEqual([])
    expect(await taken(muchLater, later(90 * DAY_MS))).toEqual([])
  })
})
