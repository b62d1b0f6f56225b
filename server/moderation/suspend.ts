import type { AccountStore } from '#core/account/ports.ts'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { EventOf } from '#core/kernel/lifecycles.ts'
import type { Ids } from '#core/kernel/ports.ts'
import { ok } from '#core/kernel/verdict.ts'
import { mayLiftAlone } from '#core/moderation/approval/rules.ts'
import type { ModerationStore } from '#core/moderation/ports.ts'
import { type Decision, type HouseRule, type NewCase, OPERATOR } from '#core/moderation/values.ts'
import { type Dispatch, idempotencyKeyOf } from '#server/platform/dispatch.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'

type Suspension = {
  by: string
  site: string
  id: string
  reason: string
  rule: HouseRule
  key: string | null
}
/** What those who work here decide on a member by what they found themselves. */
export type Suspensions = {
  suspend(asked: Suspension): Promise<Record<never, never> | Refused>
  /** Alone: what ends by itself, or anything for the operator. */
  lift(asked: Omit<Suspension, 'reason' | 'rule'>): Promise<Record<never, never> | Refused>
  /** What lifting begins with, for a write in which more is done; empty where nothing holds. */
  planLift(of: { id: string; by: string }): Promise<FirstEvent[]>
}

type Parts = {
  dispatch: Dispatch
  accounts: AccountStore
  moderation: ModerationStore
  ids: Ids
}

/** A case from beginning to decision in one write: nobody is suspended without its reasons. */
const wholeCase = (ids: Ids, { by, site, id, reason, rule }: Suspension): FirstEvent[] => {
  const decision: Decision = 'ban'
  const about = ids.random()
  const begin = {
    case: about,
    accused: id,
    subject: 'member',
    about: id,
    urgency: 2,
  } as const
  const record: NewCase = {
    site,
    subject: 'member',
    subjectId: id,
    accused: id,
    foundBy: 'staff',
    report: null,
    evidence: [],
  }
  const decided: EventOf<'moderationCase'> = {
    type: 'decide',
    by,
    decision,
    days: null,
    statement: { id: ids.random(), rule, facts: reason },
    restriction: ids.random(),
  }
  const to = 'moderationCase'
  return [
    { to, id: about, begin, record, must: true },
    { to, id: about, event: { type: 'claim', by, involved: by === id }, must: true },
    { to, id: about, event: decided, must: true },
  ]
}

const lifting = (
  held: { id: string }[],
  { id, by, mail }: { id: string; by: string; mail: string },
): FirstEvent[] => [
  ...held.map((one): FirstEvent => {
    return { to: 'restriction', id: one.id, must: true, event: { type: 'lift', by } }
  }),
  { to: 'account', id, event: { type: 'restore', mail }, must: true },
]

export const createSuspensions = ({ dispatch, accounts, moderation, ids }: Parts): Suspensions => {
  const isHere = async (site: string, id: string) => (await accounts.addressee(id))?.site === site
  const held = async (id: string) =>
    (await moderation.inForce(id)).filter(({ kind }) => kind === 'suspended')

  return {
    suspend: async (asked) => {
      const { by, site, id, reason, key } = asked
      if (!(await isHere(site, id))) return refuse('not_found')
      const done = await dispatch({
        idempotency: idempotencyKeyOf(key, `suspend:${by}`, `${id} ${reason}`),
        attempt: async () => {
          if (by === id) return { refused: 'own_case' }
          if ((await held(id)).length > 0) return { refused: 'not_now' }
          return { first: wholeCase(ids, asked), answer: () => ({}) }
        },
      })
      return done.done ? done.answer : refuse(done.why)
    },
    lift: async ({ by, site, id, key }) => {
      if (!(await isHere(site, id))) return refuse('not_found')
      const mail = ids.next()
      const done = await dispatch({
        idempotency: idempotencyKeyOf(key, `restore:${by}`, id),
        attempt: async () => {
          const all = await held(id)
          const isForTerm = all.every((one) => one.isForTerm)
          const why = by === OPERATOR ? ok : mayLiftAlone({ isForTerm })
          if (why !== ok) return { refused: why }
          return { first: lifting(all, { id, by, mail }), answer: () => ({}) }
        },
      })
      return done.done ? done.answer : refuse(done.why)
    },
    planLift: async ({ id, by }) => {
      const all = await held(id)
      return all.length === 0 ? [] : lifting(all, { id, by, mail: ids.next() })
    },
  }
}
