import { generatePath } from 'react-router'
import { type LikesType, type RouteName, routes } from '#core/site/routes.ts'

const at = <N extends RouteName>(name: N) => routes[name].path

/** Where members go who have nothing else to go to. */
export const HOME: RouteName = 'members'

/** Every link of the product is made here, or in `later-paths.ts` where no first page has it. */
export const paths = {
  index: () => at('index'),
  signup: () => at('signup'),
  memberSignup: (id: string) => generatePath(at('members-id-signup'), { id }),
  signupMatches: () => at('signup-matches'),
  login: (next?: string) =>
    next ? `${at('login')}?${new URLSearchParams({ next })}` : at('login'),
  resetPassword: () => at('reset-password'),
  activateDone: () => at('activate-done'),
  activateError: () => at('activate-error'),
  members: () => at('members'),
  member: (id: string) => generatePath(at('members-id'), { id }),
  memberChat: (id: string) => generatePath(at('members-id-chat'), { id }),
  swipe: () => at('swipe-game'),
  likes: () => at('likes'),
  likesOf: (type: LikesType) => generatePath(at('likes-type'), { type }),
  likedMember: (id: string) => generatePath(at('likes-m-id'), { id }),
  chats: () => at('chats'),
  chat: (id: string) => generatePath(at('chats-id'), { id }),
  credits: (code?: string) =>
    code ? `${at('credits')}?${new URLSearchParams({ code })}` : at('credits'),
  repeatOrder: () => at('credits-repeat-order'),
  order: (id: string, paymentmethod: string | null = null) =>
    generatePath(at('credits-id-paymentmethod'), { id, paymentmethod }),
  premium: () => at('premium'),
  pricing: () => at('pricing'),
  transactions: () => at('transactions'),
  payment: (id: string) => generatePath(at('payment'), { id }),
  receipt: (id: string, number: string) => generatePath(at('receipt'), { id, number }),
  withdraw: (id: string | null = null) => generatePath(at('withdraw'), { id }),
  withdrawByMail: () => at('withdraw-mail'),
  matchFinder: () => at('match-finder'),
  profile: () => at('profile'),
  notifications: () => at('notifications'),
  settings: () => at('settings'),
  changeEmail: () => at('settings-email'),
  devices: () => at('settings-devices'),
  accountDeleted: () => at('account-deleted'),
  desk: () => at('desk'),
  deskAnswers: (id: string | null = null) => generatePath(at('desk-answers'), { id }),
  deskFictional: () => at('desk-fictional'),
  terms: () => at('pages-terms'),
  privacy: () => at('pages-privacy'),
  completeSignup: () => at('complete-signup'),
  /** In a demo: the charts, or one of them by the name of its lifecycle. */
  charts: (lifecycle?: string) =>
    lifecycle ? `${at('charts')}?${new URLSearchParams({ lifecycle })}` : at('charts'),
  /** The mailbox of the demo, a page of the server. */
  mailbox: () => '/dev/mail',
}

/** A path of this site to go on to, as `next` names it; null for anything else. */
export const safeNext = (next: string | null): string | null => {
  const { origin } = window.location
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return null
  const url = new URL(next, origin)
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : null
}
