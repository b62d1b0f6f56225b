import { tabStorage } from '#client/platform/storage.ts'
import { CHUNK_RELOAD_GUARD_MS } from '#core/site/values.ts'

const KEY = 'vonk.chunk-reload'

/** Whether a page that lost a part of its program may be loaded anew: once in a while only. */
export const mayReload = (now: number, last: number) => !(now - last < CHUNK_RELOAD_GUARD_MS)

/**
 * After a new release the parts of the old one are gone: one full load, of the page that one was
 * on the way to, brings the new one. Without a connection it would bring nothing: the page says so.
 * What was asked for without one may fail when it is back: no page that stands is taken away for that.
 */
export const reloadOnLostChunk = (onTheWayTo: () => string | null) => {
  let backAt = 0
  window.addEventListener('online', () => {
    backAt = Date.now()
  })
  window.addEventListener('vite:preloadError', (event) => {
    const now = Date.now()
    const next = onTheWayTo()
    const last = Math.max(Number(tabStorage.getItem(KEY)), next ? 0 : backAt)
    if (!navigator.onLine || !mayReload(now, last)) return
    event.preventDefault()
    tabStorage.setItem(KEY, `${now}`)
    if (next) window.location.assign(next)
    else window.location.reload()
  })
}
