import { partsOf } from '#core/contract/call.ts'

const CALL = 'POST /api/page-hidden.php'
const LOGGED = 'lb'

/** One and the same listener, however often it is asked for: a page tells it once. */
const tell = () => {
  if (document.visibilityState !== 'hidden') return
  const { path } = partsOf(CALL)
  const isLogged = window.sessionStorage.getItem(LOGGED) !== null
  const body = new Blob(['{}'], { type: 'application/json' })
  navigator.sendBeacon(isLogged ? `${path}?${LOGGED}=1` : path, body)
}

/**
 * Tells by a beacon that the page is hidden (product spec, section 7). `lb` in the query of the
 * page that somebody came to has it logged, for as long as the tab is open.
 */
export const tellWhenHidden = () => {
  if (new URLSearchParams(window.location.search).has(LOGGED)) {
    window.sessionStorage.setItem(LOGGED, '1')
  }
  document.addEventListener('visibilitychange', tell)
}
