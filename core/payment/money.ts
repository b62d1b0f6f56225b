/** An amount in the smallest unit of its currency (cents, oere, pence): never a fraction. */
export type Money = { minor: number; currency: Currency }

export const currencies = ['EUR', 'DKK', 'SEK', 'NOK', 'PLN', 'CHF', 'GBP', 'USD'] as const
export type Currency = (typeof currencies)[number]

/** Rounds a fraction of minor units half away from zero, as invoices do. */
export const roundMinor = (minor: number): number => Math.sign(minor) * Math.round(Math.abs(minor))

export const sameMoney = (a: Money, b: Money): boolean =>
  a.minor === b.minor && a.currency === b.currency
