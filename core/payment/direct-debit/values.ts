import type { Currency } from '#core/kernel/money.ts'

/** Where who signs lives; stands in the mandate. */
export type SignerAddress = { street: string; houseNumber: string; zip: string; city: string }

/**
 * By whom and in which words a mandate was put before who signs it: kept as it was, since texts,
 * companies and languages change, and what was signed does not.
 */
export type ShownMandate = {
  language: string
  text: string
  creditor: string
  /** A line each; the country stands apart. */
  creditorAddress: string[]
  creditorCountry: string
  creditorId: string
}

/** When, from where and by which browser a mandate was signed, and the address of its signer. */
export type Signing = { at: string; address: string; browser: string; email: string }

/**
 * What is kept beside a mandate from its beginning on. Its IBAN is sealed until the provider has
 * it, and forgotten then; `mark` is of the code, bound to the amount.
 */
export type NewMandate = SignerAddress & {
  site: string
  provider: string
  live: boolean
  currency: Currency
  holder: string
  sealedIban: string
  /** A keyed hash, by which credits in advance count once for an IBAN. */
  ibanMark: string
  ibanCountry: string
  ibanEnd: string
  phoneEnd: string
  text: string
  shown: ShownMandate
  reference: string
  mark: string
}

/** What the log of those who work here says was lifted, where it was the block of an account. */
export const DEBIT_LIFTED = 'direct_debit'
