const COOKIE = 'country'
/** How long a device keeps the country that somebody chose. */
export const COUNTRY_COOKIE_DAYS = 365
const DAY_S = 86_400

const codeIn = (text: string | null | undefined): string | null =>
  text && /^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : null

/** The country that a query names, as ISO 3166-1 alpha-2; null when it names none. */
export const countryIn = (query: string): string | null =>
  codeIn(new URLSearchParams(query).get('country'))

/** The country that a `Cookie` header or `document.cookie` holds; null when there is none. */
export const countryKeptIn = (cookies: string): string | null =>
  codeIn(
    cookies
      .split('; ')
      .find((cookie) => cookie.startsWith(`${COOKIE}=`))
      ?.slice(COOKIE.length + 1),
  )

/** The cookie that keeps a country. */
export const countryCookie = (country: string): string =>
  `${COOKIE}=${country}; path=/; max-age=${COUNTRY_COOKIE_DAYS * DAY_S}; samesite=lax`

/**
 * The country that somebody is in, by their address, and the one whose prices and regions they
 * see: what they chose, else where they are, as far as the site is for that country; else its
 * first. An address of no country counts for the first too.
 */
export const countriesFor = ({
  found,
  chosen,
  countries,
}: {
  found: string | null
  chosen: string | null
  countries: readonly string[]
}): { geoip_country: string; geoip_selected_country: string } => {
  const first = countries[0] ?? ''
  const selected = [chosen, found].find((one) => one !== null && countries.includes(one))
  return { geoip_country: found ?? first, geoip_selected_country: selected ?? first }
}
