import type { Page } from 'playwright'
import { albumScreens } from './album-screens.ts'
import { appScreens } from './app-screens.ts'
import { finderScreens } from './finder-screens.ts'
import { meetingScreens } from './meeting-screens.ts'
import { moderationScreens } from './moderation-screens.ts'
import { orderScreens } from './order-screens.ts'
import {
  askToWithdraw,
  askToWithdrawWrongly,
  buyFromChat,
  changeLimit,
  linkToOrder,
  linkToUsedOrder,
  linkToWithdrawn,
  offerFreeAmount,
  orderOverLimit,
  showSavedWays,
  soonWithoutCredits,
  spendAll,
  typeAmount,
} from './payment-acts.ts'
import {
  allowPush,
  askPassword,
  askReset,
  awaitChat,
  awaitPage,
  awaitProfile,
  beginTown,
  changeWrongly,
  chooseReason,
  chooseUnequal,
  comeAnew,
  confirmInVain,
  cutOff,
  dismissReminder,
  goOnWithoutPhoto,
  grant,
  leaveDraft,
  likeBack,
  logInWrongly,
  openAccountMenu,
  openFilters,
  openOwnPhoto,
  openPhoto,
  overload,
  proveNothing,
  refuseInChart,
  showPersonas,
  signUp,
  signUpWrongly,
  withhold,
  writeUnsent,
} from './screen-acts.ts'
import type { Lived } from './screens-lived.ts'
import { staffScreens } from './staff-screens.ts'
import { lookUnseen } from './swipe-acts.ts'

export type Who = 'visitor' | 'member' | 'newcomer' | 'unconfirmed' | 'answerer'

/** A screen, or a state of one: who sees it, where it is, and what has to be done there first. */
export type Screen = {
  name: string
  who: Who
  path: (lived: Lived) => string
  /** What is arranged before it is opened. */
  before?: (page: Page) => Promise<unknown>
  /** What shows that all of it is there; by itself a heading, and nothing that still loads. */
  there?: string
  then?: (page: Page) => Promise<void>
  /** The frame of a member is not around it. */
  alone?: true
  /** A wider screen has no such state. */
  phoneOnly?: true
  /** It is there in a browser alone that can show notifications. */
  notified?: true
}

type More = Pick<Screen, 'before' | 'there' | 'alone' | 'phoneOnly' | 'notified'>

const NO_LINK = 'a'.repeat(43)
const at = (path: string) => () => path
export const screen = (
  who: Who,
  name: string,
  path: string | Screen['path'],
  then?: Screen['then'],
  more: More = {},
): Screen => ({
  name,
  who,
  path: typeof path === 'string' ? at(path) : path,
  ...(then && { then }),
  ...more,
})

const ALERT = 'main [role="alert"]:visible'
const BONUS = 'aside[aria-label="Welkomstkorting"]'

