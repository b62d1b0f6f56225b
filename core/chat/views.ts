import type { StateValue } from 'xstate'
import type { SignKind } from '#core/moderation/signs/values.ts'
import type { MemberCard } from '../discovery/views.ts'
import { type ConversationSide, otherSide, type Side } from './sides.ts'
import type { Gift, MessageKind } from './values.ts'

type Stored = { state: StateValue; context: ConversationSide }

/** A message as both sides see it; its body is empty when it is removed. */
export type ChatMessage = {
  id: string
  seq: number
  from: string
  kind: MessageKind
  gift: Gift | null
  body: string
  at: Date
  state: 'sent' | 'held' | 'unanswered' | 'refunded' | 'removed'
  /** Of what is held: it goes on by then at the latest. */
  heldUntil?: Date
  /** To who got it: why it was held, where nobody had looked when it went on. */
  signs?: readonly SignKind[]
  /** The place of what it replies to. */
  replyTo?: number
  /** Some of what it replies to, whose body is empty when it is removed. */
  quoted?: { from: string; body: string; gift: Gift | null; isPhoto?: boolean }
  /** The other gave it a heart. */
  isHearted?: boolean
  /** Of a photo, to its receiver alone: they have opened it. */
  isOpened?: boolean
}

/** A conversation in the list of one of its sides. */
export type ListedChat = {
  conversation: string
  member: MemberCard
  unread: number
  lastMessage: ChatMessage | null
}

/** A conversation as one of its two sides sees it, with a page of its messages. */
export type OpenedChat = {
  id: string
  lifecycle: Stored
  side: Side
  member: MemberCard
  memberThere: boolean
  /** The other takes photos in conversations. */
  takesPhotos: boolean
  messages: ChatMessage[]
  /** There are older messages than these. */
  hasOlder: boolean
  /** Older messages that the site does not show to a free member. */
  hiddenByLimit: number
  lastSeq: number
  /** Up to here all is gone for its reader. */
  goneSeq: number
  /** How far each side has read. */
  readSeq: number
  otherReadSeq: number
  /** How far what was said has come to a device of the other; never less than was read. */
  otherDeliveredSeq: number
  /** Of the older messages that were asked for beside these: those with a heart, and those gone. */
  hearted: number[]
  removed: number[]
}

const REGIONS = { list: 'List', block: 'Block', account: 'Account' } as const

/**
 * A conversation as one of its sides may know it. What the other made of its own list is nobody
 * else's (a block takes it off both), being blocked looks like the other being gone, and nobody learns whether who is gone
 * left, is suspended or was erased. What this side may do is the same as of the whole.
 */
export const conversationFor = (side: Side, { state, context }: Stored): Stored => {
  const other = otherSide(side)
  const isGone = context.gone[other] || context.blocks[other]
  const known = {
    ...context,
    blocks: { ...context.blocks, [other]: false },
    gone: { ...context.gone, [other]: isGone },
  }
  if (typeof state === 'string') return { state, context: known }
  const living = {
    ...(state.living as Record<string, StateValue>),
    [`${other}${REGIONS.list}`]: known.blocks[side] ? 'removed' : 'listed',
    [`${other}${REGIONS.block}`]: 'open',
    [`${other}${REGIONS.account}`]: isGone ? 'away' : 'there',
  }
  return { state: { living }, context: known }
}
