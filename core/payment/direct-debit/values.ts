import type { Currency } from '#core/kernel/money.ts'

/** Where who signs lives; stands in the mandate. */
export type SignerAddress = { street: string; houseNumber: string; zip: string; city: string }

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
  ibanCountry: string
  ibanEnd: string
  phoneEnd: string
  text: string
  reference: string
  mark: string
}
