import { keepsOffline } from './consent.ts'
import { alone, deleteAnswers, readAnswers } from './kept-store.ts'
import { endOfOthers, KEPT_PICTURES } from './own-key.ts'

const deletePictures = async () => {
  if ('caches' in window) await caches.delete(KEPT_PICTURES)
}

/** Takes all that was kept of anybody off this device, for callers that act alone already. */
export const removeKept = async () => {
  await Promise.all([deleteAnswers(), deletePictures()])
}

/**
 * Takes all that was kept of anybody off this device. The consent has gone before, so that what is
 * about to be written in another window is not.
 */
export const forgetKept = () => alone(removeKept)

/** Nothing of anybody but `account` stays on this device; null is a visitor. */
export const forgetOthers = async (account: string | null) => {
  endOfOthers(account)
  await alone(async () => {
    const kept = await readAnswers()
    const isOwn = kept !== null && kept.account === account && keepsOffline(kept.account)
    if (!isOwn) await removeKept()
  })
}
