import type { ComponentType } from 'react'
import { redirect } from 'react-router'
import { type RouteName, routeOf, routes } from '#core/site/routes.ts'
import { queryClient } from './api/client.ts'
import { loadSite } from './api/site.ts'
import { userQuery } from './api/user-query.ts'
import type { LaterPage } from './later-pages.ts'
import { paths } from './paths.ts'
import { browserHistory } from './router/history.ts'
import type { LoaderArgs, PageRoute } from './router/page-route.ts'
import { createPageRouter } from './router/page-router.ts'
import { ErrorPage, NotFoundPage } from './shell/error-page.tsx'
import { admit } from './shell/guard.ts'
import { MemberArea } from './shell/member-area.tsx'
import { loadMemberParts, Shell } from './shell/shell.tsx'

export type Page = {
  Component: ComponentType
  loader?: (args: LoaderArgs) => unknown
}

/** What looks like a page and has no id where one belongs is none. */
const isThere = (name: RouteName, { url }: Request) => routeOf(new URL(url).pathname) === name

/** A page by its route name: guarded by the table of routes, and loaded when it is opened. */
const page = (name: RouteName, load: () => Promise<Page>): PageRoute => ({
  id: name,
  path: routes[name].path,
  loader: async (args) => {
    if (!isThere(name, args.request)) throw new Response(null, { status: 404 })
    const [, module] = await Promise.all([admit(name, args.request), load()])
    return (await module.loader?.(args)) ?? null
  },
  lazy: { Component: async () => (await load()).Component },
})

/** A page that is hardly ever the first one: how it is loaded comes with a list of its own. */
const later = (name: LaterPage) =>
  page(name, async () => (await import('./later-pages.ts')).laterPages[name]())

/** The site, and for a member the parts of the frame that only members have. */
const loadFrame = async () => {
  await loadSite()
  if (queryClient.getQueryData(userQuery.queryKey)) await loadMemberParts()
  return null
}

/** Sign-up, alone or with the profile that one came for. */
const signupPages = () => [
  page('signup', () => import('../features/account/signup/signup.tsx')),
  page('members-id-signup', () => import('../features/account/signup/signup.tsx')),
]

/** The ways into an account that is there. */
const loginPages = () => [
  { path: routes.callback.path, loader: () => redirect(paths.login()) },
  page('login', () => import('../features/account/signin/login.tsx')),
  later('reset-password'),
  later('reset-password-do'),
  later('mail-change-do'),
]

/** Credits, and what became of them. */
const moneyPages = () => [
  page('credits', () => import('../features/payment/checkout/credits.tsx')),
  later('credits-repeat-order'),
  later('directdebit'),
  page('credits-id-paymentmethod', () => import('../features/payment/checkout/order.tsx')),
  later('premium'),
  later('transactions'),
  page('payment', () => import('../features/payment/checkout/result.tsx')),
  later('receipt'),
  later('mandate'),
  later('withdraw'),
]

/** What a member sets, and how one leaves. */
const settingsPages = () => [
  later('settings'),
  later('age'),
  later('notifications'),
  later('settings-email'),
  later('settings-password'),
  later('settings-devices'),
  later('settings-blocked'),
  later('settings-avoided'),
  later('safety'),
  later('settings-terms'),
  later('settings-leave'),
]

/** The conversations beside one another, and the one that is open. */
const chatPages = (): PageRoute => ({
  lazy: {
    Component: async () => (await import('../features/chat/layout.tsx')).ChatLayout,
  },
  children: [
    {
      ErrorBoundary: ErrorPage,
      children: [
        page('chats', () => import('../features/chat/pick.tsx')),
        page('chats-id', () => import('../features/chat/conversation-page.tsx')),
        page('members-id-chat', () => import('../features/chat/conversation-page.tsx')),
      ],
    },
  ],
})

/** What everybody may read. */
const wordPages = () => [
  later('lang-config'),
  later('members-id-landing'),
  later('members-id-landing2'),
  later('members-id-landing3'),
  later('pages-ban'),
  later('pages-terms'),
  later('pages-privacy'),
  later('pages-cookies'),
  later('pages-return-policy'),
  later('pages-faq'),
  later('pages-service'),
]

/** Where those work who look after the site; what it says comes with it. */
const deskPages = (): PageRoute => ({
  loader: async () => (await import('../features/moderation/desk/layout.tsx')).loader(),
  isLoadedOnce: true,
  lazy: {
    Component: async () => (await import('../features/moderation/desk/layout.tsx')).DeskLayout,
  },
  children: [
    {
      ErrorBoundary: ErrorPage,
      children: [
        later('desk'),
        later('desk-case'),
        later('desk-photos'),
        later('desk-members'),
        later('desk-member'),
        later('desk-approvals'),
        later('desk-log'),
        later('desk-debits'),
        later('desk-statistics'),
        later('desk-answers'),
        later('desk-fictional'),
      ],
    },
  ],
})

/** The pages of the product; `core/site/routes.ts` says which path each has and who sees it. */
export const createTree = (): PageRoute[] => [
  {
    loader: loadFrame,
    isLoadedOnce: true,
    Component: Shell,
    ErrorBoundary: ErrorPage,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          page('index', () => import('../features/site/home.tsx')),
          ...signupPages(),
          ...loginPages(),
          page('activate-done', () => import('../features/account/signup/activate-done.tsx')),
          later('activate-error'),
          later('account-deleted'),
          page('members', () => import('../features/discovery/members.tsx')),
          page('members-id', () => import('../features/discovery/profile.tsx')),
          ...wordPages(),
          later('complaints'),
          later('pricing'),
          later('withdraw-mail'),
          later('withdraw-mail-do'),
          later('decision'),
          {
            Component: MemberArea,
            children: [
              later('match-finder'),
              later('swipe-game'),
              page('likes', () => import('../features/discovery/likes.tsx')),
              page('likes-type', () => import('../features/discovery/likes.tsx')),
              page('likes-m-id', () => import('../features/discovery/profile.tsx')),
              ...moneyPages(),
              page('profile', () => import('../features/account/profile/own-profile.tsx')),
              ...settingsPages(),
              later('signup-matches'),
              later('complete-signup'),
              chatPages(),
              deskPages(),
            ],
          },
          later('charts'),
          page('token', () => import('../features/account/signup/activate.tsx')),
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
]

export const createRouter = () => createPageRouter(createTree(), browserHistory())
