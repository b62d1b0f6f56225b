import { deviceStorage, keysUnder } from '#client/platform/storage.ts'

/** The database of what was last seen, and the cache of the pictures in it. */
export const KEPT_DATABASE = 'vonk-kept'
export const KEPT_PICTURES = 'vonk-pictures'

const ENDING = '.offline'
/** Where an account lets this device keep them; with all else of it that goes with its session. */
export const offlineKey = (account: string) => `vonk.${account}${ENDING}`

/** Whoever else let this device keep something is not here any more; null is a visitor. */
export const endOfOthers = (account: string | null) => {
  const own = account && offlineKey(account)
  for (const key of keysUnder(deviceStorage, 'vonk.'))
    if (key.endsWith(ENDING) && key !== own) deviceStorage.removeItem(key)
}

/** Where it is known that nobody is logged in: nothing that was kept stays (promise S9). */
export const forgetWhoWasHere = () => {
  endOfOthers(null)
  indexedDB.deleteDatabase(KEPT_DATABASE)
  if ('caches' in window) void caches.delete(KEPT_PICTURES)
}
