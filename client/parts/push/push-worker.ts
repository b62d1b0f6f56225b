/** The service worker that shows push messages (PSH-09); a file of its own, at the root. */
export const WORKER = '/push-worker.js'

/** Registers the worker; a browser without one does without messages. */
export const registerWorker = async () => {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(WORKER).catch(() => undefined)
}
