import { tabStorage } from '#client/platform/storage.ts'

const keyOf = (account: string) => `vonk.${account}.talk`

/** Who leaves a conversation for credits comes back to it with them, in the same tab. */
export const leaveTalk = (account: string, path: string) => tabStorage.setItem(keyOf(account), path)

/** The conversation that was left; null where none was. */
export const leftTalk = (account: string): string | null => {
  const path = tabStorage.getItem(keyOf(account))
  return path?.startsWith('/') && !path.startsWith('//') ? path : null
}
