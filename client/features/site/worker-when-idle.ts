import { WORKER_PATH } from '#core/site/values.ts'

/** Safari has no idle callback: its page is taken to be at rest so long after it loaded. */
const REST_MS = 2_000

/** With the options by which the program registers it, so that it stays the same worker. */
const register = () =>
  void navigator.serviceWorker
    ?.register(WORKER_PATH, { updateViaCache: 'none' })
    .catch(() => undefined)

const whenIdle = () => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(register)
  else setTimeout(register, REST_MS)
}

/** Registers the worker after the page, because it loads the whole program for later. */
export const registerWorkerWhenIdle = () => {
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
}
