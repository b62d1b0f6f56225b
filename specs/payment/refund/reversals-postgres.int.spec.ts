import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idempotencyStore } from '#adapters/postgres/platform/idempotency.ts'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { Answer, PaymentProvider } from '#core/payment/checkout/ports.ts'
import { priceOf } from '#core/payment/checkout/pricing.ts'
import { type ProviderReport, type ProviderStatus, providerStatuses } from '#core/payment/rules.ts'
import { takeBack } from '#core/payment/wallet/ledger.ts'
import { createAlarms } from '#server/payment/alarms.ts'
import { createSettlePayment } from '#server/payment/settle-payment.ts'
import { createDispatch } from '#server/platform/dispatch.ts'
import { triesOf } from '#specs/harness/long/how-long.ts'
import { takesAll } from '#specs/harness/server/offers.ts'
import {
  balanceOf,
  dispatch,
  expectBooksToBalance,
  messageFirst,
  NOON,
  newMember,
  newPair,
  openStores,
  SITE,
  type Stores,
} from '../../harness/database/postgres.ts'

let stores: Stores
beforeAll(async () => {
  stores = await openStores()
})
afterAll(() => stores.close())

const full = { price: { minor: 999, currency: 'EUR' as const } }
const price = priceOf(full, { vatBasisPoints: 2100, discountPercent: 25 })
const WITHOUT_DISCOUNT = 19

/** Orders 25 credits, with the code whose use has this id. */
const place = async (account: string, use: string | null) => {
  const payment = randomUUID()
  const order = { account, credits: 25, method: 'ideal' as const }
  const discount = use === null ? null : { id: use, code: 'CODE', fullMinor: 999 }
  const begin = { payment, ...order, amount: price.total, live: false, discount }
  const record = {
    site: SITE,
    ...order,
    bundle: 'credits-25',
    price,
    deliveryConsent: 1,
    provider: 'sandbox',
  }
  const first: FirstEvent[] = [{ to: 'payment', id: payment, begin, record, must: true }]
  if (use !== null) {
    const code = { site: SITE, code: 'CODE', account }
    first.unshift({ to: 'discount', id: use, begin: { discount: use }, record: code, must: false })
  }
  await dispatch(stores.store, first)
  const opened = { type: 'opened', ref: payment, checkoutUrl: 'https://bank.example' } as const
  await dispatch(stores.store, [{ to: 'payment', id: payment, event: opened, must: true }])
  return payment
}

/** The server's own way of following a provider, with one that says what the spec has it say. */
const following = () => {
  const log = pino({ level: 'silent' })
  const alarms = createAlarms({ log })
  const clock = { now: () => NOON }
  const { store } = stores
  const says = new Map<string, Pick<Answer, 'status' | 'report'>[]>()
  const provider: PaymentProvider = {
    name: 'sandbox',
    live: false,
    methods: takesAll,
    open: () => Promise.resolve('refused'),
    refOf: () => null,
    refund: async () => 'refused',
    fetchPayment: async (ref) => {
      const report = { reference: ref, amount: price.total, live: false }
      return says.get(ref)?.shift() ?? { status: 'open', report }
    },
  }
  const settlePayment = createSettlePayment({
    dispatch: createDispatch({
      store,
      idempotencyStore: idempotencyStore(stores.db),
      clock,
      liveHints: { publish: () => undefined },
    }),
    store,
    providers: new Map([['sandbox', provider]]),
    alarms,
    log,
  })
  const hear = async (
    payment: string,
    status: ProviderStatus,
    more: Partial<ProviderReport> = {},
  ) => {
    const report = { reference: payment, amount: price.total, live: false, ...more }
    says.set(payment, [...(says.get(payment) ?? []), { status, report }])
    await settlePayment({ provider: 'sandbox', ref: payment, payment })
  }
  return { hear, alarms }
}

const stateOf = async (payment: string) =>
  (await stores.store.load('payment', payment, NOON))?.stored.state

const walletOf = async (account: string) => {
  const { rows } = await stores.db.pool.query(
    'select balance, owed from wallet where account_id = $1',
    [account],
  )
  return rows[0] as { balance: number; owed: number }
}

