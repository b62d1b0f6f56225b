import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webhookInbox } from '#adapters/postgres/payment/checkout/webhook-inbox.ts'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { EventOf } from '#core/kernel/lifecycles.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { order as orderShape } from '#core/payment/checkout/contract.ts'
import { ProviderAway } from '#core/payment/checkout/ports.ts'
import { priceOf } from '#core/payment/checkout/pricing.ts'
import { methods } from '#core/payment/methods.ts'
import {
  ASK_FIRST_MS,
  ASK_LEASE_MS,
  ASK_SILENT_LAST_MS,
  ASK_TIMES_MAX,
  askAgainMs,
  askSilentMs,
  REVERSAL_ASK_MS,
} from '#core/payment/rules.ts'
import { createPaymentSweep } from '#server/payment/checkout/worker.ts'
import { orderToWire } from '#server/payment/to-wire.ts'
import {
  dispatch,
  later,
  NOON,
  newMember,
  openStores,
  SITE,
  type Stores,
} from '../../harness/database/postgres.ts'

let stores: Stores
beforeAll(async () => {
  stores = await openStores()
})
afterAll(() => stores.close())

const price = priceOf({ price: { minor: 999, currency: 'EUR' } }, { vatBasisPoints: 2100 })

const place = async (account: string, now = NOON, provider = 'sandbox') => {
  const payment = randomUUID()
  const order = { account, credits: 25, method: 'ideal' as const }
  const begin: FirstEvent = {
    to: 'payment',
    id: payment,
    begin: { payment, ...order, amount: price.total, live: false, discount: null },
    record: { site: SITE, ...order, bundle: 'credits-25', price, deliveryConsent: 1, provider },
    must: true,
  }
  await dispatch(stores.store, [begin], now)
  return payment
}
const move = (id: string, event: EventOf<'payment'>, now = NOON) =>
  dispatch(stores.store, [{ to: 'payment', id, event, must: true }], now)
const opened = (ref: string) =>
  ({ type: 'opened', ref, checkoutUrl: 'https://bank.example/1' }) as const

describe('An order', () => {
  it('is answered as the contract says, to its buyer alone', async () => {
    const account = await newMember(stores)
    const id = await place(account)
    await move(id, opened(randomUUID()))
    const found = await stores.payments.order(account, id)
    const answered = found && orderToWire(found)
    expect(orderShape.parse(answered)).toEqual(answered)
    expect(answered).toMatchObject({
      payment_id: id,
      credits: 25,
      amount: { minor: 999, currency: 'EUR' },
      payment_method: 'ideal',
      lifecycle: { state: 'pending' },
      checkout_url: 'https://bank.example/1',
      created_at: NOON.toISOString(),
      completed_at: null,
    })
    expect(await stores.payments.order(await newMember(stores), id)).toBeNull()
    expect(await stores.payments.order(account, randomUUID())).toBeNull()
    expect((await stores.payments.receipt(id))?.account).toBe(account)
  })

  it('is listed with the others, the latest first', async () => {
    const account = await newMember(stores)
    const [older, newer] = [await place(account, NOON), await place(account, later(1))]
    const { orders } = await stores.wallet.transactions(account)
    expect(orders.rows.map(({ payment }) => payment)).toEqual([newer, older])
  })
})

