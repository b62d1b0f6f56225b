import type { StateValue } from 'xstate'
import { type ConversationSide, otherSide, type Side } from './sides.ts'

type Stored = { state: StateValue; context: ConversationSide }

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
