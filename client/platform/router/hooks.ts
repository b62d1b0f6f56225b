import { createContext, use, useMemo } from 'react'
import type { NavigateOptions, To } from 'react-router'
import type { PageRouter } from './page-router.ts'
import type { RouterState } from './router-state.ts'

export const RouterContext = createContext<PageRouter | null>(null)
export const NavigationContext = createContext<RouterState['navigation']>({ state: 'idle' })
/** What stands, apart from what is on its way: pages are not drawn anew because one leaves them. */
export const StandingContext = createContext<Pick<
  RouterState,
  'data' | 'errors' | 'location' | 'scroll'
> | null>(null)
export const ErrorContext = createContext<unknown>(undefined)
export const DataContext = createContext<unknown>(undefined)

export const useRouter = (): PageRouter => {
  const router = use(RouterContext)
  if (!router) throw new Error('There is no router around it')
  return router
}

/** What is on its way. */
export const useNavigation = () => use(NavigationContext)

/** Goes elsewhere; what it answers is done when the page is there. */
export const useNavigate = () => {
  const { navigate } = useRouter()
  return useMemo(
    () => (to: To | number, options?: NavigateOptions) => navigate(to, options),
    [navigate],
  )
}

/** What the loader of the page has answered. */
export const useLoaderData = <T>() => use(DataContext) as T

/** What a boundary shows. */
export const usePageError = () => use(ErrorContext)
