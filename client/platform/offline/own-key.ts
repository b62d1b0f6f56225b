import { deviceStorage, keysUnder, tabStorage } from '#client/platform/storage.ts'

/** The database of what was last seen, and the cache of the pictures in it. */
export const KEPT_DATABASE = 'vonk-kept'
export const KEPT_PICTURES = 'vonk-pictures'

/** Where an account lets this device keep them; with all else of it that goes with its session. */
export const offlineKey = (account: string) => `vonk.${account}.offline`

/** What the app knows of an account besides: how often it came, and what it was asked. */
const OF_APP = /\.(offline|visits|install-hint|keep-asked)$/

/** Whoever else let this device keep something is not here any more; null is a visitor. */
export const endOfOthers = (account: string | null) => {
  for (const storage of [deviceStorage, tabStorage])
    for (const key of keysUnder(storage, 'vonk.'))
      if (OF_APP.test(key) && !key.startsWith(`vonk.${account}.`)) storage.removeItem(key)
}

/** Where it is known that nobody is logged in: nothing that was kept stays (promise S9). */
export const forgetWhoWasHere = () => {
  endOfOthers(null)
  indexedDB.deleteDatabase(KEPT_DATABASE)
  if ('caches' in window) void caches.delete(KEPT_PICTURES)
}
