import type { Currency, Money } from '#core/kernel/money.ts'

/** With this in its address one comes back to an order whose page was left unpaid. */
export const LEFT = 'left'

/** What members of a country pay in, and the VAT that prices hold there: 2100 is 21%. */
export type MarketTerms = { currency: Currency; vatBasisPoints: number }
export type BundleTimes = { from: number; to: number }

/**
 * A bundle as the site sells it; its price holds the VAT. With a country it is for sale there
 * alone, else wherever its currency is paid in. With `times` it is a free amount: one order takes
 * it so often, from the least to the most, as its buyer likes (promise H2).
 */
export type Bundle = {
  id: string
  credits: number
  price: Money
  country?: string
  times?: BundleTimes
}
export type FreeAmount = Bundle & { times: BundleTimes }
