import { registerWorker } from '#client/platform/register-worker.ts'

/** A page that never comes to rest registers it anyway; Safari does not tell when a page rests. */
const REST_MS = 2_000

const whenIdle = () => {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(() => void registerWorker(), { timeout: REST_MS })
  } else setTimeout(registerWorker, REST_MS)
}

/** Registers the worker after the page, because it loads the whole program for later. */
export const registerWorkerWhenIdle = () => {
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
}
