import { type Layout, layoutOf, type RouteName } from '../routes.ts'

/** Pages in the middle of something that was begun before, where nobody comes in from the street. */
const without: readonly string[] = ['complete-signup', 'reset-password', 'reset-password-do']

/** Where the warning is only for some countries; in the other layouts it is for all (NAV-16). */
const countriesIn: Partial<Record<Layout, readonly string[]>> = {
  chat: ['NL', 'DE'],
  lander: ['NL', 'DE'],
  empty: ['NL', 'DE'],
}

/**
 * Whether somebody who comes in is warned that the site is for adults (product spec, section 2).
 * Once closed it stays away: `skippedAt` is when that was, null for never. `country` is where the
 * request comes from, two letters.
 */
export const showsEntryWarning = ({
  route,
  loggedIn,
  installed,
  enabled,
  country,
  skippedAt,
}: {
  route: RouteName | null
  loggedIn: boolean
  installed: boolean
  enabled: boolean
  country: string
  skippedAt: string | null
}): boolean => {
  if (!enabled || loggedIn || installed || skippedAt !== null) return false
  if (route !== null && without.includes(route)) return false
  return countriesIn[layoutOf(route)]?.includes(country) ?? true
}
