import type { RouteName } from './routes.ts'

export const footerLooks = ['visitor', 'member', 'installed'] as const
export type FooterLook = (typeof footerLooks)[number]

/**
 * How the footer looks (product spec, section 2): with the logo large for who may not know the site
 * yet, quieter for a member on any page but the first, and quietest in an installed app.
 */
export const footerLook = ({
  route,
  loggedIn,
  installed,
}: {
  route: RouteName | null
  loggedIn: boolean
  installed: boolean
}): FooterLook => {
  if (installed) return 'installed'
  return loggedIn && route !== 'index' ? 'member' : 'visitor'
}
