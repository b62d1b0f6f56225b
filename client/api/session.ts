import { deviceStorage, keysUnder, tabStorage } from '#client/ui/storage.ts'
import type { User } from '#core/contract/shapes.ts'
import { call } from './call.ts'
import { queryClient } from './client.ts'
import { userQuery } from './queries.ts'

/** What the site says to everybody stays; all else is for the eyes of one account. */
const forgetPrivate = () =>
  queryClient.removeQueries({
    predicate: ({ queryKey }) => !['site', 'user'].includes(`${queryKey[0]}`),
  })

const channel = new BroadcastChannel('vonk.session')

/** Tells the other tabs that somebody came or went. */
const announce = () => channel.postMessage('changed')

export const onSessionElsewhere = (listener: () => void) => {
  channel.onmessage = listener
}

/** Somebody has logged in: what a visitor saw is asked anew. */
export const entered = (user: User) => {
  forgetPrivate()
  queryClient.setQueryData(userQuery.queryKey, user)
  announce()
}

/** Nobody is logged in any more. */
export const left = () => {
  queryClient.setQueryData(userQuery.queryKey, null)
  forgetPrivate()
}

/** Ends the session, on the server first; nothing of the account stays on the device. */
export const logOut = async (account: string) => {
  await call('GET /api/logout.php')
  const { closeOutbox } = await import('./own-outbox.ts')
  closeOutbox()
  for (const storage of [deviceStorage, tabStorage]) {
    for (const key of keysUnder(storage, `vonk.${account}.`)) storage.removeItem(key)
  }
  left()
  announce()
}
