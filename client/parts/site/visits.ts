import { deviceStorage, readKept, storeJson, tabStorage } from '#client/platform/storage.ts'

const isCount = (value: unknown): value is number => Number.isSafeInteger(value)
const isTrue = (value: unknown): value is true => value === true

const keyOf = (account: string) => `vonk.${account}.visits`

/** How often a member has come to this device, this time included: a tab is one visit. */
export const countVisit = (account: string): number => {
  const key = keyOf(account)
  const before = readKept(deviceStorage, key, isCount) ?? 0
  if (readKept(tabStorage, key, isTrue)) return Math.max(before, 1)
  storeJson(tabStorage, key, true)
  storeJson(deviceStorage, key, before + 1)
  return before + 1
}