/** Every screen of the product, in its states. Offline comes last for its visitor. */
export const screens: Screen[] = [
  screen('visitor', 'home', '/'),
  screen('visitor', 'entry warning', '/', undefined, { before: comeAnew, there: 'dialog[open]' }),
  screen('visitor', 'entry warning over a page', '/members', undefined, {
    before: comeAnew,
    there: 'dialog[open]',
  }),
  screen('visitor', 'sign-up', '/signup'),
  screen('visitor', 'sign-up with errors', '/signup', signUpWrongly),
  screen('visitor', 'sign-up sent', '/signup', signUp),
  screen('visitor', 'sign-up for a member', ({ fictional }) => `/members/${fictional}/signup`),
  screen('visitor', 'login', '/login'),
  screen('visitor', 'login refused', '/login', logInWrongly),
  screen('visitor', 'personas', '/login', showPersonas),
  screen('visitor', 'members for a visitor', '/members'),
  screen('visitor', 'profile for a visitor', ({ fictional }) => `/members/${fictional}`),
  screen('visitor', 'prices', '/pricing'),
  screen('visitor', 'token page', `/${NO_LINK}`),
  screen('visitor', 'token page elsewhere', `/${NO_LINK}`, proveNothing, {
    before: askPassword('activation'),
  }),
  screen('visitor', 'password forgotten', '/reset-password'),
  screen('visitor', 'password mail sent', '/reset-password', askReset),
  screen('visitor', 'new password', `/reset-password/do?token=${NO_LINK}`, chooseUnequal, {
    before: grant('reset'),
  }),
  screen('visitor', 'new password refused', `/reset-password/do?token=${NO_LINK}`),
  screen('visitor', 'new address', `/mail-change/do?token=${NO_LINK}`),
  screen('visitor', 'new address elsewhere', `/mail-change/do?token=${NO_LINK}`, proveNothing, {
    before: askPassword('mail-change'),
  }),
  screen('visitor', 'new address refused', `/mail-change/do?token=${NO_LINK}`, confirmInVain),
  screen('visitor', 'old address back', `/mail-change/do?token=${NO_LINK}&undo`),
  screen('visitor', 'withdrawal by mail', '/withdraw/mail'),
  screen('visitor', 'withdrawal mail refused', '/withdraw/mail', askToWithdrawWrongly),
  screen('visitor', 'withdrawal mail sent', '/withdraw/mail', askToWithdraw),
  screen('visitor', 'withdrawal link', `/withdraw/mail/do?token=${NO_LINK}`, undefined, {
    before: linkToOrder,
  }),
  screen(
    'visitor',
    'withdrawal link to confirm',
    `/withdraw/mail/do?token=${NO_LINK}&sure=1`,
    undefined,
    { before: linkToOrder },
  ),
  screen('visitor', 'withdrawal link of nothing', `/withdraw/mail/do?token=${NO_LINK}`, undefined, {
    before: linkToUsedOrder,
  }),
  screen('visitor', 'withdrawn by link', `/withdraw/mail/do?token=${NO_LINK}`, undefined, {
    before: linkToWithdrawn,
  }),
  screen('visitor', 'withdrawal link refused', `/withdraw/mail/do?token=${NO_LINK}`),
  screen('visitor', 'activation error', '/activate/error'),
  screen('visitor', 'account deleted', '/account-deleted'),
  screen('visitor', 'charts', '/charts'),
  screen('visitor', 'chart', '/charts?lifecycle=account'),
  screen('visitor', 'chart with a refusal', '/charts?lifecycle=payment', refuseInChart),
  screen('visitor', 'not found', '/bestaat/niet/hier'),
  screen('newcomer', 'activation done', '/activate/done'),
  screen('newcomer', 'steps after sign-up', '/complete-signup', undefined, { alone: true }),
  screen('newcomer', 'sign-up matches', '/signup-matches'),
  screen('newcomer', 'members with a bonus', '/members', undefined, { there: BONUS }),
  screen('newcomer', 'welcome bonus in full', '/members', undefined, {
    before: soonWithoutCredits,
    there: 'dialog[open] #bonus-heading',
  }),
  screen('newcomer', 'likes without any', '/likes'),
  screen('newcomer', 'chats without any', '/chats'),
  screen('newcomer', 'transactions without any', '/transactions'),
  screen('newcomer', 'own profile without photos', '/profile'),
  screen('newcomer', 'towns to choose from', '/profile', beginTown),
  screen('newcomer', 'photo question', '/likes', goOnWithoutPhoto),
  screen('newcomer', 'push alert', '/likes', undefined, {
    before: allowPush,
    notified: true,
    there: 'section[aria-label="Mis geen bericht"]',
  }),
  screen('newcomer', 'profile with more photos', ({ pictured }) => `/members/${pictured}`),
  screen('newcomer', 'credits for a free member', '/credits'),
  screen('newcomer', 'nothing to repeat', '/credits/repeat-order'),
  screen('newcomer', 'new chat', ({ fictional }) => `/members/${fictional}/chat`),
  screen('unconfirmed', 'reminder to confirm', '/members', undefined, {
    there: 'section[aria-label="Bevestig je e-mailadres"]',
  }),
  screen('unconfirmed', 'reminder after sign-up', '/members?api_signup_complete=1', undefined, {
    there: 'dialog[open]',
    alone: true,
    phoneOnly: true,
  }),
  screen('unconfirmed', 'correct e-mail', '/settings/email'),
  screen('unconfirmed', 'settings unconfirmed', '/settings', dismissReminder),
  screen('member', 'home for a member', '/'),
  screen('member', 'members', '/members'),
  screen('member', 'members without results', '/members?min_age=98&max_age=98'),
  screen('member', 'filters', '/members', openFilters, { phoneOnly: true }),
  screen('member', 'account menu', '/likes', openAccountMenu),
  screen('member', 'profile', ({ real }) => `/members/${real}`),
  screen('member', 'profile that is fictional', ({ fictional }) => `/members/${fictional}`),
  screen('member', 'match', ({ real }) => `/members/${real}`, likeBack),
  screen('member', 'likes', '/likes'),
  screen('member', 'likes given', '/likes/given'),
  screen('member', 'matches', '/likes/matches'),
  screen('member', 'visitors', '/likes/visitors'),
  screen('newcomer', 'visitors without any', '/likes/visitors'),
  screen('member', 'visitors unseen', '/likes/visitors', undefined, { before: lookUnseen }),
  screen('member', 'liked profile', ({ real }) => `/likes/m/${real}`),
  screen('member', 'chats', '/chats', undefined, { before: leaveDraft }),
  screen('member', 'chat', ({ conversation }) => `/chats/${conversation}`, writeUnsent),
  screen(
    'member',
    'credits over a chat',
    ({ conversation }) => `/chats/${conversation}`,
    buyFromChat,
    { before: spendAll },
  ),
  screen('newcomer', 'premium', '/premium'),
  screen('member', 'premium for who has it', '/premium'),
  screen('member', 'credits', '/credits'),
  screen('member', 'credits in a free amount', '/credits', typeAmount, {
    before: offerFreeAmount,
  }),
  ...orderScreens(),
  screen('member', 'repeat order', '/credits/repeat-order'),
  screen('member', 'payment pending', ({ payments }) => `/transactions/${payments.pending}`),
  screen('member', 'payment completed', ({ payments }) => `/transactions/${payments.paid}`),
  screen('member', 'payment failed', ({ payments }) => `/transactions/${payments.failed}`),
  screen('member', 'payment cancelled', ({ payments }) => `/transactions/${payments.cancelled}`),
  screen('member', 'payment refunded', ({ payments }) => `/transactions/${payments.refunded}`),
  screen(
    'member',
    'payment partly refunded',
    ({ payments }) => `/transactions/${payments.partlyRefunded}`,
  ),
  screen(
    'member',
    'payment charged back',
    ({ payments }) => `/transactions/${payments.chargedBack}`,
  ),
  screen('member', 'payment won back', ({ payments }) => `/transactions/${payments.wonBack}`),
  screen('member', 'payment made twice', ({ payments }) => `/transactions/${payments.paidTwice}`),
  screen('member', 'receipt', ({ receipts }) => receipts.sale),
  screen('member', 'receipt of a refund', ({ receipts }) => receipts.credit),
  screen('member', 'transactions', '/transactions'),
  screen('member', 'withdrawal', '/withdraw'),
  screen('member', 'withdrawal of one order', ({ payments }) => `/withdraw/${payments.paid}`),
  screen('member', 'withdrawal to confirm', ({ payments }) => `/withdraw/${payments.paid}?sure=1`),
  screen('member', 'withdrawal received', ({ payments }) => `/withdraw/${payments.withdrawn}`),
  screen('newcomer', 'withdrawal of nothing', '/withdraw'),
  screen('member', 'own profile', '/profile', undefined, { there: '[data-photo]' }),
  screen('member', 'own photo', '/profile', openOwnPhoto),
  screen('member', 'profile with photos', ({ pictured }) => `/members/${pictured}`),
  screen('member', 'photo in full', ({ pictured }) => `/members/${pictured}`, openPhoto),
  screen('member', 'settings', '/settings'),
  screen('member', 'saved ways of paying', '/settings', showSavedWays),
  screen('member', 'spending limit', '/settings', changeLimit),
  screen('member', 'order over a limit', '/credits/credits-25', orderOverLimit),
  screen('member', 'change password', '/settings/password', changeWrongly),
  screen('member', 'change e-mail', '/settings/email'),
  screen('member', 'devices', '/settings/devices'),
  screen('member', 'leaving', '/settings/leave', chooseReason),
  screen('member', 'first paint', '/members', undefined, {
    before: withhold('settings'),
    there: '[data-skeleton]',
    alone: true,
  }),
  screen('member', 'members loading', '/likes', awaitPage('members', /Leden/)),
  screen('member', 'profile loading', '/likes', awaitProfile),
  screen('member', 'chat loading', '/chats', awaitChat),
  screen('member', 'credits loading', '/likes', awaitPage('credits', /Credits/)),
  screen('member', 'chat refused', ({ conversation }) => `/chats/${conversation}`, undefined, {
    before: overload('chat'),
    there: ALERT,
  }),
  screen('member', 'transactions refused', '/transactions', undefined, {
    before: overload('transactions'),
    there: ALERT,
  }),
  screen('member', 'profile failed', ({ real }) => `/members/${real}`, undefined, {
    before: cutOff('member'),
    there: ALERT,
  }),
  ...finderScreens(),
  ...meetingScreens(),
  ...albumScreens(),
  ...staffScreens(),
  ...moderationScreens(),
  screen('member', 'not found for a member', '/bestaat/niet/hier'),
  ...appScreens(),
]
