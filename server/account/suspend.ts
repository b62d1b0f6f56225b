import type { AccountStore } from '#core/account/ports.ts'
import type { Ids } from '#core/kernel/ports.ts'
import { type Dispatch, idempotencyKeyOf } from '#server/platform/dispatch.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'

/** What staff decided on a member of their site; without a reason it is lifted. */
export type Suspend = (decided: {
  by: string
  site: string
  id: string
  reason: string | null
  key: string | null
}) => Promise<Record<never, never> | Refused>

export const createSuspend =
  ({
    dispatch,
    accounts,
    ids,
  }: {
    dispatch: Dispatch
    accounts: AccountStore
    ids: Ids
  }): Suspend =>
  async ({ by, site, id, reason, key }) => {
    const addressee = await accounts.addressee(id)
    if (addressee?.site !== site) return refuse('not_found')
    const mail = ids.next()
    const event =
      reason === null
        ? ({ type: 'restore', mail } as const)
        : ({ type: 'suspend', reason, mail } as const)
    const done = await dispatch({
      idempotency: idempotencyKeyOf(key, `${event.type}:${by}`, `${id} ${reason}`),
      attempt: async () => ({
        first: [{ to: 'account', id, event, must: true }],
        answer: () => ({}),
      }),
    })
    return done.done ? done.answer : refuse(done.why)
  }
