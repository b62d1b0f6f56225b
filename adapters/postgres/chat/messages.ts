import type { Side } from '#core/chat/sides.ts'
import type { Gift, MessageKind } from '#core/chat/values.ts'
import type { ChatMessage } from '#core/chat/views.ts'

export type MessageRow = {
  id: string
  seq: number
  side: Side
  kind: MessageKind
  gift: Gift | null
  body: string
  at: Date | string
  state: ChatMessage['state']
  reply_to?: number | null
  quoted?: { side: Side; body: string; gift: Gift | null } | null
  hearted?: boolean
}

export const messageOf = (
  { id, seq, side, kind, gift, body, at, state, reply_to, quoted, hearted }: MessageRow,
  sides: Record<Side, string>,
): ChatMessage => ({
  id,
  seq,
  from: sides[side],
  kind,
  gift,
  body,
  at: new Date(at),
  state,
  ...(reply_to ? { replyTo: reply_to } : {}),
  ...(quoted ? { quoted: { from: sides[quoted.side], body: quoted.body, gift: quoted.gift } } : {}),
  ...(hearted ? { isHearted: true } : {}),
})
