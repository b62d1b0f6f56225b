import type { Currency } from './money.ts'

const HOUR_MS = 3_600_000

/**
 * The methods of payment that the product spec names (section 9) and this build offers. `windowMs`
 * is how long a bank may keep us waiting: a transfer takes days, a redirect not even an hour.
 */
export const methods = {
  ideal: { windowMs: HOUR_MS, countries: ['NL'], currencies: ['EUR'] },
  bancontact: { windowMs: HOUR_MS, countries: ['BE'], currencies: ['EUR'] },
  creditcard: { windowMs: HOUR_MS, countries: 'all', currencies: 'all' },
  paypal: { windowMs: 3 * HOUR_MS, countries: 'all', currencies: 'all' },
  banktransfer: { windowMs: 14 * 24 * HOUR_MS, countries: 'all', currencies: ['EUR'] },
} as const satisfies Record<
  string,
  { windowMs: number; countries: 'all' | string[]; currencies: 'all' | Currency[] }
>

export type Method = keyof typeof methods
export const methodNames = Object.keys(methods) as [Method, ...Method[]]

/** The methods that a member in this country can pay this currency with. */
export const methodsFor = ({ country, currency }: { country: string; currency: Currency }) =>
  methodNames.filter((name) => {
    const { countries, currencies } = methods[name] as {
      countries: 'all' | readonly string[]
      currencies: 'all' | readonly string[]
    }
    const there = countries === 'all' || countries.includes(country)
    return there && (currencies === 'all' || currencies.includes(currency))
  })
