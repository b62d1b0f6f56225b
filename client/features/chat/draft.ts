import { useState } from 'react'
import { deviceStorage, readKept, storeJson } from '#client/platform/storage.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

/** What was typed to a member, kept on the device until it is sent. */
export const useDraft = (account: string, recipient: string) => {
  const key = `vonk.${account}.draft.${recipient}`
  const [text, setText] = useState(() => readKept(deviceStorage, key, isText) ?? '')
  const set = (next: string) => {
    setText(next)
    if (next) storeJson(deviceStorage, key, next)
    else deviceStorage.removeItem(key)
  }
  return [text, set] as const
}
