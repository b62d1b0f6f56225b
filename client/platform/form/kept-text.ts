import { useState } from 'react'
import { deviceStorage, readKept, storeJson } from '#client/platform/storage.ts'

/** Where the device keeps what an account typed into a form, until it is sent (ACC-34). */
export const formKey = (account: string, form: string) => `vonk.${account}.form.${form}`

const isText = (value: unknown): value is string => typeof value === 'string'

/** A text that comes back after a reload or a new login; an empty one is forgotten. */
export const useKeptText = (key: string) => {
  const [text, setText] = useState(() => readKept(deviceStorage, key, isText) ?? '')
  const set = (next: string) => {
    setText(next)
    if (next) storeJson(deviceStorage, key, next)
    else deviceStorage.removeItem(key)
  }
  return [text, set] as const
}
