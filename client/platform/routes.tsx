import type { ComponentType } from 'react'
import { redirect } from 'react-router'
import { type RouteName, routeOf, routes } from '#core/site/routes.ts'
import { queryClient } from './api/client.ts'
import { loadSite } from './api/site.ts'
import { userQuery } from './api/user-query.ts'
import { paths } from './paths.ts'
import { browserHistory } from './router/history.ts'
import type { LoaderArgs, PageRoute } from './router/page-route.ts'
import { createPageRouter } from './router/page-router.ts'
import { ErrorPage, NotFoundPage } from './shell/error-page.tsx'
import { admit } from './shell/guard.ts'
import { MemberArea } from './shell/member-area.tsx'
import { loadMemberParts, Shell } from './shell/shell.tsx'

type Page = {
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
    const [, module] = await Promise.all([admit(name, args.request), load()])
    if (!isThere(name, args.request)) throw new Response(null, { status: 404 })
    return (await module.loader?.(args)) ?? null
  },
  lazy: { Component: async () => (await load()).Component },
})

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
  page('reset-password', () => import('../features/account/credentials/reset-password.tsx')),
  page('reset-password-do', () => import('../features/account/credentials/reset-password-do.tsx')),
  page('mail-change-do', () => import('../features/account/credentials/mail-change-do.tsx')),
]

/** Credits, and what became of them. */
const moneyPages = () => [
  page('credits', () => import('../features/payment/checkout/credits.tsx')),
  page('credits-repeat-order', () => import('../features/payment/reorder/reorder.tsx')),
  page('credits-id-paymentmethod', () => import('../features/payment/checkout/order.tsx')),
  page('premium', () => import('../features/payment/checkout/premium.tsx')),
  page('transactions', () => import('../features/payment/wallet/transactions.tsx')),
  page('payment', () => import('../features/payment/checkout/result.tsx')),
  page('receipt', () => import('../features/payment/receipt/receipt.tsx')),
  page('withdraw', () => import('../features/payment/withdrawal/withdrawal.tsx')),
]

/** What a member sets, and how one leaves. */
const settingsPages = () => [
  page('settings', () => import('../features/account/settings/settings.tsx')),
  page('notifications', () => import('../features/push/happenings/happenings.tsx')),
  page('settings-email', () => import('../features/account/credentials/change-email.tsx')),
  page('settings-password', () => import('../features/account/credentials/change-password.tsx')),
  page('settings-devices', () => import('../features/account/devices/devices.tsx')),
  page('settings-blocked', () => import('../features/chat/blocked.tsx')),
  page('safety', () => import('../features/moderation/reporting/safety.tsx')),
  page('settings-leave', () => import('../features/account/leaving/leave.tsx')),
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

/** Where those work who look after the site; what it says comes with it. */
const deskPages = (): PageRoute => ({
  lazy: {
    Component: async () => (await import('../features/moderation/desk/layout.tsx')).DeskLayout,
  },
  children: [
    {
      ErrorBoundary: ErrorPage,
      children: [page('desk', () => import('../features/moderation/desk/queue.tsx'))],
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
          page('activate-error', () => import('../features/account/signup/activate-error.tsx')),
          page('account-deleted', () => import('../features/account/leaving/account-deleted.tsx')),
          page('members', () => import('../features/discovery/members.tsx')),
          page('members-id', () => import('../features/discovery/profile.tsx')),
          page('pricing', () => import('../features/payment/checkout/pricing.tsx')),
          page('withdraw-mail', () => import('../features/payment/withdrawal/withdrawal-mail.tsx')),
          page(
            'withdraw-mail-do',
            () => import('../features/payment/withdrawal/withdrawal-mail-do.tsx'),
          ),
          page('decision', () => import('../features/moderation/reporting/decision.tsx')),
          {
            Component: MemberArea,
            children: [
              page(
                'match-finder',
                () => import('../features/discovery/match-finder/match-finder.tsx'),
              ),
              page('swipe-game', () => import('../features/discovery/swipe/swipe.tsx')),
              page('likes', () => import('../features/discovery/likes.tsx')),
              page('likes-type', () => import('../features/discovery/likes.tsx')),
              page('likes-m-id', () => import('../features/discovery/profile.tsx')),
              ...moneyPages(),
              page('profile', () => import('../features/account/profile/own-profile.tsx')),
              ...settingsPages(),
              page('signup-matches', () => import('../features/discovery/signup-matches.tsx')),
              page(
                'complete-signup',
                () => import('../features/account/signup/complete-signup.tsx'),
              ),
              chatPages(),
              deskPages(),
            ],
          },
          page('charts', () => import('../features/charts/charts.tsx')),
          page('token', () => import('../features/account/signup/activate.tsx')),
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
]

export const createRouter = () => createPageRouter(createTree(), browserHistory())
