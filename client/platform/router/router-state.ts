import type { Location } from 'react-router'
import type { Loaded } from './load-pages.ts'

export type Action = 'POP' | 'PUSH' | 'REPLACE'
export type Navigation =
  | { state: 'idle'; location?: undefined }
  | { state: 'loading'; location: Location }

export type RouterState = Loaded & {
  /** Before, nothing of what a page needs is there. */
  initialized: boolean
  location: Location
  action: Action
  navigation: Navigation
  /** What becomes of the place on the page: as it was left, held, or not touched at all. */
  scroll: 'restored' | 'held' | 'untouched'
}

export const IDLE: Navigation = { state: 'idle' }

/** Who listens for what. */
export const listenersOf = <T>() => {
  const listeners = new Set<(told: T) => void>()
  return {
    add: (listener: (told: T) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell: (told: T) => {
      for (const listener of listeners) listener(told)
    },
    clear: () => listeners.clear(),
  }
}

/** What a router knows, and who hears when that changes. */
export const routerStateAt = (location: Location) => {
  let state: RouterState = {
    initialized: false,
    location,
    action: 'POP',
    navigation: IDLE,
    scroll: 'restored',
    data: new Map(),
    errors: new Map(),
  }
  const changes = listenersOf<void>()
  return {
    get: () => state,
    update: (changed: Partial<RouterState>) => {
      state = { ...state, ...changed }
      changes.tell()
    },
    subscribe: changes.add,
    clear: changes.clear,
  }
}
