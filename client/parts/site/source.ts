import type { TrafficSource } from '#core/account/values.ts'
import { countryCookie, countryIn } from '#core/site/country.ts'
import { sourceCookie, sourceIn, sourceKeptIn } from '#core/site/traffic-source.ts'

/** Keeps the country that somebody chose to buy in, for a year (PAY-10). */
export const keepCountry = (country: string) => {
  Object.assign(document, { cookie: countryCookie(country) })
}

export const keptSource = (): TrafficSource | null => sourceKeptIn(document.cookie)

/**
 * What the address says of where somebody comes from, and of the country that they chose, is
 * kept; without it, what was kept stays.
 */
export const keepSource = () => {
  const { search } = window.location
  const [source, country] = [sourceIn(search), countryIn(search)]
  if (source) Object.assign(document, { cookie: sourceCookie(source) })
  if (country) keepCountry(country)
}
