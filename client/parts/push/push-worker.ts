/**
 * The service worker, which shows push messages (PSH-09) and opens the app without a connection
 * (PWA-03); a file of its own, at the root.
 */
export const WORKER = '/worker.js'

/** Registers the worker; a browser without one does without messages. */
export const registerWorker = async () => {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined)
}