describe('A payment that is not final', () => {
  const taken = async (now: Date) =>
    (await stores.payments.takeDue(now, 500)).map((one) => one.payment)
  /** Takes them, and asks about them. */
  const due = async (now: Date, answered = true) => {
    const all = await stores.payments.takeDue(now, 500)
    for (const one of all) await stores.payments.recordAnswer(one, { answered, now })
    return all.map((one) => one.payment)
  }

  it('is asked about after five minutes, then at growing intervals (M9)', async () => {
    const id = await place(await newMember(stores))
    expect(await due(later(ASK_FIRST_MS - 1))).not.toContain(id)
    expect(await due(later(ASK_FIRST_MS))).toContain(id)
    const second = ASK_FIRST_MS + askAgainMs(1)
    expect(await due(later(second - 1))).not.toContain(id)
    expect(await due(later(second))).toContain(id)
    expect(await due(later(second + askAgainMs(2) - 1))).not.toContain(id)
  })

  it('is taken by one of two sweepers', async () => {
    const account = await newMember(stores)
    const ids: string[] = await Promise.all(
      Array.from({ length: 20 }, () => place(account, later(3_600_000))),
    )
    const now = later(3_600_000 + ASK_FIRST_MS)
    const both = (await Promise.all([taken(now), taken(now)])).flat()
    expect(both.filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted())
  })

  it('is due again soon when whoever took it has died with it', async () => {
    const id = await place(await newMember(stores))
    expect(await taken(later(ASK_FIRST_MS))).toContain(id)
    expect(await taken(later(ASK_FIRST_MS + ASK_LEASE_MS - 1))).not.toContain(id)
    expect(await taken(later(ASK_FIRST_MS + ASK_LEASE_MS))).toContain(id)
  })

  it('is asked about again soon while its provider is silent, and as if it had not been asked once that answers', async () => {
    const id = await place(await newMember(stores))
    let at = ASK_FIRST_MS
    for (let times = 0; times < 2 * ASK_TIMES_MAX; times += 1) {
      expect(await due(later(at), false), `question ${times}`).toContain(id)
      expect(await due(later(at + askSilentMs(times) - 1))).not.toContain(id)
      at += askSilentMs(times)
    }
    expect(askSilentMs(2 * ASK_TIMES_MAX)).toBe(ASK_SILENT_LAST_MS)
    expect(await due(later(at))).toContain(id)
    expect(await due(later(at + askAgainMs(1) - 1))).not.toContain(id)
    expect(await due(later(at + askAgainMs(1)))).toContain(id)
  })

  it('that was completed while it was asked about is due as a paid one is', async () => {
    const id = await place(await newMember(stores))
    const all = await stores.payments.takeDue(later(ASK_FIRST_MS), 500)
    const report = { reference: id, amount: price.total, live: false }
    await move(id, { type: 'paid', report }, later(ASK_FIRST_MS))
    for (const one of all)
      await stores.payments.recordAnswer(one, { answered: true, now: later(ASK_FIRST_MS) })
    expect(await due(later(ASK_FIRST_MS + REVERSAL_ASK_MS - 1))).not.toContain(id)
    expect(await due(later(ASK_FIRST_MS + REVERSAL_ASK_MS))).toContain(id)
  })

  it('is asked about when it was given up too, for as long as money may come, but not for ever', async () => {
    const id = await place(await newMember(stores))
    await move(id, opened(randomUUID()))
    await move(id, { type: 'cancelled' })
    let asked = 0
    let last = 0
    for (let day = 1; day <= 60; day++) {
      while ((await due(later(day * DAY_MS))).includes(id)) {
        asked += 1
        last = day
      }
    }
    expect(asked).toBe(ASK_TIMES_MAX)
    expect(last * DAY_MS).toBeGreaterThan(methods.directdebit.windowMs)
  })

  it('is no longer asked about when it is completed', async () => {
    const id = await place(await newMember(stores))
    expect(await stores.payments.open(id)).toEqual({
      payment: id,
      provider: 'sandbox',
      ref: null,
      bank: null,
      keeps: false,
      mandate: null,
      asked: 0,
      orderedAt: NOON,
    })
    const report = { reference: id, amount: price.total, live: false }
    await move(id, { type: 'paid', report })
    expect(await stores.payments.open(id)).toBeNull()
    expect(await due(later(10 * ASK_FIRST_MS))).not.toContain(id)
  })

  it('knows the id that its provider gave it', async () => {
    const id = await place(await newMember(stores))
    await move(id, opened('bank-1'))
    expect((await stores.payments.open(id))?.ref).toBe('bank-1')
    const other = await place(await newMember(stores))
    await expect(move(other, opened('bank-1'))).rejects.toThrow('payment_provider_ref_unique')
  })
})

describe('A provider that is away', () => {
  it('keeps nobody waiting for another one: it is left alone until the next look', async () => {
    const account = await newMember(stores)
    const at = later(30 * DAY_MS)
    const ordered = async (provider: string, now: Date) => {
      const id = await place(account, now, provider)
      await move(id, opened(randomUUID()), now)
      return id
    }
    for (let nth = 0; nth < 30; nth += 1) await ordered('away', at)
    const other = await ordered('there', new Date(at.getTime() + 1))
    const asked: string[] = []
    const sweep = createPaymentSweep({
      payments: stores.payments,
      settlePayment: async ({ provider, payment = '' }) => {
        asked.push(provider === 'away' ? provider : payment)
        if (provider === 'away') throw new ProviderAway('It does not answer.')
        return true
      },
      startCheckout: async () => null,
      clock: { now: () => new Date(at.getTime() + ASK_FIRST_MS + 1) },
      log: pino({ level: 'silent' }),
    })
    await sweep(new AbortController().signal)
    expect(asked).toContain(other)
    const away = asked.filter((one) => one === 'away')
    expect(away.length).toBeGreaterThan(0)
    expect(away.length).toBeLessThan(10)
    await sweep(new AbortController().signal)
    expect(asked.filter((one) => one === 'away').length).toBeGreaterThan(away.length)
  })
})

describe('What a provider says', () => {
  const kept = async (ref: string) => {
    const { rows } = await stores.db.pool.query(
      `select (select count(*)::int from webhook_inbox where ref = $1) as waiting,
        (select count(*)::int from jobs.job where name = 'askPayment' and data ->> 'ref' = $1)
          as works`,
      [ref],
    )
    return rows[0]
  }

  it('is written down together with the work that it means, once however often it is said', async () => {
    const inbox = webhookInbox(stores.db, stores.work)
    await Promise.all(Array.from({ length: 20 }, () => inbox.put('sandbox', 'bank-7', NOON)))
    expect(await kept('bank-7')).toEqual({ waiting: 1, works: 1 })
  })

  it('is kept anew when it is said after the one before was taken up', async () => {
    const inbox = webhookInbox(stores.db, stores.work)
    await inbox.put('sandbox', 'bank-8', NOON)
    await inbox.take('sandbox', 'bank-8')
    expect(await kept('bank-8')).toEqual({ waiting: 0, works: 1 })
    await inbox.put('sandbox', 'bank-8', NOON)
    expect(await kept('bank-8')).toEqual({ waiting: 1, works: 2 })
  })

  it('gets work again when the one before has waited for too long', async () => {
    const inbox = webhookInbox(stores.db, stores.work)
    for (const ms of [0, 59_999, 60_000, 60_001]) await inbox.put('sandbox', 'bank-9', later(ms))
    expect(await kept('bank-9')).toEqual({ waiting: 1, works: 2 })
  })
})
