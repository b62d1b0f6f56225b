import type { ComponentType } from 'react'
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
} from 'react-router'
import { type RouteName, routes } from '#core/site/routes.ts'
import { loadSite } from './api/site.ts'
import { ErrorPage, NotFoundPage } from './shell/error-page.tsx'
import { admit } from './shell/guard.ts'
import { MemberArea } from './shell/member-area.tsx'
import { FirstPaint, Shell } from './shell/shell.tsx'

type Page = {
  Component: ComponentType
  loader?: (args: LoaderFunctionArgs) => unknown
}

/** A page by its route name: guarded by the table of routes, and loaded when it is opened. */
const page = (name: RouteName, load: () => Promise<Page>): RouteObject => ({
  id: name,
  path: routes[name].path,
  loader: async (args) => {
    const [, module] = await Promise.all([admit(name, args.request), load()])
    return (await module.loader?.(args)) ?? null
  },
  lazy: { Component: async () => (await load()).Component },
})

/** The pages of the product; `core/site/routes.ts` says which path each has and who sees it. */
export const createTree = (): RouteObject[] => [
  {
    loader: loadSite,
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
          page('signup', () => import('./features/account/signup.tsx')),
          page('login', () => import('./features/account/login.tsx')),
          page('activate-done', () => import('./features/account/activate-done.tsx')),
          page('activate-error', () => import('./features/account/activate-error.tsx')),
          page('members', () => import('./features/discovery/members.tsx')),
          page('members-id', () => import('./features/discovery/profile.tsx')),
          {
            Component: MemberArea,
            children: [
              page('likes', () => import('./features/discovery/likes.tsx')),
              page('likes-type', () => import('./features/discovery/likes.tsx')),
              page('likes-m-id', () => import('./features/discovery/profile.tsx')),
              page('credits', () => import('./features/payment/credits.tsx')),
              page('credits-id-paymentmethod', () => import('./features/payment/order.tsx')),
              page('transactions', () => import('./features/payment/transactions.tsx')),
              page('payment', () => import('./features/payment/result.tsx')),
              page('profile', () => import('./features/account/own-profile.tsx')),
              {
                lazy: {
                  Component: async () => (await import('./features/chat/layout.tsx')).ChatLayout,
                },
                children: [
                  page('chats', () => import('./features/chat/pick.tsx')),
                  page('chats-id', () => import('./features/chat/conversation-page.tsx')),
                  page('members-id-chat', () => import('./features/chat/conversation-page.tsx')),
                ],
              },
            ],
          },
          page('token', () => import('./features/account/activate.tsx')),
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
]

export const createRouter = () => createBrowserRouter(createTree())
