import {
  createPath,
  type Location,
  matchRoutes,
  type NavigateOptions,
  resolvePath,
  type To,
} from 'react-router'
import type { PageHistory } from './history.ts'
import { type Loaded, loadPages } from './load-pages.ts'
import type { PageRoute } from './page-route.ts'
import { IDLE, listenersOf, type RouterState, routerStateAt } from './router-state.ts'

export type PageRouter = ReturnType<typeof createPageRouter>

type Going = Pick<RouterState, 'location' | 'action' | 'scroll'>

const newKey = () => Math.random().toString(36).slice(2, 10)

/** An address as a browser writes it. */
const locationOf = (to: Partial<Location>, state: unknown): Location => {
  const { pathname, search, hash } = new URL(createPath(to), window.location.origin)
  return { pathname, search, hash, state, key: newKey() }
}

const isHashAlone = (before: Location, next: Location) =>
  before.pathname === next.pathname && before.search === next.search && next.hash !== ''

const urlOf = (location: Location) => new URL(createPath(location), window.location.origin)

/** Where a loader sends somebody who was on the way; who goes back past it is not sent there again. */
const sentOn = (to: string, { action, scroll }: Going): Going => ({
  location: locationOf(resolvePath(to), null),
  action: action !== 'PUSH' && scroll !== 'untouched' ? 'REPLACE' : 'PUSH',
  scroll: scroll === 'held' ? 'held' : 'restored',
})

/**
 * Goes from page to page: what a page needs is loaded first, while the one before it stands. The
 * last navigation counts, and whoever goes elsewhere meanwhile hears no more of it. Which page is at
 * an address, links and parameters are React Router's; its own loader does more than is asked here.
 */
const createWay = (routes: PageRoute[], history: PageHistory) => {
  const known = routerStateAt(history.location())
  const leaving = listenersOf<Location>()
  let going: Going | null = null

  const arrive = ({ location, action, scroll }: Going, { data, errors }: Loaded) => {
    going = null
    if (scroll !== 'untouched' && action === 'PUSH') history.push(location)
    if (scroll !== 'untouched' && action === 'REPLACE') history.replace(location)
    known.update({ data, errors, initialized: true, location, action, scroll, navigation: IDLE })
  }

  const go = async (next: Going): Promise<void> => {
    going = next
    const before = known.get()
    leaving.tell(before.location)
    const { location, scroll } = next
    if (before.initialized && scroll !== 'untouched') {
      if (isHashAlone(before.location, location)) return arrive(next, before)
      known.update({ navigation: { state: 'loading', location } })
    }
    const matches = matchRoutes(routes, location) ?? []
    const loaded = await loadPages(matches, urlOf(location), before.data)
    if (going !== next) return
    if ('redirect' in loaded) await go(sentOn(loaded.redirect, next))
    else arrive(next, loaded)
  }

  /** One that is on its way begins again; else the page is loaded where it stands. */
  const again = () => {
    const { location, action } = known.get()
    const onItsWay = going?.scroll === 'untouched' ? null : going
    return go({ ...(onItsWay ?? { location, action, scroll: 'untouched' }) })
  }
  const stop = () => {
    going = null
    known.clear()
  }
  return { known, onLeaving: leaving.add, go, again, stop }
}

export const createPageRouter = (routes: PageRoute[], history: PageHistory) => {
  const { known, onLeaving, go, again, stop } = createWay(routes, history)
  let popped: (() => void) | null = null

  const pop = async () => {
    const done = popped
    popped = null
    await go({ location: history.location(), action: 'POP', scroll: 'restored' })
    done?.()
  }
  const unlisten = history.listen(() => void pop())
  void pop()

  return {
    routes,
    get state() {
      return known.get()
    },
    subscribe: known.subscribe,
    /** Hears of each page that is about to be left, while it still stands. */
    onLeaving,
    /** Done when the page is there, or another navigation has begun. */
    navigate: async (to: To | number, options: NavigateOptions = {}): Promise<void> => {
      if (typeof to === 'number') {
        const { promise, resolve } = Promise.withResolvers<void>()
        popped = resolve
        history.go(to)
        return promise
      }
      const { replace = false, state = null, preventScrollReset = false } = options
      await go({
        location: locationOf(resolvePath(to, known.get().location.pathname), state),
        action: replace ? 'REPLACE' : 'PUSH',
        scroll: preventScrollReset ? 'held' : 'restored',
      })
    },
    /** Loads the page anew where it stands; one that is on its way begins again. */
    revalidate: again,
    dispose: () => {
      stop()
      unlisten()
    },
  }
}
