import { useState } from 'react'
import { deviceStorage, keep, readKept } from '#client/platform/storage.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

/** What was typed to a member, kept on the device until it is sent. */
export const useDraft = (account: string, to: string) => {
  const key = `vonk.${account}.draft.${to}`
  const [text, setText] = useState(() => readKept(deviceStorage, key, isText) ?? '')
  const set = (next: string) => {
    setText(next)
    if (next) keep(deviceStorage, key, next)
    else deviceStorage.removeItem(key)
  }
  return [text, set] as const
}
