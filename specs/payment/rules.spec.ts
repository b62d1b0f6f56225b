import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencies, roundMinor } from '#core/kernel/money.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { creditsGrantedOf, isAllBack, moneyBackOf } from '#core/payment/checkout/order.ts'
import {
  middleOf,
  minorPerCredit,
  priceOf,
  savedPercent,
  vatWithin,
} from '#core/payment/checkout/pricing.ts'
import { nextReversalAskMs } from '#core/payment/direct-debit/reversals.ts'
import { DEBIT_REVERSAL_ASK_MS, DEBIT_REVERSAL_DAYS } from '#core/payment/direct-debit/rules.ts'
import {
  ASK_FIRST_MS,
  ASK_LAST_MS,
  ASK_SILENT_FIRST_MS,
  ASK_SILENT_LAST_MS,
  askAgainMs,
  askSilentMs,
  matchesOrder,
} from '#core/payment/rules.ts'
import { afterPost, entriesOf, takeBack } from '#core/payment/wallet/ledger.ts'

const minor = fc.integer({ min: 1, max: 10_000_000 })
const currency = fc.constantFrom(...currencies)
const vatBasisPoints = fc.constantFrom(0, 600, 1700, 1900, 2000, 2100, 2300, 2500)
const discountPercent = fc.integer({ min: 0, max: 100 })

