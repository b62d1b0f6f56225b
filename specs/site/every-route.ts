import { landerAt } from '#core/site/landers/landing.ts'
import type { LanderName } from '#core/site/landers/values.ts'
import { type RouteName, routeOf } from '#core/site/routes.ts'

/** Who opens a path, of those whom the routes tell apart. */
export const openers = ['visitor', 'free', 'premium', 'staff'] as const
export type Opener = (typeof openers)[number]

/** What stands on top of a page. */
type Seen = { at?: string; heading: string | RegExp }

export type RouteRow = {
  /** As the product spec writes it. */
  path: string
  name: RouteName | `landers-${LanderName}`
  /** The addresses that are opened, with `{profile}`, `{conversation}`, `{payment}` and `{token}`. */
  open: readonly string[]
  visitor: Seen
  member: Seen
}

const LOGIN = { heading: 'Welkom terug' }
const LIST = { at: '/members', heading: 'Leden' }

const whoever = (
  path: string,
  name: RouteRow['name'],
  heading: string | RegExp,
  open: readonly string[] = [path],
): RouteRow => ({ path, name, open, visitor: { heading }, member: { heading } })

/** A visitor is sent to login, with the way back. */
const forMembers = (...row: Parameters<typeof whoever>): RouteRow => ({
  ...whoever(...row),
  visitor: { at: '/login?next=*', ...LOGIN },
})

/** A member is sent on to the members. */
const forVisitors = (...row: Parameters<typeof whoever>): RouteRow => ({
  ...whoever(...row),
  member: LIST,
})

const lander = (name: LanderName, heading: string, slug = '') =>
  forVisitors(
    name === 'tinderswipe' ? `/landers/${name}` : `/landers/${name}/{slug optional}`,
    `landers-${name}`,
    heading,
    [`/landers/${name}${slug}`],
  )

const word = (page: string, heading: string) =>
  whoever(`/pages/${page}`, `pages-${page}` as RouteName, heading)

const SOMEBODY = /^\S+, \d\d$/
/** A sentence of the profile: no name, and nothing that a page without the profile says. */
const IN_OWN_WORDS = /^(?!Hier |Leden$|Welkom |\S+, \d\d$)\S+ \S.{8,}/
const ORDER = ['/credits/credits-25', '/credits/credits-25/ideal']

/** The 53 paths of the product spec, section 2: what each is called, and what its reader gets. */
export const everyRoute: readonly RouteRow[] = [
  forVisitors('/', 'index', 'Er springt een vonk over'),
  forMembers('/likes', 'likes', 'Likes'),
  forMembers('/likes/m/{id}', 'likes-m-id', SOMEBODY, ['/likes/m/{profile}']),
  forMembers('/likes/{type}', 'likes-type', 'Likes', ['/likes/given', '/likes/favourites']),
  forVisitors('/account-deleted', 'account-deleted', 'Je account is opgezegd'),
  forMembers('/chats', 'chats', 'Berichten'),
  forMembers('/chats/{id}', 'chats-id', 'Berichten', ['/chats/{conversation}']),
  whoever('/complaints', 'complaints', 'Vertel het ons'),
  forMembers('/complete-signup', 'complete-signup', 'Laat jezelf zien'),
  forMembers('/credits', 'credits', 'Credits kopen'),
  forMembers('/credits/repeat-order', 'credits-repeat-order', 'Herhaal je bestelling'),
  forMembers(
    '/credits/{id}/{paymentmethod optional}',
    'credits-id-paymentmethod',
    'Betalen',
    ORDER,
  ),
  forMembers('/directdebit', 'directdebit', 'Automatisch afschrijven'),
  whoever('/lang-config', 'lang-config', 'Taal en land'),
  forVisitors('/login', 'login', LOGIN.heading),
  forMembers('/match-finder', 'match-finder', 'Wie past bij jou?'),
  whoever('/members', 'members', 'Leden'),
  whoever('/members/{id}', 'members-id', SOMEBODY, ['/members/{profile}']),
  forMembers('/members/{id}/chat', 'members-id-chat', 'Berichten', ['/members/{profile}/chat']),
  whoever('/members/{id}/landing', 'members-id-landing', SOMEBODY, ['/members/{profile}/landing']),
  forVisitors('/members/{id}/signup', 'members-id-signup', 'Gratis aanmelden', [
    '/members/{profile}/signup',
  ]),
  whoever('/members/{id}/landing2/{slug optional}', 'members-id-landing2', IN_OWN_WORDS, [
    '/members/{profile}/landing2/she-nl',
  ]),
  whoever('/members/{id}/landing3/{slug optional}', 'members-id-landing3', /^Waar je met /, [
    '/members/{profile}/landing3',
  ]),
  forMembers('/notifications', 'notifications', 'Wat er gebeurde'),
  forMembers('/premium', 'premium', 'Premium'),
  whoever('/pricing', 'pricing', 'Prijzen'),
  forMembers('/profile', 'profile', 'Mijn profiel'),
  whoever('/reset-password', 'reset-password', 'Wachtwoord vergeten?'),
  whoever('/reset-password/do', 'reset-password-do', 'Kies een nieuw wachtwoord'),
  forVisitors('/signup', 'signup', 'Gratis aanmelden'),
  forMembers('/signup-matches', 'signup-matches', 'Deze leden passen bij je'),
  forMembers('/swipe-game', 'swipe-game', 'Swipen'),
  whoever('/activate/done', 'activate-done', 'Log in om verder te gaan.'),
  whoever('/activate/error', 'activate-error', 'Activeren is niet gelukt'),
  whoever('/mail-change/do', 'mail-change-do', 'Bevestig je nieuwe e-mailadres'),
  forMembers('/transactions/{id optional}', 'transactions', 'Betalingen en credits', [
    '/transactions',
  ]),
  lander('tinderswipe', 'Drie mensen. Wie vind jij leuk?'),
  lander('alonetonight', 'Alleen thuis is het ook maar stil.'),
  lander('collagelanding', 'Tussen al die levens is plek voor jou.', '/nl'),
  lander('gallery', 'Avondmensen'),
  lander('iconslanding', 'Waar heb je zin in?'),
  lander('maplanding', 'Wie woont er om de hoek?'),
  lander('socialnetwork', 'Wat doe je als niemand kijkt?'),
  lander('transitionsvideolanding', 'De avond kan nog alle kanten op.'),
  lander('video', 'Stap je in?', '/gay-nl'),
  whoever('/{token}', 'token', 'Bevestig je e-mailadres', ['/{token}']),
  word('ban', 'Huisregels'),
  word('cookies', 'Cookies'),
  word('faq', 'Goed om te weten'),
  word('privacy', 'Wat we van je weten'),
  word('return-policy', 'Herroepen en geld terug'),
  word('service', 'Service'),
  word('terms', 'Wat we afspreken'),
]

/** The name of the page at an address, a lander's too; null for the 404 page. */
export const nameAt = (path: string): RouteRow['name'] | null => {
  const found = landerAt(path)
  return found ? `landers-${found.name}` : routeOf(path)
}
