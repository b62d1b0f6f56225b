import { createPath, type Location } from 'react-router'

/** Where pages are kept in the order in which they were seen. */
export type PageHistory = {
  location: () => Location
  push: (location: Location) => void
  replace: (location: Location) => void
  go: (steps: number) => void
  /** Hears when somebody goes back or forward; answers how to stop. */
  listen: (listener: () => void) => () => void
}

type Entry = { usr?: unknown; key?: string; idx?: number } | null

/** The history of the browser's tab. */
export const browserHistory = (): PageHistory => {
  const { history, location } = window
  const entry = (): Entry => history.state
  if (entry()?.idx == null) history.replaceState({ ...entry(), idx: 0 }, '')
  const entryOf = ({ state: usr, key }: Location, idx: number) => ({ usr, key, idx })
  return {
    location: () => ({
      pathname: location.pathname,
      search: location.search,
      hash: location.hash,
      state: entry()?.usr ?? null,
      key: entry()?.key ?? 'default',
    }),
    push: (next) => history.pushState(entryOf(next, (entry()?.idx ?? 0) + 1), '', createPath(next)),
    replace: (next) => history.replaceState(entryOf(next, entry()?.idx ?? 0), '', createPath(next)),
    go: (steps) => history.go(steps),
    listen: (listener) => {
      window.addEventListener('popstate', listener)
      return () => window.removeEventListener('popstate', listener)
    },
  }
}
