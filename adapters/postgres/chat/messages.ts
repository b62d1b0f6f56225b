import type { Message } from '#core/chat/contract.ts'
import type { Side } from '#core/chat/machine.ts'

export type MessageRow = {
  id: string
  seq: number
  side: Side
  body: string
  at: Date | string
  state: Message['state']
}

export const messageOf = (
  { id, seq, side, body, at, state }: MessageRow,
  sides: Record<Side, string>,
): Message => ({
  id,
  seq,
  from: sides[side],
  type: 'text',
  body,
  at: new Date(at).toISOString(),
  state,
})
