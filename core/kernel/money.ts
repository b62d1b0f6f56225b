/** An amount in the smallest unit of its currency (cents, oere, pence): never a fraction. */
export type Money = { minor: number; currency: Currency }

export const currencies = ['EUR', 'DKK', 'SEK', 'NOK', 'PLN', 'CHF', 'GBP', 'USD'] as const
export type Currency = (typeof currencies)[number]

/** Rounds a fraction of minor units half away from zero, as invoices do. */
export const roundMinor = (minor: number): number => Math.sign(minor) * Math.round(Math.abs(minor))

/** Each of the currencies has a hundred minor units to the whole. */
export const MINOR_PER_WHOLE = 100

/** An amount that is told in whole currency, like 0.27, to the nearest minor unit. */
export const moneyOf = (whole: number, currency: Currency): Money => ({
  minor: roundMinor(Number((whole * MINOR_PER_WHOLE).toPrecision(15))),
  currency,
})

/** A true minus, in front of the whole amount: a hyphen between sign and figure is overlooked. */
export const MINUS = '\u2212'

/** An amount as people of a locale write it; more `digits` for what is less than the smallest coin. */
export const moneyText = (locale: string, { minor, currency }: Money, digits = 2): string => {
  const text = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(minor) / MINOR_PER_WHOLE)
  return minor < 0 ? `${MINUS}${text}` : text
}

/** An amount for a terminal, in no language: 4.99 EUR. */
export const plainMoney = ({ minor, currency }: Money): string =>
  `${(minor / MINOR_PER_WHOLE).toFixed(2)} ${currency}`

export const sameMoney = (a: Money, b: Money): boolean =>
  a.minor === b.minor && a.currency === b.currency
