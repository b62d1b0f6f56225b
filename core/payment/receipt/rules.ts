import type { Money } from '../../kernel/money.ts'
import { type Price, type PriceComponent, vatWithin } from '../checkout/pricing.ts'

/** As a file. */
export const RECEIPT_TYPE = 'text/html'
/** Of the name that a buyer wants on it. */
export const BUYER_LENGTH_MAX = 100

/** A sale, or the note that credits one: the money of a sale, or a part of it, went back. */
export const receiptKinds = ['sale', 'credit'] as const
export type ReceiptKind = (typeof receiptKinds)[number]

export type ReceiptLine = { kind: PriceComponent['kind'] | 'refund'; minor: number }

/**
 * A receipt that a move of a payment causes. `credits` are those it brings, negative where it takes
 * them. `minor`: what goes back of a sale, or comes back to it, above zero; null is all of it.
 */
export type ReceiptDue = {
  payment: string
  kind: ReceiptKind
  credits: number
  minor: number | null
}

/** What a receipt comes to, in the order's currency; a note's amounts are negative. */
export type ReceiptTotals = { minor: number; vatMinor: number }
export type DrawnReceipt = ReceiptTotals & { lines: ReceiptLine[] }

/** `granted`: the credits that its money bought of those that were ordered. */
export type SoldCredits = { ordered: number; granted: number }

/**
 * The lines of an order, which follow what was granted: where its discount had gone, its money bought
 * fewer credits at the full price.
 */
export const soldComponents = (
  { components, total }: Pick<Price, 'components' | 'total'>,
  { ordered, granted }: SoldCredits,
): PriceComponent[] =>
  granted < ordered ? [{ kind: 'bundle', minor: total.minor }] : [...components]

/** The lines and the VAT of a sale are those of its order; of another sum of it, one line's. */
export const saleOf = (
  price: Price,
  minor: number | null = null,
  sold: SoldCredits = { ordered: 0, granted: 0 },
): DrawnReceipt => {
  const { total, vat } = price
  return minor === null || minor === total.minor
    ? { lines: soldComponents(price, sold), minor: total.minor, vatMinor: vat.minor }
    : { lines: [{ kind: 'bundle', minor }], minor, vatMinor: vatWithin(minor, vat.basisPoints) }
}

/**
 * A note that credits `minor` of what earlier receipts of the payment still come to, or all of it;
 * never more than that, and null where nothing is left. Its VAT is what the rest no longer holds,
 * so that all receipts of a payment that went back come to nought, in VAT too, however many parts
 * it went back in.
 */
export const creditNoteOf = (
  issued: readonly ReceiptTotals[],
  minor: number | null,
  basisPoints: number,
): DrawnReceipt | null => {
  const left = sumOf(issued)
  const back = Math.min(minor ?? left.minor, left.minor)
  if (back <= 0) return null
  const rest = left.minor - back
  const vat = rest === 0 ? left.vatMinor : left.vatMinor - vatWithin(rest, basisPoints)
  const vatMinor = Math.min(Math.max(vat, 0), back)
  return { lines: [{ kind: 'refund', minor: -back }], minor: -back, vatMinor: -vatMinor }
}

const sumOf = (issued: readonly ReceiptTotals[]): ReceiptTotals =>
  issued.reduce<ReceiptTotals>(
    (sum, { minor, vatMinor }) => ({
      minor: sum.minor + minor,
      vatMinor: sum.vatMinor + vatMinor,
    }),
    { minor: 0, vatMinor: 0 },
  )

/** The number of a receipt as it is printed: `2026-000012`. */
export const receiptNumber = ({ year, number }: { year: number; number: number }): string =>
  `${year}-${String(number).padStart(6, '0')}`

/** The number that somebody copies from a receipt; null for what is none. */
export const receiptNamed = (text: string): { year: number; number: number } | null => {
  const found = /^(\d{4})-(\d{6,9})$/.exec(text)
  return found && { year: Number(found[1]), number: Number(found[2]) }
}

/** An amount without its VAT, which is what the VAT is counted on. */
export const netOf = ({ minor, currency }: Money, vatMinor: number): Money => ({
  minor: minor - vatMinor,
  currency,
})
