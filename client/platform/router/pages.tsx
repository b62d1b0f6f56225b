import {
  Component as Base,
  type ReactNode,
  startTransition,
  use,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { createPath, Outlet, type RouteObject, Router, useRoutes } from 'react-router'
import { growPicture } from './grow-picture.ts'
import {
  DataContext,
  ErrorContext,
  NavigationContext,
  RouterContext,
  StandingContext,
} from './hooks.ts'
import type { PageRoute } from './page-route.ts'
import type { PageRouter } from './page-router.ts'

type CatchProps = {
  standing: unknown
  show: (error: unknown) => ReactNode
  children: ReactNode
}
type Caught = { standing: unknown; caught: { error: unknown } | null }

/** Holds what a page throws while it is drawn, until another one stands. */
class Boundary extends Base<CatchProps, Caught> {
  override state: Caught = { standing: this.props.standing, caught: null }
  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }
  static getDerivedStateFromProps({ standing }: { standing: unknown }, before: Caught) {
    return standing === before.standing ? null : { standing, caught: null }
  }
  override render() {
    const { caught } = this.state
    return caught ? this.props.show(caught.error) : this.props.children
  }
}

const PageView = ({ route }: { route: PageRoute }) => {
  const standing = use(StandingContext)
  const { Component, ErrorBoundary } = route
  const page = (
    <DataContext value={standing?.data.get(route)}>
      {Component ? <Component /> : <Outlet />}
    </DataContext>
  )
  if (!ErrorBoundary) return page
  const show = (error: unknown) => (
    <ErrorContext value={error}>
      <ErrorBoundary />
    </ErrorContext>
  )
  return (
    <Boundary standing={standing} show={show}>
      {standing?.errors.has(route) ? show(standing.errors.get(route)) : page}
    </Boundary>
  )
}

const drawn = (routes: readonly PageRoute[]): RouteObject[] =>
  routes.map((route) => ({
    element: <PageView route={route} />,
    ...(route.path !== undefined && { path: route.path }),
    ...(route.children && { children: drawn(route.children) }),
  }))

const Drawn = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes)

/** What React Router's links ask of who goes anywhere. */
const navigatorOf = ({ navigate }: PageRouter) => ({
  createHref: (to: string | Parameters<typeof createPath>[0]) =>
    typeof to === 'string' ? to : createPath(to),
  go: (steps: number) => void navigate(steps),
  push: (...[to, state, options]: NavigatorCall) => void navigate(to, { ...options, state }),
  replace: (...[to, state, options]: NavigatorCall) =>
    void navigate(to, { ...options, state, replace: true }),
})
type NavigatorCall = Parameters<Parameters<typeof Router>[0]['navigator']['push']>

/** The pages of a router: one stands until all that the next one needs is there. */
export const Pages = ({ router, fallback }: { router: PageRouter; fallback: ReactNode }) => {
  const [state, setState] = useState(router.state)
  useLayoutEffect(() => {
    let at = router.state.location.pathname
    const draw = () => setState(router.state)
    const follow = () => {
      const way = { from: at, to: router.state.location.pathname }
      at = way.to
      const isMoved = way.from !== way.to && growPicture(way, () => flushSync(draw))
      if (!isMoved) startTransition(draw)
    }
    follow()
    return router.subscribe(follow)
  }, [router])
  const routes = useMemo(() => drawn(router.routes), [router])
  const navigator = useMemo(() => navigatorOf(router), [router])
  const { initialized, location, navigation, data, errors, scroll } = state
  const standing = useMemo(
    () => ({ data, errors, location, scroll }),
    [data, errors, location, scroll],
  )
  return (
    <RouterContext value={router}>
      <NavigationContext value={navigation}>
        <StandingContext value={standing}>
          <Router location={location} navigator={navigator}>
            {initialized ? <Drawn routes={routes} /> : fallback}
          </Router>
        </StandingContext>
      </NavigationContext>
    </RouterContext>
  )
}
