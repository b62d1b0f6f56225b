import { describe, expect, it } from 'vitest'
import { priceOf } from '#core/payment/checkout/pricing.ts'
import {
  correctedBy,
  orderLines,
  receiptFacts,
  receiptLines,
  sellerOf,
} from '#core/payment/receipt/contents.ts'
import { creditNoteOf, saleOf } from '#core/payment/receipt/rules.ts'

const words = {
  bundle: (credits: number) => `${credits} credits`,
  refund: (credits: number) => `${credits} credits back`,
  discount: 'Discount',
  total: 'Total',
  withoutVat: 'Without VAT',
  vat: (basisPoints: number) => `VAT ${basisPoints / 100}%`,
}
const price = priceOf(
  { price: { minor: 999, currency: 'EUR' } },
  { vatBasisPoints: 2100, discountPercent: 25 },
)
const sale = saleOf(price)
const receiptOf = ({ lines, minor, vatMinor }: typeof sale, credits: number) => ({
  lines,
  credits,
  amount: { minor, currency: 'EUR' as const },
  vat: { basisPoints: 2100, minor: vatMinor },
})
const sumsIn = (lines: ReturnType<typeof orderLines>) =>
  lines.map(({ name, amount }) => [name, amount.minor])

describe('What an order costs', () => {
  it('is said line by line, and the lines before the total add up to it', () => {
    expect(sumsIn(orderLines({ credits: 25, price }, words))).toEqual([
      ['25 credits', 999],
      ['Discount', -250],
      ['Total', 749],
      ['VAT 21%', price.vat.minor],
    ])
  })

  it('has no discount where fewer credits were granted, since it had gone', () => {
    expect(sumsIn(orderLines({ credits: 18, ordered: 25, price }, words))).toEqual([
      ['18 credits', 749],
      ['Total', 749],
      ['VAT 21%', price.vat.minor],
    ])
  })

  it('tells of each line what it is, whatever it is called, in the currency of the order', () => {
    const lines = orderLines({ credits: 25, price }, words)
    expect(lines.map(({ kind }) => kind)).toEqual(['bundle', 'discount', 'total', 'vat'])
    expect(lines.every(({ amount }) => amount.currency === 'EUR')).toBe(true)
  })
})

describe('A receipt', () => {
  it('of a sale has the lines of its order, and what it comes to without VAT', () => {
    const { vatMinor } = sale
    expect(sumsIn(receiptLines(receiptOf(sale, 25), words))).toEqual([
      ['25 credits', 999],
      ['Discount', -250],
      ['Total', 749],
      ['Without VAT', 749 - vatMinor],
      ['VAT 21%', vatMinor],
    ])
  })

  it('tells of each line what it is, whatever it is called', () => {
    const kinds = (receipt: typeof sale) =>
      receiptLines(receiptOf(receipt, 25), words).map(({ kind }) => kind)
    expect(kinds(sale)).toEqual(['bundle', 'discount', 'total', 'withoutVat', 'vat'])
    const note = creditNoteOf([sale], null, 2100) ?? sale
    expect(kinds(note)).toEqual(['refund', 'total', 'withoutVat', 'vat'])
  })

  it('of what went back says how many credits went with it, and its sums are negative', () => {
    const note = creditNoteOf([sale], null, 2100) ?? sale
    const lines = receiptLines(receiptOf(note, -20), words)
    expect(lines[0]).toMatchObject({ name: '20 credits back', amount: { minor: -749 } })
    expect(lines.every(({ amount }) => amount.minor < 0)).toBe(true)
  })

  it('says of itself only what is known, always in the same order', () => {
    const names = { number: 'Receipt', corrects: 'Of', date: 'Date', buyer: 'For', order: 'Order' }
    const values = {
      order: 'a1',
      buyer: '  ',
      date: 'today',
      corrects: null,
      number: '2026-000002',
    }
    expect(receiptFacts(values, names)).toEqual([
      ['Receipt', '2026-000002'],
      ['Date', 'today'],
      ['Order', 'a1'],
    ])
  })

  it('belongs to the first one of its order where it corrects that', () => {
    const receipts = [{ number: '2026-000001' }, { number: '2026-000002' }]
    expect(correctedBy({ kind: 'credit' }, receipts)).toBe('2026-000001')
    expect(correctedBy({ kind: 'sale' }, receipts)).toBeNull()
    expect(correctedBy({ kind: 'credit' }, [])).toBeNull()
  })

  it('names its seller with all numbers, and the country as it is called there', () => {
    const company = {
      name: 'Vonk BV',
      address: 'Straat 1',
      city: 'Utrecht',
      country: 'NL',
      kvk: '123',
      vat_numbers: ['NL1', 'BE2'],
    }
    expect(sellerOf(company)).toEqual({
      name: 'Vonk BV',
      address: ['Straat 1', 'Utrecht, NL'],
      registered: '123',
      vatNumbers: 'NL1, BE2',
    })
    expect(sellerOf(company, 'Nederland').address[1]).toBe('Utrecht, Nederland')
  })
})
