import { ok } from '../kernel/verdict.ts'
import { mayBlock } from './rules.ts'
import { actingOf, type ConversationSide, closedTo, type Side } from './sides.ts'
import type { Gift, MessageKind } from './values.ts'

/** Where a conversation is, as it is kept or as one of its sides gets it. */
export type ConversationAt = { state: unknown; context: ConversationSide }

/**
 * Whether a side can block the other one: who is somebody to it, and is not blocked by it yet. A
 * conversation that has not begun has only the side that would begin it.
 */
export const canBlock = (side: Side, { state, context }: ConversationAt): boolean => {
  if (state === 'new') return side === 'starter'
  return !context.blocks[side] && mayBlock(actingOf(side, context)) === ok
}

/** There is nobody to talk with: one blocks, or the other is gone. */
export const isShutTo = (
  side: Side,
  { context }: Pick<ConversationAt, 'context'>,
  isOtherThere: boolean,
): boolean => {
  const { blocking, barred } = closedTo(side, context)
  return blocking || barred || !isOtherThere
}

/** Only what the other said, and what still stands, can have one's heart, while the two can talk. */
export const canHeart = (
  message: { isOwn: boolean; state: unknown },
  talk: { isShut: boolean },
): boolean => !message.isOwn && message.state === 'sent' && !talk.isShut

/** What a message is, by what it holds. */
export const kindOf = ({
  gift,
  photo,
}: {
  gift?: Gift | undefined
  photo?: boolean | undefined
}): MessageKind => {
  if (gift) return 'gift'
  return photo ? 'photo' : 'text'
}

/** The prices of a site, in credits. */
export type MessagePrices = {
  message_credits: number
  gift_credits: number
  photo_credits: number
}

/** What a message costs its sender, in credits. */
export const messageCost = (
  { message_credits, gift_credits, photo_credits }: MessagePrices,
  message: Parameters<typeof kindOf>[0],
): number => ({ text: message_credits, gift: gift_credits, photo: photo_credits })[kindOf(message)]
