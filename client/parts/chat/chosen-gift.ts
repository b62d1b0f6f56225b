import { useState } from 'react'
import { deviceStorage, readKept, storeJson } from '#client/platform/storage.ts'
import { type Gift, gifts } from '#core/chat/values.ts'

const isGift = (value: unknown): value is Gift => gifts.some((gift) => gift === value)
const keyOf = (account: string, recipient: string) => `vonk.${account}.gift.${recipient}`

/** What was chosen for a member and not sent, as for who went to buy credits; null for nothing. */
export const readChosenGift = (account: string, recipient: string): Gift | null =>
  readKept(deviceStorage, keyOf(account, recipient), isGift)

export const forgetChosenGift = (account: string, recipient: string) =>
  deviceStorage.removeItem(keyOf(account, recipient))

/** What is being chosen for a member, kept on the device until it is sent or put away. */
export const useChosenGift = (account: string, recipient: string) => {
  const [chosen, setChosen] = useState(() => readChosenGift(account, recipient))
  const choose = (gift: Gift) => {
    setChosen(gift)
    storeJson(deviceStorage, keyOf(account, recipient), gift)
  }
  return [chosen, choose] as const
}
