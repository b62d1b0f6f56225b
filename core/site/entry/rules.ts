import { type Layout, layoutOf, type RouteName } from '../routes.ts'

/** Pages in the middle of something that was begun before, where nobody comes in from the street. */
const without: readonly string[] = ['complete-signup', 'reset-password', 'reset-password-do']

/** Where the warning is only for some countries; in the other layouts it is for all (NAV-16). */
const countriesIn: Partial<Record<Layout, readonly string[]>> = {
  chat: ['NL', 'DE'],
  lander: ['NL', 'DE'],
  empty: ['NL', 'DE'],
}

/** What a site says of its warning, and where the request comes from: two letters. */
type EntrySettings = {
  enable_site_entry_popup: boolean
  /** Left out: it is shown in every country. */
  entry_countries?: string[] | undefined
  geoip_country: string
}

/**
 * Whether somebody who comes in is warned that the site is for adults (product spec, section 2).
 * Once closed it stays away: `skippedAt` is when that was, null for never.
 */
export const showsEntryWarning = (
  { enable_site_entry_popup, entry_countries, geoip_country: country }: EntrySettings,
  {
    route,
    loggedIn,
    installed,
    skippedAt,
  }: {
    route: RouteName | null
    loggedIn: boolean
    installed: boolean
    skippedAt: string | null
  },
): boolean => {
  if (!enable_site_entry_popup || loggedIn || installed || skippedAt !== null) return false
  if (route !== null && without.includes(route)) return false
  const allowed = entry_countries?.includes(country) ?? true
  return allowed && (countriesIn[layoutOf(route)]?.includes(country) ?? true)
}
