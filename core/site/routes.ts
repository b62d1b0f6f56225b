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
 * Every page by its route name (product spec, section 2); `audience` is who may see it
 * (`core/kernel/roles.ts`). The first path that matches counts, so that the mailed link, which is any
 * single word, comes last; what matches none is the 404 page.
 */
export const routes = {
  index: { path: '/', audience: 'anyone' },
  signup: { path: '/signup', audience: 'visitor', layout: 'empty' },
  'members-id-signup': { path: '/members/:id/signup', audience: 'visitor', layout: 'empty' },
  'signup-matches': { path: '/signup-matches', audience: 'member' },
  login: { path: '/login', audience: 'visitor' },
  /** Where a login elsewhere would come back to; it leads to ours (product spec, section 2). */
  callback: { path: '/callback', audience: 'anyone' },
  'reset-password': { path: '/reset-password', audience: 'anyone' },
  'reset-password-do': { path: '/reset-password/do', audience: 'anyone', layout: 'lander' },
  'mail-change-do': { path: '/mail-change/do', audience: 'anyone', layout: 'lander' },
  'activate-done': { path: '/activate/done', audience: 'anyone' },
  'activate-error': { path: '/activate/error', audience: 'anyone' },
  members: { path: '/members', audience: 'anyone' },
  'swipe-game': { path: '/swipe-game', audience: 'member' },
  'members-id': { path: '/members/:id', audience: 'anyone' },
  'members-id-landing': { path: '/members/:id/landing', audience: 'anyone', layout: 'lander' },
  'members-id-landing2': {
    path: '/members/:id/landing2/:slug?',
    audience: 'anyone',
    layout: 'lander',
  },
  'members-id-landing3': {
    path: '/members/:id/landing3/:slug?',
    audience: 'anyone',
    layout: 'lander',
  },
  'members-id-chat': { path: '/members/:id/chat', audience: 'member', layout: 'chat' },
  'match-finder': { path: '/match-finder', audience: 'member' },
  likes: { path: '/likes', audience: 'member' },
  'likes-type': { path: '/likes/:type', audience: 'member' },
  'likes-m-id': { path: '/likes/m/:id', audience: 'member' },
  chats: { path: '/chats', audience: 'member', layout: 'chat' },
  'chats-id': { path: '/chats/:id', audience: 'member', layout: 'chat' },
  credits: { path: '/credits', audience: 'member' },
  'credits-repeat-order': { path: '/credits/repeat-order', audience: 'member' },
  'credits-id-paymentmethod': { path: '/credits/:id/:paymentmethod?', audience: 'member' },
  directdebit: { path: '/directdebit', audience: 'member' },
  premium: { path: '/premium', audience: 'member' },
  pricing: { path: '/pricing', audience: 'anyone' },
  transactions: { path: '/transactions', audience: 'member' },
  payment: { path: '/transactions/:id', audience: 'member' },
  receipt: { path: '/transactions/:id/receipt/:number', audience: 'member' },
  mandate: { path: '/directdebit/mandate/:id', audience: 'member' },
  'withdraw-mail': { path: '/withdraw/mail', audience: 'anyone' },
  'withdraw-mail-do': { path: '/withdraw/mail/do', audience: 'anyone', layout: 'lander' },
  withdraw: { path: '/withdraw/:id?', audience: 'member' },
  profile: { path: '/profile', audience: 'member' },
  age: { path: '/age', audience: 'member' },
  notifications: { path: '/notifications', audience: 'member' },
  settings: { path: '/settings', audience: 'member' },
  'settings-email': { path: '/settings/email', audience: 'member' },
  'settings-password': { path: '/settings/password', audience: 'member' },
  'settings-devices': { path: '/settings/devices', audience: 'member' },
  'settings-blocked': { path: '/settings/blocked', audience: 'member' },
  safety: { path: '/safety', audience: 'member' },
  /** What was decided about somebody who may not be able to log in, by the link in their mail. */
  decision: { path: '/decision', audience: 'anyone', layout: 'lander' },
  'settings-avoided': { path: '/settings/avoided', audience: 'member' },
  /** New terms, with what is different: who agrees goes on. */
  'settings-terms': { path: '/settings/terms', audience: 'member' },
  'settings-leave': { path: '/settings/leave', audience: 'member' },
  'account-deleted': { path: '/account-deleted', audience: 'visitor' },
  /** Where those work who look after the site. */
  desk: { path: '/desk', audience: 'staff' },
  'desk-case': { path: '/desk/cases/:id', audience: 'moderation' },
  'desk-photos': { path: '/desk/photos', audience: 'moderation' },
  'desk-members': { path: '/desk/members', audience: 'staff' },
  'desk-member': { path: '/desk/members/:id', audience: 'staff' },
  'desk-approvals': { path: '/desk/approvals', audience: 'staff' },
  'desk-log': { path: '/desk/log', audience: 'admin' },
  'desk-answers': { path: '/desk/fictional/:id?', audience: 'moderation' },
  'desk-fictional': { path: '/desk/fictional-profiles', audience: 'moderation' },
  'desk-debits': { path: '/desk/debits', audience: 'finance' },
  'desk-statistics': { path: '/desk/statistics', audience: 'finance' },
  'complete-signup': { path: '/complete-signup', audience: 'member', layout: 'empty' },
  'lang-config': { path: '/lang-config', audience: 'anyone' },
  'pages-ban': { path: '/pages/ban', audience: 'anyone' },
  'pages-terms': { path: '/pages/terms', audience: 'anyone' },
  'pages-privacy': { path: '/pages/privacy', audience: 'anyone' },
  'pages-cookies': { path: '/pages/cookies', audience: 'anyone' },
  'pages-return-policy': { path: '/pages/return-policy', audience: 'anyone' },
  'pages-faq': { path: '/pages/faq', audience: 'anyone' },
  'pages-service': { path: '/pages/service', audience: 'anyone' },
  complaints: { path: '/complaints', audience: 'anyone' },
  /** In a demo only: the charts that the product runs. */
  charts: { path: '/charts', audience: 'anyone', demo: true },
  token: { path: '/:token', audience: 'anyone', layout: 'lander' },
} as const satisfies Record<
  string,
  { path: string; audience: Audience; layout?: Layout; demo?: true }
>

/** The lists of likes, by the word in their address. */
export const likesTypes = ['received', 'given', 'matches', 'visitors', 'favourites'] as const
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

/** One thing is done here, and on a phone the bar at the bottom leads nowhere else meanwhile. */
const tasks: readonly RouteName[] = [
  'members-id-chat',
  'chats-id',
  'credits',
  'credits-id-paymentmethod',
  'payment',
  'withdraw',
  'members-id',
  'likes-m-id',
]
export const isTask = (route: RouteName | null): boolean => route !== null && tasks.includes(route)

/** Whether only a demo has this page. */
export const isDemoPage = (name: RouteName): boolean => 'demo' in routes[name]

/** Whether a page lets somebody in; the others are sent on to another page. */
export const mayVisit = (name: RouteName, role: Role): boolean =>
  admission(routes[name].audience, role) === 'ok'

/** The members area, where banner and popup of the time bonus show (product spec, section 2). */
export const membersArea: readonly RouteName[] = [
  'members',
  'members-id',
  'chats',
  'likes',
  'likes-m-id',
  'premium',
]
export const isInMembersArea = (route: RouteName | null): boolean =>
  route !== null && membersArea.includes(route)
