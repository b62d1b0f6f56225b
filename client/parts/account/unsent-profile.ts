import { useEffect, useState } from 'react'
import { call } from '#client/platform/api/call.ts'
import { Refused } from '#client/platform/api/call-errors.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { formKey } from '#client/platform/form/kept-text.ts'
import { deviceStorage, readKept, storeJson } from '#client/platform/storage.ts'
import { profileChange, type WireProfileChange } from '#core/account/contract.ts'

const AGAIN_MS = 10_000

const keyOf = (account: string) => formKey(account, 'unsent')

const isChange = (value: unknown): value is WireProfileChange =>
  value !== null && profileChange.safeParse(value).success

/** Profile fields that wait on this device to be sent; null if none do. */
export const unsentOf = (account: string) => readKept(deviceStorage, keyOf(account), isChange)

/** Sends them. Throws without a connection. Fields that the server refuses as invalid are dropped. */
export const sendUnsent = async (account: string): Promise<void> => {
  const body = unsentOf(account)
  if (!body) return
  try {
    const { user } = await call('PUT /api/profile.php', { body, retries: 0 })
    queryClient.setQueryData(userQuery.queryKey, user)
  } catch (error) {
    if (!(error instanceof Refused && error.refusal.error === 'invalid')) throw error
  }
  const isAll = JSON.stringify(unsentOf(account)) === JSON.stringify(body)
  if (isAll) deviceStorage.removeItem(keyOf(account))
}

/** Keeps a change on the device, and sends it as soon as there is a connection. */
export const useUnsentProfile = (account: string) => {
  const [isWaiting, setIsWaiting] = useState(() => unsentOf(account) !== null)
  useEffect(() => {
    if (!isWaiting) return
    const send = () =>
      sendUnsent(account).then(
        () => setIsWaiting(unsentOf(account) !== null),
        () => undefined,
      )
    void send()
    const timer = setInterval(send, AGAIN_MS)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [account, isWaiting])
  const keep = (change: WireProfileChange) => {
    storeJson(deviceStorage, keyOf(account), { ...unsentOf(account), ...change })
    setIsWaiting(true)
  }
  return { isWaiting, keep }
}
