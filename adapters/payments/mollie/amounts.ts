import { type Currency, currencies, type Money } from '#core/kernel/money.ts'

/** All currencies of the product have two decimals, as Mollie writes them. */
const DECIMALS = 2

/** `{ minor: 999, currency: 'EUR' }` as `{ value: '9.99', currency: 'EUR' }`. */
export const amountOf = ({ minor, currency }: Money) => {
  const digits = String(minor).padStart(DECIMALS + 1, '0')
  return { currency, value: `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}` }
}

const isCurrency = (text: string): text is Currency => currencies.some((known) => known === text)

/** Back again, without a float on the way; null for what the product does not deal in. */
export const moneyOf = ({ value, currency }: { value: string; currency: string }): Money | null => {
  const parts = /^(\d{1,12})\.(\d{2})$/.exec(value)
  if (!parts || !isCurrency(currency)) return null
  return { minor: Number(`${parts[1]}${parts[2]}`), currency }
}
