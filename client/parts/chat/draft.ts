import { useState } from 'react'
import { deviceStorage, readKept, storeJson } from '#client/platform/storage.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const keyOf = (account: string, recipient: string) => `vonk.${account}.draft.${recipient}`

/** What was typed to a member and not sent; empty when there is nothing. */
export const readDraft = (account: string, recipient: string): string =>
  readKept(deviceStorage, keyOf(account, recipient), isText) ?? ''

/** Begins a message to a member; what was typed to them before stays as it is. */
export const offerDraft = (account: string, recipient: string, text: string) => {
  if (readDraft(account, recipient) === '') {
    storeJson(deviceStorage, keyOf(account, recipient), text)
  }
}

/** What was typed to a member, kept on the device until it is sent. */
export const useDraft = (account: string, recipient: string) => {
  const key = keyOf(account, recipient)
  const [text, setText] = useState(() => readDraft(account, recipient))
  const set = (next: string) => {
    setText(next)
    if (next) storeJson(deviceStorage, key, next)
    else deviceStorage.removeItem(key)
  }
  return [text, set] as const
}
