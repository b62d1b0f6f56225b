import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf } from '#core/kernel/day.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import {
  type CreditPurchase,
  isOpen,
  mayWithdraw,
  moneyFor,
  unusedOf,
  WITHDRAWAL_DAYS,
  withdrawableSince,
  withdrawableUntil,
  withdrawalTermsOf,
} from '#core/payment/withdrawal/rules.ts'

const euro = (minor: number) => ({ minor, currency: 'EUR' as const })
const lot = (more: Partial<CreditPurchase> = {}): CreditPurchase => ({
  payment: 'p',
  paidAt: new Date('2026-06-15T10:00:00Z'),
  credits: 10,
  amount: euro(499),
  own: 10,
  left: euro(499),
  later: 0,
  balance: 13,
  withdrawn: false,
  ...more,
})

/** What people do with credits, told one by one: free ones first, then those of the oldest order. */
type Bag = { free: number; orders: { size: number; left: number }[] }
const spend = (bag: Bag, credits: number) => {
  let rest = credits
  const take = (there: number) => {
    const taken = Math.min(there, rest)
    rest -= taken
    return there - taken
  }
  bag.free = take(bag.free)
  for (const order of bag.orders) order.left = take(order.left)
}
const acts = fc.array(
  fc.oneof(
    fc.record({ buy: fc.integer({ min: 1, max: 150 }) }),
    fc.record({ spend: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ withdraw: fc.nat({ max: 5 }) }),
  ),
  { maxLength: 25 },
)

describe('the unused credits of an order', () => {
  it('are those that spending free ones first, then the oldest, has left over (PAY-11)', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 }), acts, (free, all) => {
        const bag: Bag = { free, orders: [] }
        const balance = () => bag.free + bag.orders.reduce((sum, { left }) => sum + left, 0)
        const unused = (nth: number) =>
          unusedOf({
            balance: balance(),
            own: bag.orders[nth]?.size ?? 0,
            later: bag.orders.slice(nth + 1).reduce((sum, { size }) => sum + size, 0),
          })
        for (const act of all) {
          if ('buy' in act) bag.orders.push({ size: act.buy, left: act.buy })
          if ('spend' in act) spend(bag, Math.min(act.spend, balance()))
          const order = 'withdraw' in act ? bag.orders[act.withdraw] : undefined
          if (order) {
            order.size -= order.left
            order.left = 0
          }
          expect(bag.orders.map((_, nth) => unused(nth))).toEqual(
            bag.orders.map(({ left }) => left),
          )
        }
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('the money for unused credits', () => {
  it('is in proportion, all of it for all, and never more than what is left', () => {
    expect(moneyFor(10, lot())).toEqual(euro(499))
    expect(moneyFor(5, lot())).toEqual(euro(250))
    expect(moneyFor(0, lot())).toEqual(euro(0))
    expect(moneyFor(0, lot({ own: 0, left: euro(0) }))).toEqual(euro(0))
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 100_000 }),
        fc.nat({ max: 500 }),
        (own, minor, wished) => {
          const unused = Math.min(wished, own)
          const back = moneyFor(unused, { own, left: euro(minor) }).minor
          expect(back).toBeGreaterThanOrEqual(0)
          expect(back).toBeLessThanOrEqual(minor)
          expect(Math.abs(back - (minor * unused) / own)).toBeLessThanOrEqual(0.5)
        },
      ),
    )
  })
})

describe('the time for withdrawing', () => {
  it.each([
    ['2026-06-15T21:59:59Z', '2026-06-29T22:00:00.000Z'],
    ['2026-06-15T22:00:00Z', '2026-06-30T22:00:00.000Z'],
    ['2026-06-12T10:00:00Z', '2026-06-26T22:00:00.000Z'],
    ['2026-06-13T10:00:00Z', '2026-06-29T22:00:00.000Z'],
    ['2026-10-12T10:00:00Z', '2026-10-26T23:00:00.000Z'],
  ])('of what was paid at %s ends at %s, at midnight after a working day', (paidAt, until) => {
    expect(withdrawableUntil(new Date(paidAt), WITHDRAWAL_DAYS).toISOString()).toBe(until)
  })

  it('is never shorter than the law says, and longer where the site gives more', () => {
    const paidAt = new Date('2026-06-15T10:00:00Z')
    expect(withdrawableUntil(paidAt, 0)).toEqual(withdrawableUntil(paidAt, WITHDRAWAL_DAYS))
    expect(dayOf(withdrawableUntil(paidAt, 30))).toBe('2026-07-16')
  })

  it('may run for no purchase of before the instant from which on one looks for them', () => {
    const hours = fc.integer({ min: 0, max: 365 * 24 })
    const someDays = fc.integer({ min: 0, max: 60 })
    fc.assert(
      fc.property(hours, someDays, fc.nat(10 * 24), (hour, refundDays, later) => {
        const now = new Date(Date.UTC(2026, 0, 1, hour))
        const since = withdrawableSince(now, refundDays)
        const before = new Date(since.getTime() - 1 - later * 3_600_000)
        expect(withdrawableUntil(before, refundDays).getTime()).toBeLessThanOrEqual(now.getTime())
      }),
    )
    const monday = new Date('2026-06-29T21:59:59Z')
    const since = withdrawableSince(monday, WITHDRAWAL_DAYS)
    expect(since.toISOString()).toBe('2026-06-09T22:00:00.000Z')
  })

  it('runs to its last millisecond, for an order that was not withdrawn from before', () => {
    const terms = withdrawalTermsOf(lot(), WITHDRAWAL_DAYS)
    const last = new Date(terms.until.getTime() - 1)
    expect(isOpen(lot(), terms, last)).toBe(true)
    expect(isOpen(lot(), terms, terms.until)).toBe(false)
    expect(isOpen(lot({ withdrawn: true }), terms, last)).toBe(false)
  })

  it('is open to its last millisecond, for the sum that was shown', () => {
    const terms = withdrawalTermsOf(lot({ balance: 4 }), WITHDRAWAL_DAYS)
    expect(terms).toMatchObject({ unused: 4, back: euro(200) })
    const last = new Date(terms.until.getTime() - 1)
    expect(mayWithdraw({ terms, seen: 4, now: last })).toBe('ok')
    expect(mayWithdraw({ terms, seen: 4, now: terms.until })).toBe('withdrawal_too_late')
    expect(mayWithdraw({ terms, seen: 5, now: last })).toBe('withdrawal_changed')
    const used = withdrawalTermsOf(lot({ balance: 0 }), WITHDRAWAL_DAYS)
    expect(mayWithdraw({ terms: used, seen: 0, now: last })).toBe('withdrawal_nothing')
    const little = withdrawalTermsOf(lot({ balance: 1, left: euro(4) }), WITHDRAWAL_DAYS)
    expect(little).toMatchObject({ unused: 1, back: euro(0) })
    expect(mayWithdraw({ terms: little, seen: 1, now: last })).toBe('withdrawal_nothing')
    expect(terms.until.getTime() - lot().paidAt.getTime()).toBeGreaterThan(WITHDRAWAL_DAYS * DAY_MS)
  })
})
