import type { Location } from 'react-router'
import type { PageHistory } from '#client/platform/router/history.ts'

/** A history that begins at a page, and stands in no address bar. */
export const memoryHistory = (first: { pathname: string; state?: unknown }): PageHistory => {
  const { pathname, search, hash } = new URL(first.pathname, window.location.origin)
  const start = { pathname, search, hash, state: first.state ?? null, key: 'default' }
  let entries: Location[] = [start]
  let at = 0
  let listener: (() => void) | null = null
  return {
    location: () => entries[at] ?? start,
    push: (next) => {
      entries = [...entries.slice(0, at + 1), next]
      at += 1
    },
    replace: (next) => {
      entries = entries.with(at, next)
    },
    go: (steps) => {
      if (!entries[at + steps]) return
      at += steps
      listener?.()
    },
    listen: (hear) => {
      listener = hear
      return () => {
        listener = null
      }
    },
  }
}
