import { layoutOf, layouts, type RouteName, routeNames, routes } from './routes.ts'

/** The settings and the pages that they lead to. */
const settingsPages = routeNames.filter((name) =>
  routes[name].path.startsWith(routes.settings.path),
)

/** Where money is the subject, or what one is told of: as far as there are such pages. */
const apart = ['notifications', 'directdebit', 'premium']

/** Pages of our own beside those: the papers of money, which nothing else stands above. */
const papers = ['receipt', 'mandate', 'withdraw']

/** Where somebody talks: nothing comes between two people. */
const talks = ['chats-id', 'members-id-chat']

/** Pages where one buys, or sees what became of it: what can wait does so below them. */
const till = [
  'credits',
  'credits-id-paymentmethod',
  'credits-repeat-order',
  'pricing',
  'transactions',
  'payment',
]

/** Where nobody is asked about push messages (product spec, section 5). */
const aboutPush = ['signup', 'activate-done', ...apart, ...papers, ...talks]

/**
 * Alerts at a page that a member may dismiss, the most important first, and the pages that do
 * without them. They stand above a page, but for those of `below`.
 */
export const alerts = {
  'not-confirmed': {
    hiddenOn: ['activate-error', 'settings-email', ...talks],
    below: [],
  },
  photo: {
    hiddenOn: [
      'profile',
      'signup',
      'activate-done',
      ...apart,
      ...papers,
      ...talks,
      ...settingsPages,
    ],
    below: till,
  },
  push: { hiddenOn: aboutPush, below: till },
  /** Push messages that the browser refuses, or of which every kind is off. */
  disabled: { hiddenOn: [...aboutPush, ...settingsPages], below: till },
} as const satisfies Record<string, { hiddenOn: readonly string[]; below: readonly string[] }>

export type AlertName = keyof typeof alerts
export const alertNames = Object.keys(alerts) as AlertName[]

/** Of several alerts the one that stands at a page: the most important of them. */
export const firstOf = (wanted: readonly AlertName[]): AlertName | undefined =>
  alertNames.find((name) => wanted.includes(name))

/** Who is reminded to confirm the address: an account and its profile that both wait for it. */
export const waitsForConfirmation = (user: {
  status: 'not_confirmed' | 'active'
  profile: { status: 'active' | 'disabled' }
}): boolean => user.status === 'not_confirmed' && user.profile.status === 'disabled'

/** The query flag that somebody brings who has just signed up elsewhere (product spec, section 4). */
export const SIGNUP_COMPLETE_FLAG = 'api_signup_complete'

/** How the reminder to confirm shows: it takes the screen of a phone right after signing up. */
export const reminderAs = (facts: {
  signupComplete: boolean
  smartphone: boolean
}): 'modal' | 'alert' => (facts.signupComplete && facts.smartphone ? 'modal' : 'alert')

export type AlertPlace = 'above' | 'below'

/** Where an alert stands at a page: nothing that can wait comes before what one pays. */
export const placeOf = (name: AlertName, route: RouteName | null): AlertPlace => {
  const below: readonly (string | null)[] = alerts[name].below
  return below.includes(route) ? 'below' : 'above'
}

/**
 * Whether an alert stands at a page (product spec, section 2); a form alone, a page that has one thing
 * to do and no way elsewhere, and a page that is not there have none. Once dismissed it stays hidden; `concerned` says that it is about this member at
 * all.
 */
export const showsAlert = (
  name: AlertName,
  {
    route,
    concerned,
    dismissedAt,
  }: { route: RouteName | null; concerned: boolean; dismissedAt: string | null },
): boolean => {
  const hiddenOn: readonly (string | null)[] = alerts[name].hiddenOn
  const isApart = !layouts[layoutOf(route)].member
  return (
    concerned && dismissedAt === null && !isApart && route !== null && !hiddenOn.includes(route)
  )
}
