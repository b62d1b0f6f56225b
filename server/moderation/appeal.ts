import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { ModerationStore } from '#core/moderation/ports.ts'
import type { Party } from '#core/moderation/values.ts'
import { type Dispatch, idempotencyKeyOf } from '#server/platform/dispatch.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'

/** `id`: of the case. Whoever is no party to it hears that it is not there. */
type AppealRequest = { account: string; id: string; words: string; key: string | null }
export type Appeals = (request: AppealRequest) => Promise<Record<never, never> | Refused>

export const createAppeals =
  ({ dispatch, moderation }: { dispatch: Dispatch; moderation: ModerationStore }): Appeals =>
  async ({ account, id, words, key }) => {
    const partyOf = async (): Promise<Party | null> => {
      const parties = await moderation.partiesOf(id)
      if (parties?.accused === account) return 'accused'
      const isReporter = parties?.reporters.some((one) => one.account === account)
      return isReporter ? 'reporter' : null
    }
    const done = await dispatch({
      idempotency: idempotencyKeyOf(key, `appeal:${account}`, `${id} ${words}`),
      attempt: async () => {
        const party = await partyOf()
        if (!party) return { refused: 'not_found' }
        const event = { type: 'appeal', party, words } as const
        const first: FirstEvent[] = [{ to: 'moderationCase', id, event, must: true }]
        return { first, answer: () => ({}) }
      },
    })
    return done.done ? done.answer : refuse(done.why)
  }
