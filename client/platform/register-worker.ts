import { WORKER_PATH } from '#core/site/values.ts'

/** Registers the service worker; a browser without one, or without a connection, does without. */
export const registerWorker = async () => {
  const options = { updateViaCache: 'none' } as const
  await navigator.serviceWorker?.register(WORKER_PATH, options).catch(() => undefined)
}
