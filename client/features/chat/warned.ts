import { useState } from 'react'
import { deviceStorage, readKept, storeJson } from '#client/platform/storage.ts'

const KEPT_MAX = 500

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string')

const keyOf = (account: string) => `vonk.${account}.warned`
const closedOf = (account: string): string[] => readKept(deviceStorage, keyOf(account), isIds) ?? []

/** Whether a member has closed the warning of a message on this device, and how to close it. */
export const useClosedWarning = (account: string, message: string) => {
  const [isClosed, setIsClosed] = useState(() => closedOf(account).includes(message))
  const close = () => {
    storeJson(deviceStorage, keyOf(account), [...closedOf(account), message].slice(-KEPT_MAX))
    setIsClosed(true)
  }
  return { isClosed, close }
}
