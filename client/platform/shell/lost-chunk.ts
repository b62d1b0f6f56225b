import { tabStorage } from '#client/platform/storage.ts'
import { CHUNK_RELOAD_GUARD_MS, LINE_BACK_MS } from '#core/site/values.ts'

const KEY = 'vonk.chunk-reload'

/**
 * Whether a page that lost a part of its program may be loaded anew: once in a while only. What was
 * asked for without a line may fail when it is back: no page that stands is taken away for that.
 * `last`: when it was before; `backAt`: when the line was back; both in ms, as `now` is.
 */
export const mayReload = (now: number, last: number, backAt: number) =>
  !(now - last < CHUNK_RELOAD_GUARD_MS || now - backAt < LINE_BACK_MS)

/**
 * After a new release the parts of the old one are gone: one full load, of the page that one was
 * on the way to, brings the new one. Without a connection it would bring nothing: the page says so.
 */
export const reloadOnLostChunk = (onTheWayTo: () => string | null) => {
  let backAt = 0
  window.addEventListener('online', () => {
    backAt = Date.now()
  })
  window.addEventListener('vite:preloadError', (event) => {
    const now = Date.now()
    const next = onTheWayTo()
    const last = Number(tabStorage.getItem(KEY))
    if (!navigator.onLine || !mayReload(now, last, next ? 0 : backAt)) return
    event.preventDefault()
    tabStorage.setItem(KEY, `${now}`)
    if (next) window.location.assign(next)
    else window.location.reload()
  })
}
