import { type Audience, admission, type Role } from '#core/kernel/roles.ts'

/**
 * What stands around a page (product spec, section 2): which bar is on top, whether the alerts and
 * a member's bottom navigation are there, and whether it ends with the footer.
 */
export const layouts = {
  default: { bar: 'navigation', member: true, footer: true },
  /** Fills the screen. */
  chat: { bar: 'navigation', member: true, footer: false },
  /** One thing to do, and nothing beside it. */
  lander: { bar: 'logo', member: false, footer: true },
  /** Only a form that fills the screen. */
  empty: { bar: 'none', member: false, footer: false },
} as const satisfies Record<
  string,
  { bar: 'navigation' | 'logo' | 'none'; member: boolean; footer: boolean }
>
export type Layout = keyof typeof layouts

/**
 * Every page by its route name (product spec, section 2); `who` is its audience
 * (`core/kernel/roles.ts`). The first path that matches counts, so
 * that the mailed link, which is any single word, comes last; what matches none is the 404 page.
 */
export const routes = {
  index: { path: '/', who: 'anyone' },
  signup: { path: '/signup', who: 'visitor', layout: 'empty' },
  'members-id-signup': { path: '/members/:id/signup', who: 'visitor', layout: 'empty' },
  'signup-matches': { path: '/signup-matches', who: 'member' },
  login: { path: '/login', who: 'visitor' },
  /** Where a login elsewhere would come back to; it leads to ours (product spec, section 2). */
  callback: { path: '/callback', who: 'anyone' },
  'reset-password': { path: '/reset-password', who: 'anyone' },
  'reset-password-do': { path: '/reset-password/do', who: 'anyone', layout: 'lander' },
  'mail-change-do': { path: '/mail-change/do', who: 'anyone', layout: 'lander' },
  'activate-done': { path: '/activate/done', who: 'anyone' },
  'activate-error': { path: '/activate/error', who: 'anyone' },
  members: { path: '/members', who: 'anyone' },
  'members-id': { path: '/members/:id', who: 'anyone' },
  'members-id-chat': { path: '/members/:id/chat', who: 'member', layout: 'chat' },
  likes: { path: '/likes', who: 'member' },
  'likes-type': { path: '/likes/:type', who: 'member' },
  'likes-m-id': { path: '/likes/m/:id', who: 'member' },
  chats: { path: '/chats', who: 'member', layout: 'chat' },
  'chats-id': { path: '/chats/:id', who: 'member', layout: 'chat' },
  credits: { path: '/credits', who: 'member' },
  'credits-repeat-order': { path: '/credits/repeat-order', who: 'member' },
  'credits-id-paymentmethod': { path: '/credits/:id/:paymentmethod?', who: 'member' },
  premium: { path: '/premium', who: 'member' },
  pricing: { path: '/pricing', who: 'anyone' },
  transactions: { path: '/transactions', who: 'member' },
  payment: { path: '/transactions/:id', who: 'member' },
  receipt: { path: '/transactions/:id/receipt/:number', who: 'member' },
  'withdraw-mail': { path: '/withdraw/mail', who: 'anyone' },
  'withdraw-mail-do': { path: '/withdraw/mail/do', who: 'anyone', layout: 'lander' },
  withdraw: { path: '/withdraw/:id?', who: 'member' },
  profile: { path: '/profile', who: 'member' },
  settings: { path: '/settings', who: 'member' },
  'settings-email': { path: '/settings/email', who: 'member' },
  'settings-password': { path: '/settings/password', who: 'member' },
  'settings-devices': { path: '/settings/devices', who: 'member' },
  'settings-blocked': { path: '/settings/blocked', who: 'member' },
  'settings-leave': { path: '/settings/leave', who: 'member' },
  'account-deleted': { path: '/account-deleted', who: 'visitor' },
  'complete-signup': { path: '/complete-signup', who: 'member', layout: 'empty' },
  /** In a demo only: the charts that the product runs. */
  charts: { path: '/charts', who: 'anyone', demo: true },
  token: { path: '/:token', who: 'anyone', layout: 'lander' },
} as const satisfies Record<string, { path: string; who: Audience; layout?: Layout; demo?: true }>

/** The lists of likes, by the word in their address. */
export const likesTypes = ['received', 'given', 'matches'] as const
export type LikesType = (typeof likesTypes)[number]

export type RouteName = keyof typeof routes
export const routeNames = Object.keys(routes) as RouteName[]

/** Pages of bundles, which have a name; every other id is a UUID. */
const NAMED: readonly string[] = ['credits-id-paymentmethod']
const HEX = '[\\dA-Fa-f]'
const ID = `${HEX}{8}(?:-${HEX}{4}){3}-${HEX}{12}`
const LIKES = likesTypes.join('|')

/** What stands for each word of a path, as a pattern: an id that is none is no page. */
const wordIn = (name: RouteName, word: string) => {
  if (word === 'id' && !NAMED.includes(name)) return ID
  return word === 'type' ? LIKES : '[^/]+'
}

const patternOf = (name: RouteName) => {
  const path = routes[name].path
    .replace(/\/:(\w+)\?/g, (_, word: string) => `(?:/(?:${wordIn(name, word)}))?`)
    .replace(/:(\w+)/g, (_, word: string) => `(?:${wordIn(name, word)})`)
  return new RegExp(`^${path}/?$`)
}

const patterns = routeNames.map((name) => ({ name, pattern: patternOf(name) }))

/** The name of the page at a path; null when there is none, which is the 404 page. */
export const routeOf = (pathname: string): RouteName | null =>
  patterns.find(({ pattern }) => pattern.test(pathname))?.name ?? null

export const layoutOf = (name: RouteName | null): Layout => {
  const route = name && routes[name]
  return route && 'layout' in route ? route.layout : 'default'
}

/** Whether only a demo has this page. */
export const isDemoPage = (name: RouteName): boolean => 'demo' in routes[name]

/** Whether a page lets somebody in; the others are sent on to another page. */
export const letsIn = (name: RouteName, role: Role): boolean =>
  admission(routes[name].who, role) === 'ok'
