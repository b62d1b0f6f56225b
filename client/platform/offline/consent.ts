import { useSyncExternalStore } from 'react'
import { deviceStorage, readKept, storeJson } from '#client/platform/storage.ts'
import { offlineKey } from './own-key.ts'

const isTime = (value: unknown): value is string => typeof value === 'string'

const listeners = new Set<() => void>()
const changed = () => {
  for (const hear of listeners) hear()
}
const subscribe = (hear: () => void) => {
  listeners.add(hear)
  window.addEventListener('storage', hear)
  return () => {
    listeners.delete(hear)
    window.removeEventListener('storage', hear)
  }
}

/** Whether this member lets this device keep what they last saw. It ends with the session. */
export const keepsOffline = (account: string): boolean =>
  readKept(deviceStorage, offlineKey(account), isTime) !== null

export const useKeepsOffline = (account: string): boolean =>
  useSyncExternalStore(subscribe, () => keepsOffline(account))

export const allowOffline = (account: string) => {
  storeJson(deviceStorage, offlineKey(account), new Date().toISOString())
  changed()
}

/** Taken back, all that was kept goes at once. */
export const endOffline = async (account: string) => {
  deviceStorage.removeItem(offlineKey(account))
  changed()
  const { forgetKept } = await import('./forget.ts')
  await forgetKept()
}
