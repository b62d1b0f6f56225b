import type { ChatStore } from '#core/chat/ports.ts'
import type { Side } from '#core/chat/sides.ts'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { Ids, LifecycleStore } from '#core/kernel/ports.ts'
import { type Dispatch, idempotencyKeyOf } from '#server/platform/dispatch.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'
import { createAlignErased } from '../tasks.ts'

type BlockRequest = { by: string; other: string; key: string | null }
export type Blocks = {
  /** Blocking twice is blocking once; two who have never talked get a conversation that is shut. */
  block(request: BlockRequest): Promise<Record<never, never> | Refused>
  /** Lifting what is not there changes nothing, and tells nothing of who is there. */
  unblock(request: BlockRequest): Promise<Record<never, never> | Refused>
}

export const createBlocks = ({
  dispatch,
  store,
  chats,
  ids,
}: {
  dispatch: Dispatch
  store: LifecycleStore
  chats: ChatStore
  ids: Ids
}): Blocks => {
  const alignErased = createAlignErased({ chats, dispatch })
  const sideIn = async (conversation: string, by: string, now: Date): Promise<Side | null> => {
    const found = await store.load('conversation', conversation, now)
    return found && (found.stored.context.starter === by ? 'starter' : 'receiver')
  }
  return {
    block: async ({ by, other, key }) => {
      const id = ids.ofPair(by, other)
      const action = ids.next()
      const done = await dispatch({
        idempotency: idempotencyKeyOf(key, `block:${by}`, other),
        attempt: async (now) => {
          if (!(await chats.mayBlock({ by, other, conversation: id }))) {
            return { refused: 'not_found' }
          }
          const side = await sideIn(id, by, now)
          const event = { type: `${side ?? 'starter'}Blocks`, action } as const
          const blocks: FirstEvent = { to: 'conversation', id, event, must: false }
          const begin = { conversation: id, starter: by, receiver: other }
          const first: FirstEvent[] = side
            ? [blocks]
            : [{ to: 'conversation', id, begin, record: null, must: true }, blocks]
          return { first, answer: () => ({}) }
        },
      })
      if (done.done) await alignErased(by, other)
      return done.done ? done.answer : refuse(done.why)
    },
    unblock: async ({ by, other, key }) => {
      const id = ids.ofPair(by, other)
      const done = await dispatch({
        idempotency: idempotencyKeyOf(key, `unblock:${by}`, other),
        attempt: async (now) => {
          const side = await sideIn(id, by, now)
          if (!side) return { answered: {} }
          const event = { type: `${side}Unblocks` } as const
          return {
            first: [{ to: 'conversation', id, event, must: false }],
            answer: () => ({}),
          }
        },
      })
      return done.done ? done.answer : refuse(done.why)
    },
  }
}
