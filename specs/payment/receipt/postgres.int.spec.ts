import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { EventOf } from '#core/kernel/lifecycles.ts'
import { priceOf } from '#core/payment/checkout/pricing.ts'
import {
  dispatch,
  NOON,
  newMember,
  SITE,
  storesOfFile,
  times,
} from '../../harness/database/postgres.ts'

const AT_ONCE = 100

const stores = storesOfFile()

const price = priceOf(
  { price: { minor: 999, currency: 'EUR' } },
  { vatBasisPoints: 2100, discountPercent: 25 },
)

const place = async (account: string, now = NOON, site = SITE) => {
  const payment = randomUUID()
  const order = { account, credits: 25, method: 'ideal' as const }
  const begin: FirstEvent = {
    to: 'payment',
    id: payment,
    begin: { payment, ...order, amount: price.total, live: false, discount: null },
    record: {
      site,
      ...order,
      bundle: 'credits-25',
      price,
      deliveryConsent: 1,
      provider: 'sandbox',
    },
    must: true,
  }
  await dispatch(stores.store, [begin], now)
  return payment
}

const report = (reference: string) => ({ reference, amount: price.total, live: false })
const move = (id: string, type: 'paid' | 'paidTwice' | 'refunded' | 'chargedBack', now = NOON) => {
  const event = { type, report: report(id) } as EventOf<'payment'>
  return dispatch(stores.store, [{ to: 'payment', id, event, must: true }], now)
}

const receiptsOf = async (...payments: string[]) => {
  const { rows } = await stores.db.pool.query(
    `select company, year, number, kind, credits, minor, vat_minor, lines from receipt
    where payment_id = any($1) order by company, year, number`,
    [payments],
  )
  return rows
}

const onTo = (company: number, name: string) =>
  stores.db.pool.query(
    `update site set settings = settings || jsonb_build_object('company_id', $1::int),
      company = jsonb_build_object('name', $2::text) where id = 'vonk'`,
    [company, name],
  )

describe('A paid payment', () => {
  it('has one receipt with the lines, the VAT and the seller of that day, and one that is not paid has none', async () => {
    await onTo(10, 'Vonk Online B.V.')
    const account = await newMember(stores)
    const [paid, open] = [await place(account), await place(account)]
    await move(paid, 'paid')
    expect(await receiptsOf(open)).toEqual([])
    expect(await receiptsOf(paid)).toEqual([
      {
        company: 10,
        year: 2026,
        number: 1,
        kind: 'sale',
        credits: 25,
        minor: 749,
        vat_minor: 130,
        lines: price.components,
      },
    ])
    await onTo(10, 'Vonk Nieuw B.V.')
    const { rows } = await stores.db.pool.query(
      'select seller from receipt where payment_id = $1',
      [paid],
    )
    expect(rows).toEqual([{ seller: { name: 'Vonk Online B.V.' } }])
  })

  it('whose money went back has a note of it in the same series, and nothing is left', async () => {
    await onTo(11, 'Vonk')
    const account = await newMember(stores)
    const id = await place(account)
    await move(id, 'paid')
    await move(id, 'paidTwice')
    await move(id, 'refunded')
    await move(id, 'chargedBack')
    const receipts = await receiptsOf(id)
    expect(
      receipts.map(({ number, kind, credits, minor, vat_minor }) => [
        number,
        kind,
        credits,
        minor,
        vat_minor,
      ]),
    ).toEqual([
      [1, 'sale', 25, 749, 130],
      [2, 'sale', 25, 749, 130],
      [3, 'credit', -50, -1498, -260],
    ])
  })
})

describe('Numbers of receipts', () => {
  it(`have no gap and no double when ${AT_ONCE} are paid at once, whatever is undone among them`, async () => {
    await onTo(12, 'Vonk')
    const account = await newMember(stores)
    const payments = await Promise.all(times(AT_ONCE).map(() => place(account)))
    const last = await place(account)
    const undone = stores.db.pool.connect().then(async (client) => {
      await client.query('begin')
      await client.query(
        `insert into receipt_series values (12, 2026, 1)
        on conflict (company, year) do update set last = receipt_series.last + 1`,
      )
      await client.query('rollback')
      client.release()
    })
    await Promise.all([undone, ...payments.map((id) => move(id, 'paid'))])
    await move(last, 'paid')
    const numbers = (await receiptsOf(...payments, last)).map(({ number }) => number)
    expect(numbers).toEqual(times(AT_ONCE + 1).map((nth) => nth + 1))
  })

  it('begin anew each year, which begins at midnight where the sites are', async () => {
    await onTo(13, 'Vonk')
    const account = await newMember(stores)
    const [before, after] = ['2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z']
    const payments = [await place(account), await place(account)] as const
    await move(payments[0], 'paid', new Date(before))
    await move(payments[1], 'paid', new Date(after))
    expect((await receiptsOf(...payments)).map(({ year, number }) => [year, number])).toEqual([
      [2026, 1],
      [2027, 1],
    ])
  })

  it('are of the company: another one has its own', async () => {
    const account = await newMember(stores)
    await onTo(14, 'Vonk')
    const one = await place(account)
    await move(one, 'paid')
    await onTo(15, 'Gloed')
    const other = await place(account)
    await move(other, 'paid')
    expect((await receiptsOf(one, other)).map(({ company, number }) => [company, number])).toEqual([
      [14, 1],
      [15, 1],
    ])
  })
})

describe('A receipt', () => {
  it.each([
    ['changed', `update receipt set minor = 1`],
    ['removed', 'delete from receipt'],
    ['emptied', 'truncate receipt'],
  ])('can not be %s, whatever the code does', async (_, statement) => {
    await expect(stores.db.pool.query(statement)).rejects.toThrow('receipt only grows')
  })
})