/** What members owe by their wallets is what the book of the house says. */
const expectDebtsToBalance = async () => {
  const { rows } = await stores.db.pool.query(`
    select (select sum(owed)::int from wallet) as wallets,
      (select coalesce(-sum(credits), 0)::int from ledger_entry e
        join book b on b.id = e.book_id where b.kind = 'owed') as book`)
  expect(rows[0].wallets).toBe(rows[0].book)
}

describe('A reversal', () => {
  it('takes the credits back, and leaves a balance that is never below zero (M13)', async () => {
    for (const spent of [0, 10, 25]) {
      const { a, b } = await newPair(stores, { credits: 0, premium: true })
      const { hear } = following()
      const payment = await place(a, null)
      await hear(payment, 'paid')
      if (spent > 0) {
        const { first } = await messageFirst(stores, { by: a, to: b, cost: spent })
        await dispatch(stores.store, first)
      }
      await hear(payment, 'charged_back')
      const { taken, owed } = takeBack(25 - spent, 25)
      expect(await walletOf(a)).toEqual({ balance: 25 - spent - taken, owed })
      expect(await stores.wallet.transactions(a)).toMatchObject({ owed })
    }
    await expectBooksToBalance(stores)
    await expectDebtsToBalance()
  })

  it('that is reported fifty times at once is one (M1, M13)', async () => {
    const account = await newMember(stores)
    const { hear, alarms } = following()
    const payment = await place(account, null)
    await Promise.all(Array.from({ length: 50 }, () => hear(payment, 'refunded')))
    expect(await stateOf(payment)).toBe('refunded')
    expect(await walletOf(account)).toEqual({ balance: 0, owed: 0 })
    expect(alarms.count()).toBe(0)
    await expectBooksToBalance(stores)
  })
})

describe('A chargeback that is undone', () => {
  const fifty = (tell: () => Promise<void>) => Promise.all(Array.from({ length: 50 }, tell))
  const entriesOf = async (payment: string) => {
    const { rows } = await stores.db.pool.query(
      `select reason, credits from ledger_entry
      where operation = $1 and balance_after is not null order by id`,
      [payment],
    )
    return rows.map(({ reason, credits }) => [reason, credits])
  }

  it('fifty times at once is undone once, and twice in a row twice (M13)', async () => {
    const account = await newMember(stores)
    const { hear, alarms } = following()
    const payment = await place(account, null)
    for (const undone of [0, 1]) {
      await fifty(() => hear(payment, 'charged_back', { undone }))
      expect(await walletOf(account)).toEqual({ balance: 0, owed: 0 })
      await fifty(() => hear(payment, 'won_back', { undone: undone + 1 }))
      expect(await walletOf(account)).toEqual({ balance: 25, owed: 0 })
    }
    expect(await stateOf(payment)).toBe('wonBack')
    const round = [
      ['chargeback', -25],
      ['chargeback_undone', 25],
    ]
    expect(await entriesOf(payment)).toEqual([['bundle', 25], ...round, ...round])
    expect(alarms.count()).toBe(0)
    await expectBooksToBalance(stores)
  })

  it('of a part brings back the credits of that part, and no other (M13)', async () => {
    const account = await newMember(stores)
    const { hear, alarms } = following()
    const payment = await place(account, null)
    const [part, own] = [Math.floor(price.total.minor / 2), Math.floor(price.total.minor / 5)]
    await hear(payment, 'paid', { backMinor: own })
    await hear(payment, 'paid', { backMinor: own + part })
    const kept = (await walletOf(account)).balance
    await fifty(() => hear(payment, 'won_back', { backMinor: own, undone: 1 }))
    expect(await stateOf(payment)).toBe('wonBack')
    const { balance } = await walletOf(account)
    expect([balance, kept]).toEqual([20, 8])
    await fifty(() => hear(payment, 'won_back', { backMinor: own + part, undone: 1 }))
    expect(await walletOf(account)).toEqual({ balance: kept, owed: 0 })
    await hear(payment, 'paid', { backMinor: own + part })
    await fifty(() => hear(payment, 'won_back', { backMinor: own, undone: 2 }))
    expect(await walletOf(account)).toEqual({ balance: 20, owed: 0 })
    expect(alarms.count()).toBe(0)
    await expectBooksToBalance(stores)
  })
})

