import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceOf } from '#core/payment/checkout/pricing.ts'
import {
  creditNoteOf,
  type ReceiptTotals,
  receiptNamed,
  receiptNumber,
  saleOf,
} from '#core/payment/receipt/rules.ts'

const price = priceOf({ price: { minor: 999, currency: 'EUR' } }, { vatBasisPoints: 2100 })
const sale = saleOf(price)

const minors = fc.integer({ min: 1, max: 10_000_000 })
const rates = fc.integer({ min: 0, max: 3_000 })

describe('A receipt of a sale', () => {
  it('has the lines, the total and the VAT of its order', () => {
    expect(sale).toEqual({ lines: price.components, minor: 999, vatMinor: 173 })
  })

  it('of all its money named is that of its order, and of another sum has one line and its VAT', () => {
    expect(saleOf(price, 999)).toEqual(sale)
    const lines = [{ kind: 'bundle', minor: 500 }]
    expect(saleOf(price, 500)).toEqual({ lines, minor: 500, vatMinor: 87 })
  })

  it('has one line of what was paid where its discount had gone and fewer credits came', () => {
    const discounted = priceOf(
      { price: { minor: 999, currency: 'EUR' } },
      { vatBasisPoints: 2100, discountPercent: 25 },
    )
    const { minor } = discounted.total
    expect(saleOf(discounted, null, { ordered: 25, granted: 18 })).toMatchObject({
      lines: [{ kind: 'bundle', minor }],
      minor,
    })
    expect(saleOf(discounted, null, { ordered: 25, granted: 25 }).lines).toHaveLength(2)
  })

  it('with a discount adds up to what was paid', () => {
    const discounted = priceOf(
      { price: { minor: 999, currency: 'EUR' } },
      { vatBasisPoints: 2100, discountPercent: 25 },
    )
    const { lines, minor } = saleOf(discounted)
    expect(lines.reduce((sum, line) => sum + line.minor, 0)).toBe(minor)
    expect(saleOf(discounted, minor).lines).toEqual(lines)
  })
})

describe('A note that credits a sale', () => {
  it('for the whole sale is the sale with its signs reversed', () => {
    expect(creditNoteOf([sale], null, 2100)).toEqual({
      lines: [{ kind: 'refund', minor: -999 }],
      minor: -999,
      vatMinor: -173,
    })
  })

  it('for a part has the VAT of the part, and never more than is left goes back', () => {
    const part = creditNoteOf([sale], 500, 2100)
    expect(part).toMatchObject({ minor: -500, vatMinor: -86 })
    expect(creditNoteOf([sale, part as ReceiptTotals], 9_999, 2100)).toMatchObject({
      minor: -499,
      vatMinor: -87,
    })
  })

  it('is not there where nothing is left', () => {
    const all = creditNoteOf([sale], null, 2100) as ReceiptTotals
    expect(creditNoteOf([sale, all], null, 2100)).toBeNull()
    expect(creditNoteOf([sale, all], 1, 2100)).toBeNull()
    expect(creditNoteOf([], null, 2100)).toBeNull()
  })

  it('leaves nought in money and in VAT, in however many parts the money of however many sales went back', () => {
    fc.assert(
      fc.property(
        minors,
        rates,
        fc.integer({ min: 1, max: 3 }),
        fc.array(minors, { maxLength: 12 }),
        (minor, vatBasisPoints, times, parts) => {
          const order = priceOf({ price: { minor, currency: 'SEK' } }, { vatBasisPoints })
          const issued: ReceiptTotals[] = Array.from({ length: times }, () => saleOf(order))
          for (const part of [...parts, null]) {
            const note = creditNoteOf(issued, part, vatBasisPoints)
            if (!note) continue
            expect(note.minor).toBeLessThan(0)
            expect(note.vatMinor).toBeLessThanOrEqual(0)
            expect(-note.vatMinor).toBeLessThanOrEqual(-note.minor)
            issued.push(note)
          }
          const sum = (of: (one: ReceiptTotals) => number) =>
            issued.reduce((all, one) => all + of(one), 0)
          expect(sum((one) => one.minor)).toBe(0)
          expect(sum((one) => one.vatMinor)).toBe(0)
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

describe('The number of a receipt', () => {
  it('is its year and its place in it, as wide as it takes', () => {
    expect(receiptNumber({ year: 2026, number: 12 })).toBe('2026-000012')
    expect(receiptNumber({ year: 2027, number: 1_234_567 })).toBe('2027-1234567')
  })

  it('that somebody copies is that of its year and place again', () => {
    const year = fc.integer({ min: 2_000, max: 9_999 })
    fc.assert(
      fc.property(year, fc.integer({ min: 1, max: 999_999_999 }), (year, number) => {
        expect(receiptNamed(receiptNumber({ year, number }))).toEqual({ year, number })
      }),
    )
  })

  it.each([
    '',
    '2026',
    '2026-00012',
    '2026-0000000012',
    '26-000012',
    '12026-000012',
    '2026-000012x',
    'no 2026-000012',
    '2026-00001a',
    '2026000012',
  ])('is not %j', (text) => {
    expect(receiptNamed(text)).toBeNull()
  })
})
