import { useSyncExternalStore } from 'react'
import { call } from '#client/platform/api/call.ts'
import { onTyping } from '#client/platform/api/live.ts'
import { TYPING_EVERY_MS, TYPING_LIVES_MS } from '#core/chat/values.ts'

const typing = new Map<string, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()
const changed = () => {
  for (const hear of listeners) hear()
}

/** The other side of this conversation has stopped, or has said it. */
export const typingEnds = (conversation: string) => {
  clearTimeout(typing.get(conversation))
  if (typing.delete(conversation)) changed()
}

/** The other side of this conversation is typing: it is so for a few seconds more. */
const typingHeard = (conversation: string) => {
  const isNew = !typing.has(conversation)
  clearTimeout(typing.get(conversation))
  typing.set(
    conversation,
    setTimeout(() => typingEnds(conversation), TYPING_LIVES_MS),
  )
  if (isNew) changed()
}

onTyping(typingHeard)

const subscribe = (hear: () => void) => {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

export const useIsTyping = (conversation: string): boolean =>
  useSyncExternalStore(subscribe, () => typing.has(conversation))

let toldAt = 0

/** Says that one is typing, every few seconds at most; nothing depends on whether it arrives. */
export const tellTyping = (conversation: string) => {
  const now = performance.now()
  if (toldAt > 0 && now - toldAt < TYPING_EVERY_MS) return
  toldAt = now
  void call('POST /api/typing.php', { body: { conversation }, retries: 0 }).catch(() => undefined)
}

/** What one says next is begun anew. */
export const typingTold = () => {
  toldAt = 0
}
