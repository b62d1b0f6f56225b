import { useSyncExternalStore } from 'react'
import { received } from './conversation.ts'
import { type Outbox, openOutbox, type Waiting } from './outbox.ts'

let current: { account: string; outbox: Outbox } | null = null

/** The outbox of who is logged in; a page has one at a time. */
export const outboxOf = (account: string): Outbox => {
  if (current?.account !== account) {
    current?.outbox.stop()
    current = { account, outbox: openOutbox(account, received) }
  }
  return current.outbox
}

export const closeOutbox = () => {
  current?.outbox.stop()
  current = null
}

export const useOutbox = (account: string): readonly Waiting[] => {
  const { subscribe, list } = outboxOf(account)
  return useSyncExternalStore(subscribe, list)
}
