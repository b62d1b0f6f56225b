import type { RouteName } from './routes.ts'

export const footerLooks = ['visitor', 'member'] as const
export type FooterLook = (typeof footerLooks)[number]

/**
 * How the footer looks (product spec, section 2): with the logo large for who may not know the site
 * yet, and quieter for a member on any page but the first. In an installed app it is quietest, which
 * its style sheet finds out, because pages that the server draws do not know it.
 */
export const footerLook = ({
  route,
  loggedIn,
}: {
  route: RouteName | null
  loggedIn: boolean
}): FooterLook => (loggedIn && route !== 'index' ? 'member' : 'visitor')
