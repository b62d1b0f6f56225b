import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { mandateStore } from '#adapters/postgres/payment/reorder/store.ts'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { EventOf } from '#core/kernel/lifecycles.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { priceOf } from '#core/payment/checkout/pricing.ts'
import { ASK_LEASE_MS, askAgainMs } from '#core/payment/rules.ts'
import { erase } from '../../harness/database/erasure.ts'
import {
  dispatch,
  later,
  NOON,
  newMember,
  SITE,
  storesOfFile,
} from '../../harness/database/postgres.ts'

const stores = storesOfFile()
const price = priceOf({ price: { minor: 999, currency: 'EUR' } }, { vatBasisPoints: 2100 })

type Way = { savedMethodConsent?: string; mandate?: string }
const ordering = (account: string, way: Way, payment: string = randomUUID()) => {
  const wished = { account, credits: 25, method: 'creditcard' as const }
  const begin: FirstEvent = {
    to: 'payment',
    id: payment,
    begin: { payment, ...wished, amount: price.total, live: false, discount: null },
    record: {
      site: SITE,
      ...wished,
      ...way,
      bundle: 'credits-25',
      price,
      deliveryConsent: 1,
      provider: 'sandbox',
    },
    must: true,
  }
  return dispatch(stores.store, [begin])
}
const order = async (account: string, way: Way) => {
  const payment = randomUUID()
  await ordering(account, way, payment)
  return payment
}
const hear = (id: string, event: EventOf<'payment'>) =>
  dispatch(stores.store, [{ to: 'payment', id, event, must: true }])
const report = (reference: string) => ({ reference, amount: price.total, live: false })

/** A member with a kept way of paying. */
const keeper = async () => {
  const account = await newMember(stores)
  const kept = await order(account, { savedMethodConsent: 'agreed' })
  const ref = randomUUID()
  await hear(kept, { type: 'paid', report: report(kept), ref: randomUUID(), mandate: ref })
  return { account, kept, ref }
}
/** One with an order by it, who is erased. */
const erasedBuyer = async () => {
  const { account, kept, ref } = await keeper()
  const repeated = await order(account, { mandate: kept })
  await erase(stores.store, account)
  return { kept, repeated, ref }
}

/** What its provider is told of after this; it has heard of it then. */
const tell = async (kept: string, now: Date) => {
  const mandates = mandateStore(stores.db)
  const taken = await mandates.takeEnded(now, 500)
  await mandates.markReported(kept, now)
  return taken.find(({ id }) => id === kept)?.ref ?? null
}

describe('A kept way of paying of a member who is erased', () => {
  it('is known by its name until its provider has answered what was ordered by it, and not longer (M9)', async () => {
    const { kept, repeated, ref } = await erasedBuyer()
    expect(await tell(kept, NOON)).toBe(ref)
    expect((await stores.payments.open(repeated))?.mandate).toEqual({ id: kept, ref, ended: true })
    await hear(repeated, { type: 'opened', ref: randomUUID(), checkoutUrl: null })
    expect(await tell(kept, later(DAY_MS))).toBe(ref)
    expect((await stores.payments.open(repeated))?.mandate).toMatchObject({ ref: '' })
    expect(await tell(kept, later(9 * DAY_MS))).toBeNull()
  })

  it('is forgotten at once where its provider says that nothing was taken', async () => {
    const { kept, repeated, ref } = await erasedBuyer()
    await hear(repeated, { type: 'refusedByProvider' })
    expect(await tell(kept, NOON)).toBe(ref)
    expect(await tell(kept, later(9 * DAY_MS))).toBeNull()
  })

  it('is told again at growing pauses while its provider is silent, and soon when whoever took it has died', async () => {
    const { kept } = await erasedBuyer()
    const mandates = mandateStore(stores.db)
    const take = async (now: Date) => {
      const all = await mandates.takeEnded(now, 500)
      return all.find(({ id }) => id === kept)
    }
    const first = await take(NOON)
    expect(await take(later(ASK_LEASE_MS - 1))).toBeUndefined()
    expect(await take(later(ASK_LEASE_MS))).toMatchObject({ tries: 0 })
    if (first) await mandates.notTold(first, later(ASK_LEASE_MS))
    const second = await take(later(2 * ASK_LEASE_MS))
    expect(second).toMatchObject({ tries: 0 })
    if (second) await mandates.notTold(second, later(2 * ASK_LEASE_MS))
    expect(await take(later(2 * ASK_LEASE_MS + askAgainMs(0) - 1))).toBeUndefined()
    expect(await take(later(2 * ASK_LEASE_MS + askAgainMs(0)))).toMatchObject({ tries: 1 })
  })
})

describe('An order by a kept way of paying', () => {
  it('is written only while that way of paying lives, and for its own member alone (PAY-04)', async () => {
    const [anna, bram] = [await keeper(), await keeper()]
    const by = { mandate: anna.kept }
    const refused = { written: false, why: 'mandate_ended' }
    expect(await ordering(bram.account, by)).toEqual(refused)
    expect(await ordering(anna.account, by)).toMatchObject({ written: true })
    await mandateStore(stores.db).refuse(anna.kept, NOON)
    expect(await ordering(anna.account, by)).toEqual(refused)
    expect(await ordering(bram.account, { mandate: bram.kept })).toMatchObject({ written: true })
  })
})
