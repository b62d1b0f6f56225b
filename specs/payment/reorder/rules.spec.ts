import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { begin, step } from '#core/kernel/lifecycle.ts'
import type { Order } from '#core/payment/checkout/order.ts'
import { payment } from '#core/payment/machine.ts'
import type { Method } from '#core/payment/methods.ts'
import {
  type BundleForSale,
  type LastOrder,
  REORDERS_MAX,
  reordersOf,
} from '#core/payment/reorder/rules.ts'

const at = (day: number) => new Date(Date.UTC(2026, 0, day))
const order = (bundle: string, method: Method, day: number, bank: string | null = null) =>
  ({ bundle, method, bank, at: at(day) }) satisfies LastOrder
const sold: BundleForSale[] = [
  { id: 'small', methods: ['ideal', 'creditcard'], banks: {} },
  {
    id: 'large',
    methods: ['ideal', 'przelewy24'],
    banks: {
      przelewy24: [
        { id: 'v', name: 'V' },
        { id: 'w', name: 'W' },
      ],
    },
  },
]
const repeats = (orders: LastOrder[], kept: Method[] = []) =>
  reordersOf(orders, { sold, mandates: kept.map((method) => ({ method })) })

describe('the orders that can be repeated', () => {
  test('come the latest first, one of each bundle and method', () => {
    const found = repeats([
      order('small', 'ideal', 1),
      order('large', 'ideal', 3),
      order('small', 'ideal', 4),
      order('small', 'creditcard', 2),
    ])
    expect(
      found.map(({ bundle, method, at: when }) => [bundle, method, when.getUTCDate()]),
    ).toEqual([
      ['small', 'ideal', 4],
      ['large', 'ideal', 3],
      ['small', 'creditcard', 2],
    ])
  })

  test('are those whose bundle and method are for sale now', () => {
    expect(repeats([order('gone', 'ideal', 1)])).toEqual([])
    expect(repeats([order('large', 'creditcard', 1)])).toEqual([])
  })

  test('are paid by what was kept for that method, else at the page of the provider', () => {
    const orders = [order('small', 'creditcard', 2), order('small', 'ideal', 1)]
    expect(repeats(orders).map(({ way }) => way)).toEqual(['redirect', 'redirect'])
    expect(repeats(orders, ['creditcard']).map(({ way }) => way)).toEqual(['mandate', 'redirect'])
  })

  test('go to the bank of the last time, and are left out where that is no longer there', () => {
    const there = { bank: 'w', way: 'redirect' }
    expect(repeats([order('large', 'przelewy24', 1, 'w')])).toMatchObject([there])
    expect(repeats([order('large', 'przelewy24', 1, 'gone')])).toEqual([])
    expect(repeats([order('large', 'przelewy24', 1)])).toEqual([])
    expect(repeats([order('small', 'ideal', 1, 'w')])).toMatchObject([{ bank: null }])
    expect(repeats([order('large', 'przelewy24', 1, 'w')], ['przelewy24'])).toMatchObject([
      { bank: null, way: 'mandate' },
    ])
  })

  test('are five at most, in order, none twice, whatever was bought', () => {
    const methods: Method[] = ['ideal', 'creditcard', 'paypal']
    const many: BundleForSale[] = ['a', 'b', 'c'].map((id) => ({ id, methods, banks: {} }))
    const one = fc.record({
      bundle: fc.constantFrom('a', 'b', 'c', 'gone'),
      method: fc.constantFrom(...methods),
      bank: fc.constant(null),
      at: fc.integer({ min: 1, max: 20 }).map(at),
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 40 }), (orders) => {
        const found = reordersOf(orders, { sold: many, mandates: [] })
        const kinds = new Set(
          orders.flatMap(({ bundle, method }) => (bundle === 'gone' ? [] : `${bundle} ${method}`)),
        )
        expect(found).toHaveLength(Math.min(REORDERS_MAX, kinds.size))
        expect(new Set(found.map(({ bundle, method }) => `${bundle} ${method}`)).size).toBe(
          found.length,
        )
        for (const [nth, { bundle, method, at: when }] of found.entries()) {
          expect(when.getTime()).toBeLessThanOrEqual(found[nth - 1]?.at.getTime() ?? Infinity)
          const alike = orders.filter((each) => each.bundle === bundle && each.method === method)
          expect(when.getTime()).toBe(Math.max(...alike.map((each) => each.at.getTime())))
        }
      }),
    )
  })
})

describe('a payment that has left a mandate', () => {
  const order: Order = {
    payment: 'p',
    account: 'a',
    credits: 10,
    amount: { minor: 499, currency: 'EUR' },
    method: 'creditcard',
    live: true,
    discount: null,
  }
  const report = { reference: 'p', amount: order.amount, live: true }
  const begun = begin(payment, order).next
  const ended = step(payment, begun, { type: 'cancelled' })

  test.each([
    ['in time', begun],
    ['late', ended.moved ? ended.next : begun],
  ])('hands it on with its credits where the money comes %s', (_, at) => {
    const paid = step(payment, at, { type: 'paid', report, mandate: 'cst_1 mdt_1' })
    const granted = expect.objectContaining({ type: 'granted', mandate: 'cst_1 mdt_1' })
    expect(paid).toMatchObject({ effects: expect.arrayContaining([granted]) })
  })

  test('is opened without a page where it is paid by one', () => {
    const opened = step(payment, begun, { type: 'opened', ref: 'tr_1', checkoutUrl: null })
    expect(opened).toMatchObject({
      next: { state: 'pending', context: { ref: 'tr_1', checkoutUrl: null } },
    })
  })
})
