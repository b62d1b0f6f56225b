import type { Side } from '#core/chat/sides.ts'
import type { ChatMessage } from '#core/chat/views.ts'

export type MessageRow = {
  id: string
  seq: number
  side: Side
  body: string
  at: Date | string
  state: ChatMessage['state']
}

export const messageOf = (
  { id, seq, side, body, at, state }: MessageRow,
  sides: Record<Side, string>,
): ChatMessage => ({
  id,
  seq,
  from: sides[side],
  body,
  at: new Date(at),
  state,
})
