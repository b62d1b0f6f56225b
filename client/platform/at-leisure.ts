import { registerWorker } from '#client/platform/register-worker.ts'
import { deviceStorage, keysUnder } from '#client/platform/storage.ts'

/** What is kept of one account has its id in it. */
const OF_ACCOUNT = /^vonk\.[\da-f-]{36}\./

/** Whether this device may hold something of anybody; a browser that cannot tell is taken to. */
const mayHoldSomething = async (): Promise<boolean> => {
  if (keysUnder(deviceStorage, 'vonk.').some((key) => OF_ACCOUNT.test(key))) return true
  const databases = await indexedDB.databases?.().catch(() => null)
  return !databases || databases.length > 0
}

/**
 * The service worker, which shows push messages (PSH-09) and opens the app without a connection
 * (PWA-03), and a watch over what this device keeps of members. A browser without one does without.
 */
export const beginAtLeisure = async () => {
  if (await mayHoldSomething()) (await import('./offline/watch.ts')).watchWhoIsHere()
  await registerWorker()
}
