import { HELD_MS } from '#core/chat/message/rules.ts'
import type { Side } from '#core/chat/sides.ts'
import type { Gift, MessageKind } from '#core/chat/values.ts'
import type { ChatMessage } from '#core/chat/views.ts'
import type { SignKind } from '#core/moderation/signs/values.ts'

export type MessageRow = {
  id: string
  seq: number
  side: Side
  kind: MessageKind
  gift: Gift | null
  body: string
  at: Date | string
  state: ChatMessage['state'] | 'awaiting'
  reply_to?: number | null
  quoted?: { side: Side; body: string; gift: Gift | null; photo: boolean } | null
  hearted?: boolean
  opened?: boolean | null
  signs?: readonly SignKind[] | null
}

const quotedOf = (
  { side, body, gift, photo }: NonNullable<MessageRow['quoted']>,
  sides: Record<Side, string>,
) => ({ from: sides[side], body, gift, ...(photo ? { isPhoto: true } : {}) })

export const messageOf = (
  { id, seq, side, kind, gift, body, at, state, reply_to, quoted, ...rest }: MessageRow,
  sides: Record<Side, string>,
): ChatMessage => ({
  id,
  seq,
  from: sides[side],
  kind,
  gift,
  body,
  at: new Date(at),
  state: state === 'awaiting' ? 'sent' : state,
  ...(reply_to ? { replyTo: reply_to } : {}),
  ...(quoted ? { quoted: quotedOf(quoted, sides) } : {}),
  ...(rest.hearted ? { isHearted: true } : {}),
  ...(rest.opened ? { isOpened: true } : {}),
  ...(state === 'held' ? { heldUntil: new Date(new Date(at).getTime() + HELD_MS) } : {}),
  ...(rest.signs ? { signs: rest.signs } : {}),
})
