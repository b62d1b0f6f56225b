import { useSyncExternalStore } from 'react'
import { deviceStorage, keysUnder, readKept, storeJson } from '#client/platform/storage.ts'
import type { AlertName } from '#core/site/alerts.ts'

const isTime = (value: unknown): value is string => typeof value === 'string'

const prefixOf = (account: string) => `vonk.${account}.dismissed.`

const listeners = new Set<() => void>()
const changed = () => {
  for (const listener of listeners) listener()
}

/** Hears of what is dismissed here and, by the browser, of what is dismissed in another tab. */
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** When a member dismissed an alert on this device, or null; and how to dismiss it now. */
export const useDismissed = (account: string, name: AlertName) => {
  const key = `${prefixOf(account)}${name}`
  const dismissedAt = useSyncExternalStore(subscribe, () => readKept(deviceStorage, key, isTime))
  const dismiss = () => {
    storeJson(deviceStorage, key, new Date().toISOString())
    changed()
  }
  return { dismissedAt, dismiss }
}

/** How many alerts a member has dismissed on this device, and how to have them back. */
export const useAllDismissed = (account: string) => {
  const count = useSyncExternalStore(
    subscribe,
    () => keysUnder(deviceStorage, prefixOf(account)).length,
  )
  const bringBack = () => {
    for (const key of keysUnder(deviceStorage, prefixOf(account))) deviceStorage.removeItem(key)
    changed()
  }
  return { count, bringBack }
}
