import { hashKey } from '@tanstack/react-query'
import {
  deviceStorage,
  keysUnder,
  LAPSED_KEY,
  SIGNUP_KEY,
  tabStorage,
} from '#client/platform/storage.ts'
import type { User } from '#core/contract/shapes.ts'
import { call, onAccount } from './call.ts'
import { queryClient } from './client.ts'
import { userQuery } from './user-query.ts'

/** What the site says to everybody stays; all else is for the eyes of one account. */
const forgetPrivate = () =>
  queryClient.removeQueries({
    predicate: ({ queryKey }) => !['site', 'user'].includes(`${queryKey[0]}`),
  })

let opened: BroadcastChannel | undefined
/** Opened when it is needed: where pages are drawn there are no tabs. */
const channel = () => {
  opened ??= new BroadcastChannel('vonk.session')
  return opened
}

/** Tells the other tabs that somebody came or went. */
export const announce = () => channel().postMessage('changed')

export const forgetIn = (storage: Storage, account: string) => {
  for (const key of keysUnder(storage, `vonk.${account}.`)) storage.removeItem(key)
}

/**
 * Somebody came or went in another tab: what this one knows of another account is forgotten, and
 * `listener` hears of it once it is known who is logged in now.
 */
export const onSessionElsewhere = (listener: () => unknown) => {
  channel().onmessage = async () => {
    const { queryKey } = userQuery
    const before = queryClient.getQueryData(queryKey)?.id
    await queryClient.invalidateQueries({ queryKey })
    if (queryClient.getQueryData(queryKey)?.id !== before) {
      if (before) forgetIn(tabStorage, before)
      forgetPrivate()
    }
    listener()
  }
}

/** Somebody has logged in: what a visitor saw is asked anew. */
export const sessionBegan = (user: User) => {
  forgetPrivate()
  tabStorage.removeItem(LAPSED_KEY)
  queryClient.setQueryData(userQuery.queryKey, user)
  announce()
}

/** Nobody is logged in any more. */
export const sessionEnded = () => {
  queryClient.setQueryData(userQuery.queryKey, null)
  forgetPrivate()
}

const accountHere = () => queryClient.getQueryData(userQuery.queryKey)?.id

/** The account that is being logged out by hand. */
let leaving: string | null = null

/** The session has ended on the server; nothing of the account stays on the device. */
export const forgetMember = async (account: string) => {
  const { closeOutbox } = await import('../../parts/chat/own-outbox.ts')
  closeOutbox(account)
  for (const storage of [deviceStorage, tabStorage]) forgetIn(storage, account)
  await (await import('../../parts/chat/kept-photos.ts')).dropPhotosOf(account)
  deviceStorage.removeItem(SIGNUP_KEY)
  leaving = account
  sessionEnded()
  leaving = null
  announce()
}

/**
 * Calls `listener` with the account whose session ended on another device or by itself. Returns the
 * function that stops watching.
 */
export const onLapse = (listener: (account: string) => void) => {
  onAccount(accountHere)
  let known = accountHere()
  return queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== hashKey(userQuery.queryKey)) return
    const gone = known
    known = accountHere()
    if (!gone || known || gone === leaving) return
    forgetPrivate()
    tabStorage.setItem(LAPSED_KEY, '1')
    listener(gone)
  })
}

export const logOut = async (account: string) => {
  await (await import('../../parts/push/push.ts')).closePush()
  await call('GET /api/logout.php')
  await forgetMember(account)
}
