import type { chatCalls } from '#core/chat/contract.ts'
import type { LifecycleStore } from '#core/kernel/ports.ts'
import { type Dispatch, idempotencyKeyOf } from '#server/platform/dispatch.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/refusals.ts'

type RetractCall = Extract<keyof typeof chatCalls, 'DELETE /api/message.php'>

/** Who takes back what they said; what is gone already is gone. */
export const createRetractRoutes = ({
  dispatch,
  store,
}: {
  dispatch: Dispatch
  store: Pick<LifecycleStore, 'load'>
}): Pick<Handlers, RetractCall> => ({
  'DELETE /api/message.php': async ({ body: { id }, member, key }) => {
    const done = await dispatch({
      idempotency: idempotencyKeyOf(key, `retract:${member.id}`, id),
      attempt: async (now) => {
        const stored = (await store.load('message', id, now))?.stored
        if (stored?.context.from !== member.id) return { refused: 'not_found' }
        if (stored.state === 'removed') return { answered: {} }
        const event = { type: 'retract', by: member.id } as const
        return { first: [{ to: 'message', id, event, must: true }], answer: () => ({}) }
      },
    })
    return done.done ? done.answer : refuse(done.why)
  },
})