describe('the price of an order', () => {
  it('is the sum of its components, never negative, and holds its VAT', () => {
    fc.assert(
      fc.property(minor, currency, vatBasisPoints, discountPercent, (m, c, vat, discount) => {
        const price = priceOf(
          { price: { minor: m, currency: c } },
          { vatBasisPoints: vat, discountPercent: discount },
        )
        const sum = price.components.reduce((total, component) => total + component.minor, 0)
        expect(sum).toBe(price.total.minor)
        expect(price.total.currency).toBe(c)
        expect(price.total.minor).toBeGreaterThanOrEqual(0)
        expect(price.total.minor).toBeLessThanOrEqual(m)
        expect(price.vat.minor).toBeGreaterThanOrEqual(0)
        const net = price.total.minor - price.vat.minor
        expect(Math.abs(net * (1 + vat / 10_000) - price.total.minor)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 10_000 },
    )
  })

  it('has 1.73 of VAT in a Dutch bundle of 9.99', () => {
    expect(priceOf({ price: { minor: 999, currency: 'EUR' } }, { vatBasisPoints: 2100 })).toEqual({
      components: [{ kind: 'bundle', minor: 999 }],
      total: { minor: 999, currency: 'EUR' },
      vat: { basisPoints: 2100, minor: 173 },
    })
  })

  it('shows a discount as a component of its own', () => {
    const price = { price: { minor: 999, currency: 'EUR' as const } }
    expect(priceOf(price, { vatBasisPoints: 2100, discountPercent: 25 })).toMatchObject({
      components: [
        { kind: 'bundle', minor: 999 },
        { kind: 'discount', minor: -250 },
      ],
      total: { minor: 749 },
      vat: { minor: 130 },
    })
  })

  it('rounds half away from zero, on both sides', () => {
    expect([0.5, 1.5, -0.5, -1.5, 0.49].map(roundMinor)).toEqual([1, 2, -1, -2, 0])
    expect(vatWithin(121, 2100)).toBe(21)
    expect(vatWithin(0, 2100)).toBe(0)
  })

  it('tells what one credit costs', () => {
    expect(minorPerCredit({ credits: 25, price: { minor: 1000, currency: 'EUR' } })).toBe(40)
  })

  const at = (credits: number, minor: number) => ({
    credits,
    price: { minor, currency: 'EUR' as const },
  })

  it('tells what a credit costs less than in the bundle where it costs most, rounded down', () => {
    const shelf = [at(10, 374), at(25, 749), at(60, 1_499), at(150, 2_999)]
    expect(shelf.map((bundle) => savedPercent(bundle, shelf))).toEqual([0, 19, 33, 46])
    expect(savedPercent(at(2, 1), [at(1, 1), at(2, 1)])).toBe(50)
    expect(savedPercent(at(200, 101), [at(1, 1), at(200, 101)])).toBe(49)
    expect(savedPercent(at(10, 0), [at(10, 0), at(25, 0)])).toBe(0)
    expect(savedPercent(at(1, 100), [])).toBe(0)
    expect(savedPercent(at(1, 100), [at(1, 50)])).toBe(0)
  })

  it('chooses a bundle in the middle beforehand, the lower of two', () => {
    expect([[], [1], [1, 2], [1, 2, 3], [1, 2, 3, 4]].map(middleOf)).toEqual([
      undefined,
      1,
      1,
      2,
      2,
    ])
  })
})

describe('the ledger', () => {
  const posts = fc.array(
    fc.record({
      operation: fc.uuid(),
      account: fc.constantFrom('anna', 'bram'),
      against: fc.constantFrom('sales', 'spent', 'bonus'),
      credits: fc.integer({ min: -500, max: 500 }).filter((credits) => credits !== 0),
      reason: fc.constantFrom('bundle', 'message', 'signup'),
    }),
  )

  it('keeps its books at zero, and each balance at the sum of its entries', () => {
    fc.assert(
      fc.property(posts, (all) => {
        const entries = []
        const balances = new Map<string, number>()
        for (const post of all) {
          const left = afterPost(balances.get(post.account) ?? 0, post.credits)
          if (left === 'insufficient_credits') continue
          balances.set(post.account, left)
          entries.push(...entriesOf(post))
        }
        expect(entries.reduce((sum, { credits }) => sum + credits, 0)).toBe(0)
        for (const [book, balance] of balances) {
          const sum = entries
            .filter((entry) => entry.book === book)
            .reduce((total, { credits }) => total + credits, 0)
          expect(sum).toBe(balance)
          expect(balance).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('takes back what is there and writes the rest down as owed, on both sides of each limit (M13)', () => {
    expect(takeBack(25, 25)).toEqual({ taken: 25, owed: 0 })
    expect(takeBack(24, 25)).toEqual({ taken: 24, owed: 1 })
    expect(takeBack(0, 25)).toEqual({ taken: 0, owed: 25 })
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 500 }), (balance, credits) => {
        const post = { operation: 'o', account: 'anna', against: 'sales', rest: 'owed' } as const
        const entries = entriesOf({ ...post, credits: -credits, reason: 'refund' }, { balance })
        expect(entries.reduce((sum, entry) => sum + entry.credits, 0)).toBe(0)
        const mine = entries.find(({ book }) => book === 'anna')?.credits ?? 0
        expect(balance + mine).toBeGreaterThanOrEqual(0)
        expect(entries.find(({ book }) => book === 'sales')?.credits).toBe(credits)
      }),
    )
  })

  it('writes a side for each book that changes, and none for a book that does not', () => {
    const post = { operation: 'o', account: 'anna', against: 'sales', reason: 'refund' } as const
    const side = (book: string, credits: number) => ({
      operation: 'o',
      book,
      credits,
      reason: 'refund',
    })
    const owed = (balance: number) =>
      entriesOf({ ...post, credits: -25, rest: 'owed' }, { balance })
    expect(owed(25)).toEqual([side('anna', -25), side('sales', 25)])
    expect(owed(10)).toEqual([side('anna', -10), side('owed', -15), side('sales', 25)])
    expect(owed(0)).toEqual([side('owed', -25), side('sales', 25)])
    expect(entriesOf({ ...post, credits: -25 }, { balance: 10 })).toEqual([
      side('anna', -25),
      side('sales', 25),
    ])
  })

  it('lets the last credit be spent and not one more', () => {
    expect(afterPost(1, -1)).toBe(0)
    expect(afterPost(0, -1)).toBe('insufficient_credits')
  })

  it.each([0, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('takes no post of %s', (credits) => {
    const post = { operation: 'o', account: 'a', against: 'spent', reason: 'message' } as const
    expect(() => entriesOf({ ...post, credits })).toThrow(RangeError)
  })
})

describe('what a provider says', () => {
  const order = { reference: 'p', amount: { minor: 999, currency: 'EUR' as const }, live: true }
  it('counts when payment, amount, currency and mode are those of the order', () => {
    expect(matchesOrder({ order, report: structuredClone(order) })).toBe('ok')
  })
  it.each([
    ['another payment', { reference: 'q' }],
    ['a cent less', { amount: { minor: 998, currency: 'EUR' as const } }],
    ['a cent more', { amount: { minor: 1000, currency: 'EUR' as const } }],
    ['another currency', { amount: { minor: 999, currency: 'GBP' as const } }],
    ['a test payment', { live: false }],
  ])('does not count for %s (M11)', (_, lie) => {
    expect(matchesOrder({ order, report: { ...order, ...lie } })).toBe('payment_mismatch')
  })
})

describe('asking about a payment', () => {
  it('starts after five minutes, then waits longer each time, at most a day', () => {
    expect(askAgainMs(0)).toBe(ASK_FIRST_MS)
    expect(askAgainMs(1)).toBe(2 * ASK_FIRST_MS)
    expect(askAgainMs(100)).toBe(ASK_LAST_MS)
    fc.assert(fc.property(fc.nat(1000), (times) => askAgainMs(times) <= askAgainMs(times + 1)))
    fc.assert(fc.property(fc.nat(1000), (times) => askSilentMs(times) <= askSilentMs(times + 1)))
  })

  it('goes on, of a provider that is silent, from the first pause to the longest by doubling it', () => {
    for (const times of [0, 1, 2, 3, 4, 5, 6, 7, 20, 100]) {
      const doubled = ASK_SILENT_FIRST_MS * 2 ** times
      expect(askSilentMs(times)).toBe(Math.min(doubled, ASK_SILENT_LAST_MS))
    }
  })
})

describe('the credits that a payment has brought', () => {
  const of = (granted: number) =>
    creditsGrantedOf({ credits: 10, lifecycle: { context: { granted } } })

  it('are those of the order while none has come, and at most those', () => {
    expect([of(0), of(10), of(20)]).toEqual([10, 10, 10])
  })

  it('are fewer where its discount code was used up meanwhile', () => {
    expect([of(9), of(1)]).toEqual([9, 1])
  })
})

describe('the money of an order that went back', () => {
  const of = (context: Record<string, unknown>) => ({ lifecycle: { context } })
  const paid = { paidMinor: 499, backMinor: 0, refusedMinor: 0, granted: 10, returned: 0 }

  it('is told beside what was paid, with the credits that went for it', () => {
    const charged = { credits: 4, minor: 200, undone: false }
    const some = of({ ...paid, backMinor: 350, refusedMinor: 50, returned: 7, charged })
    const sums = { paid: 499, back: 350, byHand: 50, charged: 200, taken: 7, granted: 10 }
    expect(moneyBackOf(some)).toEqual(sums)
  })

  it('is all of it once no cent is left, and never where none came', () => {
    const backs = [0, 498, 499].map((backMinor) => isAllBack(of({ ...paid, backMinor })))
    expect(backs).toEqual([false, false, true])
    expect(isAllBack(of({ ...paid, paidMinor: 0 }))).toBe(false)
  })
})

describe('a payment that was paid', () => {
  const asksOf = (method: 'ideal' | 'directdebit') => {
    const days: number[] = []
    for (
      let at = nextReversalAskMs({ method, paidMs: 0 }, 0);
      at !== null;
      at = nextReversalAskMs({ method, paidMs: 0 }, at)
    ) {
      days.push(at / DAY_MS)
    }
    return days
  }

  it('is asked about each REVERSAL_ASK_MS for REVERSAL_DAYS (M9)', () => {
    const days = asksOf('ideal')
    expect(days.slice(0, 2)).toEqual([7, 14])
    expect(days.at(-1)).toBe(119)
  })

  it('by direct debit is asked about each DEBIT_REVERSAL_ASK_MS after that, till DEBIT_REVERSAL_DAYS (M9)', () => {
    const days = asksOf('directdebit')
    expect(days.slice(16, 19)).toEqual([119, 149, 179])
    expect(days.at(-1)).toBe(DEBIT_REVERSAL_DAYS)
    const pauses = days.map((day, nth) => day - (days[nth - 1] ?? 0))
    expect(Math.max(...pauses) * DAY_MS).toBe(DEBIT_REVERSAL_ASK_MS)
  })
})
