import type { CompanyInfo } from '#core/site/views.ts'
import type { Money } from '../../kernel/money.ts'
import type { Price } from '../checkout/pricing.ts'
import { netOf, type ReceiptKind, type ReceiptLine, soldComponents } from './rules.ts'

/** What each line is called by who shows it: a screen, a mail or a file. */
type LineWords = {
  bundle: (credits: number) => string
  /** `credits`: those that went with the money. */
  refund: (credits: number) => string
  discount: string
  total: string
  withoutVat: string
  vat: (basisPoints: number) => string
}
export type OrderWords = Omit<LineWords, 'refund' | 'withoutVat'>
export type ReceiptWords = LineWords

export type PaperLine = { kind: keyof LineWords; name: string; amount: Money }

const lineIn =
  ({ currency }: Money) =>
  (kind: PaperLine['kind'], name: string, minor: number): PaperLine => ({
    kind,
    name,
    amount: { minor, currency },
  })

/**
 * What an order costs, line by line: those before the total add up to it. `credits`: those that it
 * brings, of those that were `ordered`.
 */
export const orderLines = (
  { credits, ordered = credits, price }: { credits: number; ordered?: number; price: Price },
  words: OrderWords,
): PaperLine[] => {
  const { total, vat } = price
  const components = soldComponents(price, { ordered, granted: credits })
  const line = lineIn(total)
  const names = { bundle: words.bundle(credits), discount: words.discount }
  return [
    ...components.map(({ kind, minor }) => line(kind, names[kind], minor)),
    line('total', words.total, total.minor),
    line('vat', words.vat(vat.basisPoints), vat.minor),
  ]
}

/** A receipt as it was issued, as far as its lines go. */
type Issued = { credits: number; lines: ReceiptLine[]; amount: Money; vat: Price['vat'] }

/** What a receipt comes to, line by line; those of a note are negative. */
export const receiptLines = (
  { credits, lines, amount, vat }: Issued,
  words: ReceiptWords,
): PaperLine[] => {
  const line = lineIn(amount)
  const many = Math.abs(credits)
  const names = {
    bundle: words.bundle(many),
    discount: words.discount,
    refund: words.refund(many),
  }
  return [
    ...lines.map(({ kind, minor }) => line(kind, names[kind], minor)),
    line('total', words.total, amount.minor),
    line('withoutVat', words.withoutVat, netOf(amount, vat.minor).minor),
    line('vat', words.vat(vat.basisPoints), vat.minor),
  ]
}

/** What a receipt says of itself, in this order. `corrects`: the receipt that a note belongs to. */
const factOrder = ['number', 'corrects', 'date', 'buyer', 'order', 'method', 'consent'] as const
export type ReceiptFact = (typeof factOrder)[number]

/** Each with its name; what is not known, or left empty, is left out. */
export const receiptFacts = <F extends ReceiptFact>(
  values: Record<F, string | null>,
  names: Record<NoInfer<F>, string>,
): [name: string, value: string][] =>
  factOrder
    .filter((fact): fact is F => fact in values)
    .flatMap((fact) => {
      const value = values[fact]?.trim()
      return value ? [[names[fact], value]] : []
    })

/** The number of the receipt that this one corrects: the first of its order. */
export const correctedBy = (
  { kind }: { kind: ReceiptKind },
  receipts: readonly { number: string }[],
): string | null => (kind === 'credit' ? (receipts[0]?.number ?? null) : null)

type Seller = Pick<CompanyInfo, 'name' | 'address' | 'city' | 'country' | 'kvk' | 'vat_numbers'>

/** Who sold it, as a receipt has to say; `country` in the words of who shows it. */
export const sellerOf = (
  { name, address, city, kvk, vat_numbers, ...seller }: Seller,
  country = seller.country,
) => ({
  name,
  address: [address, `${city}, ${country}`] as const,
  registered: kvk,
  vatNumbers: vat_numbers.join(', '),
})
