import { DAY_MS } from '../../kernel/time-units.ts'
import type { RouteName } from '../routes.ts'

/** Who has put the hint away is left alone for so long. */
export const INSTALL_HINT_AGAIN_MS = 90 * DAY_MS

/** From which visit on somebody may want the site on their screen. */
export const INSTALL_HINT_VISITS = 2

/** Lists, where nothing is being written or paid and nobody is being looked at. */
const calm: readonly RouteName[] = ['members', 'likes', 'likes-type', 'chats', 'profile']

/** Where money is on its way. */
const money: readonly RouteName[] = [
  'credits',
  'credits-id-paymentmethod',
  'credits-repeat-order',
  'premium',
  'payment',
  'withdraw',
]

type HintFacts = {
  route: RouteName | null
  /** One has just come: first of all one sees what one came for. */
  isFirstPage: boolean
  visits: number
  /** Something came of it: a match, a message or a purchase. */
  hasReason: boolean
  dismissedAt: string | null
  now: number
}

const isCalm = (route: RouteName | null) => route !== null && calm.includes(route)

/** A good moment to say that the site can stand on the screen of the device (PWA-01). */
export const showsInstallHint = (facts: HintFacts): boolean => {
  const { route, isFirstPage, visits, hasReason, dismissedAt, now } = facts
  const isLeftAlone = dismissedAt !== null && now - Date.parse(dismissedAt) < INSTALL_HINT_AGAIN_MS
  return isCalm(route) && !isFirstPage && visits >= INSTALL_HINT_VISITS && hasReason && !isLeftAlone
}

/** Whether the installed app may ask what to keep on the device: once, and at a calm moment. */
export const asksToKeep = (facts: {
  route: RouteName | null
  isFirstPage: boolean
  wasAsked: boolean
}): boolean => isCalm(facts.route) && !facts.isFirstPage && !facts.wasAsked

/** Whether a new version may load on the way from one page to the next: it disturbs nobody. */
export const mayLoadAnew = (facts: {
  from: RouteName | null
  to: RouteName | null
  isTyped: boolean
}): boolean =>
  !facts.isTyped && ![facts.from, facts.to].some((route) => route !== null && money.includes(route))

/** Whether a page has room to say that there is a new version. */
export const tellsOfUpdate = (route: RouteName | null): boolean =>
  route !== null && !money.includes(route) && route !== 'chats-id' && route !== 'members-id-chat'