describe('A code that counts once', () => {
  it('is used once by a hundred payments at once (M15, DIS-06)', async () => {
    const account = await newMember(stores)
    const { hear, alarms } = following()
    const use = randomUUID()
    const payments = await Promise.all(Array.from({ length: 100 }, () => place(account, use)))
    await Promise.all(payments.map((payment) => hear(payment, 'paid')))
    const { rows } = await stores.db.pool.query(
      `select credits, count(*)::int as payments from ledger_entry
      where reason = 'bundle' and operation = any($1) and balance_after is not null
      group by credits order by credits`,
      [payments],
    )
    expect(rows).toEqual([
      { credits: WITHOUT_DISCOUNT, payments: 99 },
      { credits: 25, payments: 1 },
    ])
    expect(alarms.count()).toBe(0)
  }, 60_000)
})

const rank: Record<ProviderStatus, number> = {
  open: 0,
  failed: 1,
  cancelled: 1,
  paid: 2,
  paid_twice: 3,
  refunded: 4,
  charged_back: 5,
  won_back: 6,
}
const stateAt = ['pending', '', 'completed', 'paidTwice', 'refunded', 'chargedBack', 'wonBack']

describe('What a provider says of two payments with one code', () => {
  it('ends alike however late, often, mixed and at once it is heard (M1, M3, M10, DIS-06)', async () => {
    const facts = fc.record({ nth: fc.nat(1), status: fc.constantFrom(...providerStatuses) })
    const rounds = fc.array(fc.array(facts, { minLength: 1, maxLength: 4 }), { maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(rounds, async (told) => {
        const account = await newMember(stores)
        const use = randomUUID()
        const { hear, alarms } = following()
        const payments = [await place(account, use), await place(account, use)]
        /** A refund is told of after the chargeback of the same payment that was undone. */
        const isSince = (nth: number, status: ProviderStatus) =>
          ['won_back', 'refunded'].includes(status) &&
          told.flat().some((one) => one.nth === nth && one.status === 'won_back')
        for (const round of told) {
          await Promise.all(
            round.map(({ nth, status }) => {
              const since = isSince(nth, status) ? { undone: 1 } : {}
              return hear(payments[nth] as string, status, since)
            }),
          )
        }
        const bought: number[] = []
        for (const [nth, payment] of payments.entries()) {
          const heard = told.flat().filter((fact) => fact.nth === nth)
          const all = heard.map(({ status }) => status)
          const isOver = all.includes('won_back') && all.includes('refunded')
          const most = isOver ? rank.refunded : Math.max(0, ...all.map((status) => rank[status]))
          const state = await stateOf(payment)
          if (most === 1) expect(['failed', 'cancelled']).toContain(state)
          else expect(state).toBe(stateAt[most])
          const { rows } = await stores.db.pool.query(
            `select reason, credits from ledger_entry where operation = $1
              and balance_after is not null`,
            [payment],
          )
          const sum = rows.reduce((total, { credits }) => total + credits, 0)
          if (most === 4 || most === 5 || most < 2) expect(sum).toBe(0)
          else expect(sum).toBeGreaterThan(0)
          bought.push(
            ...rows.flatMap(({ reason, credits }) => (reason === 'bundle' ? [credits] : [])),
          )
        }
        expect(bought.filter((credits) => credits === 25)).toHaveLength(bought.length > 0 ? 1 : 0)
        expect(bought.every((credits) => [25, WITHOUT_DISCOUNT].includes(credits))).toBe(true)
        const code = await stores.store.load('discount', use, NOON)
        expect(code?.stored.state).toBe(bought.length > 0 ? 'used' : 'free')
        expect(await balanceOf(stores, account)).toBeGreaterThanOrEqual(0)
        expect(alarms.count()).toBe(0)
      }),
      { numRuns: triesOf('payment/refund/reversals-postgres.int.spec.ts') },
    )
    await expectBooksToBalance(stores)
    await expectDebtsToBalance()
  }, 120_000)
})
