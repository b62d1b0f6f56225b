import { useSyncExternalStore } from 'react'
import { showSent } from './conversation.ts'
import { type Outbox, openOutbox, type Waiting } from './outbox.ts'

let current: { account: string; outbox: Outbox } | null = null

/** The outbox of who is logged in; a page has one at a time. */
export const outboxOf = (account: string): Outbox => {
  if (current?.account !== account) {
    current?.outbox.stop()
    current = { account, outbox: openOutbox(account, showSent) }
  }
  return current.outbox
}

/** What waits stays on the device, and goes on when this account is logged in again. */
export const closeOutbox = (account = current?.account) => {
  if (current?.account !== account) return
  current?.outbox.stop()
  current = null
}

export const useOutbox = (account: string): readonly Waiting[] => {
  const { subscribe, list } = outboxOf(account)
  return useSyncExternalStore(subscribe, list)
}
