import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bundleOfAmount,
  bundleOfTimes,
  bundlesForSale,
  findBundle,
  leastMessageCosts,
  priceOf,
} from '#core/payment/checkout/pricing.ts'
import type { Bundle, FreeAmount } from '#core/payment/checkout/values.ts'

const ten: Bundle = { id: 'credits-10', credits: 10, price: { minor: 499, currency: 'EUR' } }
const free: FreeAmount = {
  id: 'credits',
  credits: 1,
  price: { minor: 50, currency: 'EUR' },
  times: { from: 5, to: 500 },
}
const byFive: FreeAmount = { ...free, credits: 5, price: { minor: 225, currency: 'EUR' } }
const sold = [free, ten]

describe('A free amount of credits (promise H2)', () => {
  it('stands beside the bundles, and is none of them', () => {
    expect(bundlesForSale(sold)).toEqual({ bundles: [ten], free })
    expect(bundlesForSale([ten])).toEqual({ bundles: [ten], free: null })
  })

  it('becomes a bundle with a name of its own for each amount', () => {
    expect(bundleOfTimes(free, 37)).toEqual({
      id: 'creditsx37',
      credits: 37,
      price: { minor: 1850, currency: 'EUR' },
    })
    expect(findBundle(sold, 'creditsx37')).toEqual(bundleOfTimes(free, 37))
    expect(findBundle(sold, 'credits-10')).toEqual(ten)
  })

  it('is sold in the country of what it is taken from, and in every country where that has none', () => {
    expect(bundleOfTimes({ ...free, country: 'BE' }, 5)).toEqual({
      id: 'creditsx5',
      credits: 5,
      price: { minor: 250, currency: 'EUR' },
      country: 'BE',
    })
    expect(bundleOfTimes(free, 5)).not.toHaveProperty('country')
  })

  it.each([
    ['less than the least', 'creditsx4'],
    ['more than the most', 'creditsx501'],
    ['without a number', 'credits'],
    ['no times', 'creditsx0'],
    ['in another writing of the number', 'creditsx037'],
    ['a part', 'creditsx5.5'],
    ['of what is none', 'credits-10x5'],
    ['of nothing', 'x5'],
    ['behind another line', 'a\ncreditsx5'],
  ])('is not sold %s', (_, name) => {
    expect(findBundle(sold, name)).toBeNull()
  })

  it('is sold from the least to the most', () => {
    expect(findBundle(sold, 'creditsx5')?.credits).toBe(5)
    expect(findBundle(sold, 'creditsx500')?.credits).toBe(500)
  })

  it.each([
    ['25', 25],
    [' 30 ', 30],
    ['24', null],
    ['26', null],
    ['2500', 2500],
    ['2505', null],
    ['-25', null],
    ['2,5', null],
    ['', null],
    ['vijf', null],
    ['20', null],
    ['1e2', null],
    ['0x19', null],
    ['+25', null],
    ['25.0', null],
    ['00000025', null],
  ])('by five, typed as "%s", comes to %s', (typed, credits) => {
    expect(bundleOfAmount(byFive, typed)?.credits ?? null).toBe(credits)
  })

  it('costs so many times its price, and its lines add up, with whatever discount and VAT', () => {
    const amounts = fc.record({
      minor: fc.integer({ min: 1, max: 20_000 }),
      times: fc.integer({ min: 1, max: 5_000 }),
      discountPercent: fc.integer({ min: 0, max: 100 }),
      vatBasisPoints: fc.integer({ min: 0, max: 10_000 }),
    })
    fc.assert(
      fc.property(amounts, ({ minor, times, ...terms }) => {
        const one: FreeAmount = {
          ...free,
          price: { minor, currency: 'EUR' },
          times: { from: 1, to: 5_000 },
        }
        const taken = findBundle([one], `creditsx${times}`)
        if (!taken) throw new Error('It is sold so often')
        const { components, total, vat } = priceOf(taken, terms)
        expect(components[0]).toEqual({ kind: 'bundle', minor: minor * times })
        expect(components.reduce((sum, line) => sum + line.minor, 0)).toBe(total.minor)
        expect(total.minor).toBeGreaterThanOrEqual(0)
        expect(vat.minor).toBeLessThanOrEqual(total.minor)
      }),
      { numRuns: 2_000 },
    )
  })

  it('counts when the least that a message costs is worked out', () => {
    expect(leastMessageCosts([ten], 2)).toBe(1)
    expect(leastMessageCosts([ten, { ...free, price: { minor: 40, currency: 'EUR' } }], 2)).toBe(
      0.8,
    )
  })
})
