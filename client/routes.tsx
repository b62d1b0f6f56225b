import type { ComponentType } from 'react'
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  redirect,
} from 'react-router'
import { type RouteName, routeOf, routes } from '#core/site/routes.ts'
import { queryClient } from './api/client.ts'
import { userQuery } from './api/queries.ts'
import { loadSite } from './api/site.ts'
import { paths } from './paths.ts'
import { ErrorPage, NotFoundPage } from './shell/error-page.tsx'
import { admit } from './shell/guard.ts'
import { MemberArea } from './shell/member-area.tsx'
import { FirstPaint, loadMemberParts, Shell } from './shell/shell.tsx'

type Page = {
  Component: ComponentType
  loader?: (args: LoaderFunctionArgs) => unknown
}

/** What looks like a page and has no id where one belongs is none. */
const isThere = (name: RouteName, { url }: Request) => routeOf(new URL(url).pathname) === name

/** A page by its route name: guarded by the table of routes, and loaded when it is opened. */
const page = (name: RouteName, load: () => Promise<Page>): RouteObject => ({
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
  page('signup', () => import('./features/account/signup.tsx')),
  page('members-id-signup', () => import('./features/account/signup.tsx')),
]

/** The ways into an account that is there. */
const loginPages = () => [
  { path: routes.callback.path, loader: () => redirect(paths.login()) },
  page('login', () => import('./features/account/login.tsx')),
  page('reset-password', () => import('./features/account/reset-password.tsx')),
  page('reset-password-do', () => import('./features/account/reset-password-do.tsx')),
  page('mail-change-do', () => import('./features/account/mail-change-do.tsx')),
]

/** Credits, and what became of them. */
const moneyPages = () => [
  page('credits', () => import('./features/payment/credits.tsx')),
  page('credits-repeat-order', () => import('./features/payment/repeat.tsx')),
  page('credits-id-paymentmethod', () => import('./features/payment/order.tsx')),
  page('premium', () => import('./features/payment/premium.tsx')),
  page('transactions', () => import('./features/payment/transactions.tsx')),
  page('payment', () => import('./features/payment/result.tsx')),
  page('receipt', () => import('./features/payment/receipt.tsx')),
  page('withdraw', () => import('./features/payment/withdrawal.tsx')),
]

/** The pages of the product; `core/site/routes.ts` says which path each has and who sees it. */
export const createTree = (): RouteObject[] => [
  {
    loader: loadFrame,
    shouldRevalidate: () => false,
    Component: Shell,
    HydrateFallback: FirstPaint,
    ErrorBoundary: ErrorPage,
    children: [
      {
        Component: Outlet,
        ErrorBoundary: ErrorPage,
        children: [
          page('index', () => import('./features/site/home.tsx')),
          ...signupPages(),
          ...loginPages(),
          page('activate-done', () => import('./features/account/activate-done.tsx')),
          page('activate-error', () => import('./features/account/activate-error.tsx')),
          page('account-deleted', () => import('./features/account/account-deleted.tsx')),
          page('members', () => import('./features/discovery/members.tsx')),
          page('members-id', () => import('./features/discovery/profile.tsx')),
          page('pricing', () => import('./features/payment/pricing.tsx')),
          page('withdraw-mail', () => import('./features/payment/withdrawal-mail.tsx')),
          page('withdraw-mail-do', () => import('./features/payment/withdrawal-mail-do.tsx')),
          {
            Component: MemberArea,
            children: [
              page('likes', () => import('./features/discovery/likes.tsx')),
              page('likes-type', () => import('./features/discovery/likes.tsx')),
              page('likes-m-id', () => import('./features/discovery/profile.tsx')),
              ...moneyPages(),
              page('profile', () => import('./features/account/own-profile.tsx')),
              page('settings', () => import('./features/account/settings.tsx')),
              page('settings-email', () => import('./features/account/change-email.tsx')),
              page('settings-password', () => import('./features/account/change-password.tsx')),
              page('settings-devices', () => import('./features/account/devices.tsx')),
              page('settings-blocked', () => import('./features/chat/blocked.tsx')),
              page('settings-leave', () => import('./features/account/leave.tsx')),
              page('signup-matches', () => import('./features/discovery/signup-matches.tsx')),
              page('complete-signup', () => import('./features/account/complete-signup.tsx')),
              {
                lazy: {
                  Component: async () => (await import('./features/chat/layout.tsx')).ChatLayout,
                },
                children: [
                  {
                    ErrorBoundary: ErrorPage,
                    children: [
                      page('chats', () => import('./features/chat/pick.tsx')),
                      page('chats-id', () => import('./features/chat/conversation-page.tsx')),
                      page(
                        'members-id-chat',
                        () => import('./features/chat/conversation-page.tsx'),
                      ),
                    ],
                  },
                ],
              },
            ],
          },
          page('charts', () => import('./features/charts/charts.tsx')),
          page('token', () => import('./features/account/activate.tsx')),
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
]

export const createRouter = () => createBrowserRouter(createTree())
