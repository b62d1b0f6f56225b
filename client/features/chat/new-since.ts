import { useState } from 'react'
import { productNow } from '#client/platform/product-clock.ts'
import type { Conversation } from '#core/chat/contract.ts'

/**
 * Where begins what came since one was here last; null where there is nothing, or nothing before it.
 * What comes while one looks is no part of it, nor what was answered.
 */
export const useNewSince = ({ messages, member, read_seq, older }: Conversation): number | null => {
  const [opened] = useState(() => {
    const answered = messages.findLast(({ from }) => from !== member.id)?.seq ?? 0
    return { at: productNow(), readTo: Math.max(read_seq, answered) }
  })
  const index = messages.findIndex(({ from, seq }) => from === member.id && seq > opened.readTo)
  const first = messages[index]
  if (!first || Date.parse(first.at) > opened.at) return null
  return index === 0 && !older ? null : first.seq
}
