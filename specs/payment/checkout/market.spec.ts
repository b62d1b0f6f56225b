import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencies, moneyOf } from '#core/kernel/money.ts'
import { leastPriceIn, marketOf } from '#core/payment/checkout/market.ts'
import { isSoldIn, leastMessageCosts, priceOf } from '#core/payment/checkout/pricing.ts'
import type { Bundle } from '#core/payment/checkout/values.ts'

const site = {
  settings: { countries: ['NL', 'DK'] },
  markets: {
    NL: { currency: 'EUR', vatBasisPoints: 2100 },
    DK: { currency: 'DKK', vatBasisPoints: 2500 },
  },
} as const

/** The rates of the countries that the product is made for, and none at all. */
const VAT_RATES = [0, 770, 810, 1700, 1900, 2000, 2100, 2200, 2300, 2500, 2550, 2700]

describe('the market that somebody buys in', () => {
  it('is that of their country, with its currency and its VAT', () => {
    expect(marketOf(site, 'DK')).toEqual({ country: 'DK', currency: 'DKK', vatBasisPoints: 2500 })
  })

  it.each([null, '', 'US', 'toString', 'dk'])('is the first of the site for %j', (country) => {
    expect(marketOf(site, country).country).toBe('NL')
  })

  it('is never guessed where the site has no terms', () => {
    expect(() => marketOf({ ...site, markets: {} }, 'NL')).toThrow(RangeError)
  })

  it('sells the bundles of its currency, and of another country none', () => {
    const price = { minor: 999, currency: 'EUR' } as const
    const everywhere: Bundle = { id: 'a', credits: 25, price }
    const belgian: Bundle = { ...everywhere, country: 'BE' }
    const [nl, be, dk] = [
      { country: 'NL', currency: 'EUR' } as const,
      { country: 'BE', currency: 'EUR' } as const,
      { country: 'DK', currency: 'DKK' } as const,
    ]
    expect([nl, be, dk].map((market) => isSoldIn(everywhere, market))).toEqual([true, true, false])
    expect([nl, be, dk].map((market) => isSoldIn(belgian, market))).toEqual([false, true, false])
  })
})

describe('the least that a message costs', () => {
  const bundle = (credits: number, minor: number): Bundle => ({
    id: `${credits}`,
    credits,
    price: { minor, currency: 'EUR' },
  })

  it('is told by the bundle where a credit costs least, to the cent', () => {
    expect(leastMessageCosts([bundle(10, 499), bundle(150, 3999)], 1)).toBe(0.27)
    expect(leastMessageCosts([bundle(10, 499)], 3)).toBe(1.5)
    expect(leastMessageCosts([], 1)).toBeNull()
  })

  it('comes out of the settings as whole minor units, whatever the fraction', () => {
    for (const currency of currencies) {
      for (let minor = 0; minor <= 10_000; minor += 1) {
        const costs = minor / 100
        expect(leastPriceIn({ NL: { costs, currency } }, 'NL')).toEqual({ minor, currency })
      }
    }
    expect(leastPriceIn({}, 'NL')).toBeNull()
    expect(moneyOf(1.005, 'EUR').minor).toBe(101)
  })
})

describe('ten thousand orders', () => {
  const order = fc.record({
    minor: fc.integer({ min: 1, max: 1_000_000 }),
    currency: fc.constantFrom(...currencies),
    vatBasisPoints: fc.constantFrom(...VAT_RATES),
    discountPercent: fc.integer({ min: 0, max: 99 }),
  })

  it('add up by their lines to what was paid, and by net and VAT too, with no drift', () => {
    fc.assert(
      fc.property(fc.array(order, { minLength: 10_000, maxLength: 10_000 }), (orders) => {
        const books = { lines: 0, paid: 0, net: 0, vat: 0, vatOff: 0 }
        for (const { minor, currency, ...terms } of orders) {
          const { components, total, vat } = priceOf({ price: { minor, currency } }, terms)
          const lines = components.reduce((sum, line) => sum + line.minor, 0)
          const exact = (total.minor * terms.vatBasisPoints) / (10_000 + terms.vatBasisPoints)
          for (const amount of [total.minor, vat.minor, total.minor - vat.minor]) {
            expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
          }
          expect(lines).toBe(total.minor)
          expect(Math.abs(vat.minor - exact)).toBeLessThanOrEqual(0.5)
          books.lines += lines
          books.paid += total.minor
          books.net += total.minor - vat.minor
          books.vat += vat.minor
          books.vatOff += vat.minor - exact
        }
        expect(books.lines).toBe(books.paid)
        expect(books.net + books.vat).toBe(books.paid)
        // Rounding favours nobody: over so many orders it is off by less than 2 cents in 100 orders.
        expect(Math.abs(books.vatOff)).toBeLessThan(orders.length * 0.02)
      }),
      { numRuns: 3, seed: 20_261_122, endOnFailure: true },
    )
  }, 30_000)

  it('never cost more with a higher discount, in any currency at any rate', () => {
    fc.assert(
      fc.property(
        order,
        fc.integer({ min: 0, max: 99 }),
        ({ minor, currency, ...terms }, other) => {
          const costs = (discountPercent: number) =>
            priceOf({ price: { minor, currency } }, { ...terms, discountPercent }).total.minor
          const [less, more] = [terms.discountPercent, other].toSorted((a, b) => a - b)
          expect(costs(more ?? 0)).toBeLessThanOrEqual(costs(less ?? 0))
        },
      ),
      { numRuns: 10_000 },
    )
  })
})
