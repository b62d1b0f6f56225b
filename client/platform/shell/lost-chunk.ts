import { tabStorage } from '#client/platform/storage.ts'
import { CHUNK_RELOAD_GUARD_MS } from '#core/site/values.ts'

const KEY = 'vonk.chunk-reload'

/** Whether a page that lost a part of its program may be loaded anew: once in a while only. */
export const mayReload = (now: number, last: string | null) =>
  !(now - Number(last) < CHUNK_RELOAD_GUARD_MS)

/**
 * After a new release the parts of the old one are gone: one full load, of the page that one was
 * on the way to, brings the new one. Without a connection it would bring nothing: the page says so.
 */
export const reloadOnLostChunk = (onTheWayTo: () => string | null) => {
  window.addEventListener('vite:preloadError', (event) => {
    const now = Date.now()
    if (!navigator.onLine || !mayReload(now, tabStorage.getItem(KEY))) return
    event.preventDefault()
    tabStorage.setItem(KEY, String(now))
    const next = onTheWayTo()
    if (next) window.location.assign(next)
    else window.location.reload()
  })
}
