import { hashKey } from '@tanstack/react-query'
import { asOf } from '#client/platform/api/as-of.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { forgetOthers } from './forget.ts'

let isWatching = false

/**
 * Each time it is known who is logged in, what this device has kept of anybody else is forgotten:
 * after logging out, after a session that ended elsewhere, and when somebody else logs in.
 */
export const watchWhoIsHere = () => {
  if (isWatching) return
  isWatching = true
  let known: string | null | undefined
  const look = () => {
    const user = queryClient.getQueryData(userQuery.queryKey)
    if (user === undefined || asOf.get() !== null) return
    const account = user?.id ?? null
    if (account === known) return
    known = account
    void forgetOthers(account).catch(() => undefined)
  }
  look()
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === hashKey(userQuery.queryKey)) look()
  })
}
