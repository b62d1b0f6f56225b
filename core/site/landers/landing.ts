import type { TrafficSource } from '#core/account/values.ts'
import { isLanderName, type LanderName, SLUG, takesSlug } from './values.ts'

const PATH = /^\/landers\/([a-z]+)(?:\/([^/]+))?\/?$/

/** The lander of a path, with its slug; null where there is none, which is the 404 page. */
export const landerAt = (pathname: string): { name: LanderName; slug: string | null } | null => {
  const [, name = '', slug = null] = PATH.exec(pathname) ?? []
  if (!isLanderName(name)) return null
  return slug === null || (takesSlug(name) && SLUG.test(slug)) ? { name, slug } : null
}

const OF_ONE = /^\/members\/[^/]+\/landing[23]\/([^/]+)\/?$/

/** The slug in the path of a page on which one profile stands alone; null without one. */
export const slugBeside = (pathname: string): string | null => OF_ONE.exec(pathname)?.[1] ?? null

/** On which page somebody landed, as the way from there to sign-up says it. */
export type Landing = Pick<TrafficSource, 'lander' | 'slug'>

/** The landing that a query names; empty when it names none. */
export const landingIn = (query: string): Landing => {
  const given = new URLSearchParams(query)
  const [lander, slug] = [given.get('lander') ?? '', given.get('slug') ?? '']
  return { ...(isLanderName(lander) && { lander }), ...(SLUG.test(slug) && { slug }) }
}

/** The query that takes a landing along, and what brought somebody there. */
export const queryFrom = (landing: Landing, source: TrafficSource | null): string =>
  new URLSearchParams({ ...landing, ...source } as Record<string, string>).toString()
