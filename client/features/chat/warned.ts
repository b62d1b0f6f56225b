import { useState } from 'react'
import { deviceStorage, readKept, storeJson } from '#client/platform/storage.ts'

const KEPT_MAX = 500

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string')

const keyOf = (account: string) => `vonk.${account}.warned`
const marksOf = (account: string): string[] => readKept(deviceStorage, keyOf(account), isIds) ?? []
const addMark = (account: string, mark: string) =>
  storeJson(deviceStorage, keyOf(account), [...marksOf(account), mark].slice(-KEPT_MAX))

/** A closed warning is stored as the id of its message, an answered one with a suffix. */
const answeredMark = (message: string) => `${message} answered`

/** Whether a member has closed or answered the warning of a message on this device. */
export const useWarned = (account: string, message: string) => {
  const [isClosed, setIsClosed] = useState(() => marksOf(account).includes(message))
  const [isAnswered, setIsAnswered] = useState(() =>
    marksOf(account).includes(answeredMark(message)),
  )
  const close = () => {
    addMark(account, message)
    setIsClosed(true)
  }
  const setAnswered = () => {
    addMark(account, answeredMark(message))
    setIsAnswered(true)
  }
  return { isClosed, close, isAnswered, setAnswered }
}
