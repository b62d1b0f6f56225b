import type { MarketTerms } from '#core/payment/checkout/values.ts'
import { type Currency, type Money, moneyOf } from '../../kernel/money.ts'

/** Where somebody buys. The country decides the rest, whatever language or town is theirs. */
export type Market = MarketTerms & { country: string }

/** Of a site: its countries in their order, and the terms of each. */
export type SiteForSale = {
  settings: { countries: readonly string[] }
  markets: Readonly<Record<string, MarketTerms>>
}

/**
 * The market of a country, as ISO 3166-1 alpha-2; the site's first one for a country that it does
 * not sell in, and for none. Throws a RangeError where a site has no terms for its own country.
 */
export const marketOf = ({ settings, markets }: SiteForSale, country: string | null): Market => {
  const { countries } = settings
  const chosen = country !== null && countries.includes(country) ? country : (countries[0] ?? '')
  const terms = markets[chosen]
  if (!terms) throw new RangeError(`Nothing is sold in ${chosen}`)
  return { country: chosen, ...terms }
}

type LeastCosts = Readonly<Record<string, { costs: number; currency: Currency }>>

/** What a message costs at least in a country, by the settings; null where they do not say so. */
export const leastPriceIn = (costs: LeastCosts, country: string): Money | null => {
  const least = costs[country]
  return least ? moneyOf(least.costs, least.currency) : null
}
