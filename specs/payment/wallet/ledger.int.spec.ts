import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { priceOf } from '#core/payment/checkout/pricing.ts'
import {
  attempt,
  balanceOf,
  dispatch,
  expectBooksToBalance,
  NOON,
  newMember,
  planOf,
  SITE,
  storesOfFile,
} from '../../harness/database/postgres.ts'

const stores = storesOfFile()

const spendOf = (account: string, credits: number) => ({
  plan: {
    moves: [],
    posts: [
      { operation: randomUUID(), account, against: 'spent', credits: -credits, reason: 'message' },
    ],
    jobs: [],
    hints: [],
  } as const,
})

const write = (account: string, credits: number) => {
  const { plan } = spendOf(account, credits)
  const { posts } = plan
  return stores.store.write(
    { moves: [], posts: [...posts], receipts: [], jobs: [], hints: [] },
    { versions: new Map(), now: NOON, remember: null },
  )
}

const order = (account: string) => {
  const price = priceOf({ price: { minor: 999, currency: 'EUR' } }, { vatBasisPoints: 2100 })
  const payment = randomUUID()
  const amount = price.total
  return {
    payment,
    begin: {
      to: 'payment',
      id: payment,
      begin: {
        payment,
        account,
        credits: 25,
        amount,
        method: 'ideal',
        live: false,
        discount: null,
      },
      record: {
        site: SITE,
        account,
        bundle: 'credits-25',
        credits: 25,
        method: 'ideal',
        price,
        deliveryConsent: 1,
        provider: 'sandbox',
      },
      must: true,
    } as const,
    paid: {
      to: 'payment',
      id: payment,
      event: { type: 'paid', report: { reference: payment, amount, live: false } },
      must: true,
    } as const,
  }
}

describe('The ledger', () => {
  it('keeps a balance that is the sum of its entries and never negative (CRD-01)', async () => {
    const members = await Promise.all([1, 2, 3].map((credits) => newMember(stores, { credits })))
    const amounts = Array.from({ length: 60 }, (_, index) => (index % 3) + 1)
    await Promise.all(amounts.map((credits) => write(members[credits - 1] ?? '', credits)))
    await expectBooksToBalance(stores)
    expect(await Promise.all(members.map((member) => balanceOf(stores, member)))).toEqual([0, 0, 0])
  })

  it('lets 100 of 500 spends at once succeed against 100 credits, and ends at 0 (M2)', async () => {
    const member = await newMember(stores, { credits: 100 })
    const written = await Promise.all(Array.from({ length: 500 }, () => write(member, 1)))
    expect(written.filter((one) => one.written)).toHaveLength(100)
    const refused = written.filter((one) => !one.written)
    expect(refused).toHaveLength(400)
    expect(new Set(refused.map((one) => !one.written && one.why))).toEqual(
      new Set(['insufficient_credits']),
    )
    expect(await balanceOf(stores, member)).toBe(0)
  })

  it('answers the new balance of whoever it touches', async () => {
    const member = await newMember(stores, { credits: 7 })
    const written = await write(member, 3)
    expect(written).toEqual({ written: true, credits: new Map([[member, 4]]), seq: null })
  })

  it('keeps what each entry left the member with, the latest first', async () => {
    const member = await newMember(stores, { credits: 7 })
    await write(member, 3)
    await write(member, 4)
    const { changes, credits } = await stores.wallet.transactions(member)
    expect(changes.rows.map((entry) => [entry.reason, entry.credits, entry.balance])).toEqual([
      ['message', -4, 0],
      ['message', -3, 4],
      ['signup', 7, 7],
    ])
    expect(credits).toBe(0)
  })

  it('enters an operation once, however often it is written', async () => {
    const member = await newMember(stores, { credits: 10 })
    const { plan } = spendOf(member, 1)
    const again = () =>
      stores.store.write(
        { moves: [], posts: [...plan.posts], receipts: [], jobs: [], hints: [] },
        { versions: new Map(), now: NOON, remember: null },
      )
    const written = await Promise.all(Array.from({ length: 20 }, again))
    expect(written.filter((one) => one.written)).toHaveLength(1)
    expect(written.filter((one) => !one.written && one.why === 'already_done')).toHaveLength(19)
    expect(await balanceOf(stores, member)).toBe(9)
  })

  it.each([
    'update ledger_entry set credits = 1',
    'delete from ledger_entry',
    'truncate ledger_entry',
  ])('only grows: "%s" is refused (M13)', async (statement) => {
    await newMember(stores, { credits: 1 })
    await expect(stores.db.pool.query(statement)).rejects.toThrow('ledger_entry only grows')
  })

  it('holds no balance below zero, whoever asks', async () => {
    const member = await newMember(stores, { credits: 1 })
    const below = stores.db.pool.query('update wallet set balance = -1 where account_id = $1', [
      member,
    ])
    await expect(below).rejects.toThrow('wallet_balance_check')
  })

  it('holds no entry of nothing, and none without a book', async () => {
    const entry = (book: string | null, credits: number) =>
      stores.db.pool.query(
        `insert into ledger_entry (operation, book_id, credits, reason, at)
        values ($1, $2, $3, 'message', $4)`,
        [randomUUID(), book, credits, NOON],
      )
    const member = await newMember(stores)
    await expect(entry(member, 0)).rejects.toThrow('ledger_entry_credits_check')
    await expect(entry(null, 1)).rejects.toThrow('null value')
    await expect(entry(randomUUID(), 1)).rejects.toThrow('ledger_entry_book_id_foreign')
  })
})

describe('A payment', () => {
  it('grants its bundle once when 50 reports of it are written at once', async () => {
    const member = await newMember(stores, { credits: 3 })
    const { begin, paid, payment } = order(member)
    await dispatch(stores.store, [begin])
    const planned = await planOf(stores.store, [paid])
    const written = await Promise.all(
      Array.from({ length: 50 }, () =>
        stores.store.write(planned.plan, { versions: planned.versions, now: NOON, remember: null }),
      ),
    )
    expect(written.filter((one) => one.written)).toHaveLength(1)
    expect(await balanceOf(stores, member)).toBe(28)
    const found = await stores.payments.order(member, payment)
    expect(found?.lifecycle.state).toBe('completed')
    expect(found?.completedAt).toEqual(NOON)
    expect((await stores.accounts.user(member, NOON))?.premium).toBe(true)
  })

  it('refuses the next report, since no event leaves completed', async () => {
    const member = await newMember(stores)
    const { begin, paid } = order(member)
    await dispatch(stores.store, [begin])
    await dispatch(stores.store, [paid])
    await expect(attempt(stores.store, [paid])).rejects.toThrow('not_now')
    expect(await balanceOf(stores, member)).toBe(25)
  })
})
