import type { Closed } from './rules.ts'

/** Who began a conversation, and the other one. */
export type Side = 'starter' | 'receiver'
export const otherSide = (side: Side): Side => (side === 'starter' ? 'receiver' : 'starter')

/** Ids of the conversation and of its two members. */
export type Pair = { conversation: string; starter: string; receiver: string }

/** What a message has to know of the other regions of the chart: who blocks, and who is gone. */
export type Talk = Pair & { blocks: Record<Side, boolean>; gone: Record<Side, boolean> }

/** A conversation in which nobody blocks and nobody is gone. */
export const talkOf = (pair: Pair): Talk => ({
  ...pair,
  blocks: { starter: false, receiver: false },
  gone: { starter: false, receiver: false },
})

/** What the conversation has against a message of this side. */
export const closedTo = (side: Side, { blocks, gone }: Pick<Talk, 'blocks' | 'gone'>): Closed => ({
  blocking: blocks[side],
  barred: blocks[otherSide(side)] || gone.starter || gone.receiver,
})
