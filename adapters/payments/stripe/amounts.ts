import { type Currency, currencies, type Money } from '#core/kernel/money.ts'

/** Stripe counts in cents as we do, and writes currencies small. */
export const amountOf = ({ minor, currency }: Money) => ({
  amount: minor,
  currency: currency.toLowerCase(),
})

const isCurrency = (text: string): text is Currency => currencies.some((known) => known === text)

/** Null for what the product does not deal in. */
export const moneyOf = ({ amount, currency }: { amount: number; currency: string }) => {
  const ours = currency.toUpperCase()
  return Number.isSafeInteger(amount) && isCurrency(ours) ? { minor: amount, currency: ours } : null
}
