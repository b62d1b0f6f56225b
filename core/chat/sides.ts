import type { ActRequest, ClosedBecause } from './rules.ts'

/** Who began a conversation, and the other one. */
export type Side = 'starter' | 'receiver'
export const otherSide = (side: Side): Side => (side === 'starter' ? 'receiver' : 'starter')

/** Ids of the conversation and of its two members. */
export type TwoMembers = { conversation: string; starter: string; receiver: string }

/**
 * What an event of one region has to know of the others: who blocks, who is gone, and whether a
 * word was ever said.
 */
export type ConversationSide = TwoMembers & {
  blocks: Record<Side, boolean>
  gone: Record<Side, boolean>
  said: boolean
}

/** A conversation in which nothing was said yet, nobody blocks and nobody is gone. */
export const talkOf = (pair: TwoMembers): ConversationSide => ({
  ...pair,
  blocks: { starter: false, receiver: false },
  gone: { starter: false, receiver: false },
  said: false,
})

/** What the conversation itself says of a message of this side. */
export const closedTo = (
  side: Side,
  { blocks, gone, said }: Pick<ConversationSide, 'blocks' | 'gone' | 'said'>,
): ClosedBecause => ({
  blocking: blocks[side],
  barred: blocks[otherSide(side)] || gone.starter || gone.receiver,
  startsThis: !said,
})

/** What the conversation itself says of a side that acts on it. */
export const actingOf = (
  side: Side,
  { gone, said }: Pick<ConversationSide, 'gone' | 'said'>,
): ActRequest => ({
  isGone: gone[side],
  isNobody: gone[otherSide(side)] && !said,
})
