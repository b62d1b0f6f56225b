import { useSyncExternalStore } from 'react'

let restored: number | null = null
let lost: number | null = null
const listeners = new Set<() => void>()
const changed = () => {
  for (const hear of listeners) hear()
}

/** When what this page shows was so, if it began with what the device had kept. */
export const asOf = {
  get: () => restored,
  set: (at: number | null) => {
    restored = at
    changed()
  },
}

const subscribe = (hear: () => void) => {
  listeners.add(hear)
  window.addEventListener('online', hear)
  window.addEventListener('offline', hear)
  return () => {
    listeners.delete(hear)
    window.removeEventListener('online', hear)
    window.removeEventListener('offline', hear)
  }
}

/** The moment of which a page without a connection tells; null while it tells of now. */
const momentOf = () => {
  lost = navigator.onLine ? null : (lost ?? Date.now())
  return restored ?? lost
}

export const useAsOf = () => useSyncExternalStore(subscribe, momentOf)
