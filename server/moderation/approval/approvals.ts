import type { AccountStore } from '#core/account/ports.ts'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { EventOf } from '#core/kernel/lifecycles.ts'
import type { Ids } from '#core/kernel/ports.ts'
import type { StaffRole } from '#core/kernel/roles.ts'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import { ok } from '#core/kernel/verdict.ts'
import type { ApprovalStore } from '#core/moderation/approval/ports.ts'
import { mayPropose, type Proposed, REFUND_ALONE_HOURS } from '#core/moderation/approval/rules.ts'
import type { ApprovalOutcome } from '#core/moderation/approval/values.ts'
import { type Attempt, type Dispatch, idempotencyKeyOf } from '#server/platform/dispatch.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'
import type { Suspensions } from '../suspend.ts'

type Acting = { site: string; by: string; role: StaffRole; key: string | null }
type Nothing = Record<never, never>
/** Of a refund `account` is whose payment it is. */
type Proposal = Proposed & { account: string; reason: string }

/** What two people decide: proposed by one, done by the confirmation of another, in one write. */
export type Approvals = {
  propose(asked: Acting & Proposal): Promise<{ id: string } | Refused>
  decide(asked: Acting & { id: string; outcome: ApprovalOutcome }): Promise<Nothing | Refused>
  /** So much of a payment as one person may give back. */
  refundAlone(
    asked: Acting & { account: string; payment: string; minor: number; reason: string },
  ): Promise<Nothing | Refused>
}

type Work =
  | { refused: string }
  | (Pick<Extract<Attempt<never>, { first: FirstEvent[] }>, 'first' | 'loaded'> & {
      isThere?: boolean
    })

type Parts = {
  dispatch: Dispatch
  approvals: ApprovalStore
  suspensions: Suspensions
  /** What giving so much of a payment back begins with. */
  planRefund: (request: {
    payment: string
    minor: number | null
    by: 'givenBack'
    now: Date
  }) => Promise<Work>
  accounts: AccountStore
  ids: Ids
}

/** What a confirmation does beside itself; credits are posted by what it causes. */
const createWork =
  ({ suspensions, planRefund }: Parts) =>
  async (
    { kind, account, about, amount }: Proposed & { account: string },
    by: string,
    now: Date,
  ): Promise<Work> => {
    if (kind === 'refund') {
      return planRefund({ payment: about ?? '', minor: amount, by: 'givenBack', now })
    }
    if (kind === 'lift_ban') {
      const first = await suspensions.planLift({ id: account, by })
      return first.length === 0 ? { refused: 'not_now' } : { first }
    }
    const event = { type: 'erase' } as const
    return kind === 'gift_credits'
      ? { first: [] }
      : { first: [{ to: 'account', id: account, event, must: true }] }
  }

const beginning = (
  id: string,
  { site, by, kind, account, about, amount, reason }: Acting & Proposal,
): FirstEvent => ({
  to: 'approval',
  id,
  begin: { approval: id, kind, account, about, amount, proposedBy: by },
  record: { site, reason },
  must: true,
})

const eventFor = (
  outcome: ApprovalOutcome,
  facts: { by: string; role: StaffRole; involved: boolean },
): EventOf<'approval'> => {
  if (outcome === 'withdrawn') return { type: 'withdraw', by: facts.by }
  return { type: outcome === 'confirmed' ? 'confirm' : 'refuse', ...facts }
}

const createPropose =
  (parts: Parts): Approvals['propose'] =>
  async (asked) => {
    const { dispatch, approvals, accounts, ids } = parts
    const workOf = createWork(parts)
    const { site, by, role, key, kind, account, about, amount, reason } = asked
    if ((await accounts.addressee(account))?.site !== site) return refuse('not_found')
    const said = JSON.stringify([kind, account, about, amount, reason])
    const done = await dispatch<{ id: string }>({
      idempotency: idempotencyKeyOf(key, `propose:${by}`, said),
      attempt: async (now) => {
        const involved = await approvals.involves(account, by)
        const verdict = mayPropose({ kind, about, amount, role, involved })
        if (verdict !== ok) return { refused: verdict }
        if (await approvals.open({ account, kind, about })) return { refused: 'proposed_already' }
        // What could not be done today is not proposed either.
        const work = await workOf(asked, by, now)
        if ('refused' in work) return work
        if (work.isThere === false) return { refused: 'refund_too_much' }
        const id = ids.random()
        return { first: [beginning(id, asked)], answer: () => ({ id }) }
      },
    })
    return done.done ? done.answer : refuse(done.why)
  }

const createDecide =
  (parts: Parts): Approvals['decide'] =>
  async ({ site, by, role, id, outcome, key }) => {
    const { dispatch, approvals } = parts
    const workOf = createWork(parts)
    const done = await dispatch<Nothing>({
      idempotency: idempotencyKeyOf(key, `approve:${by}`, JSON.stringify([id, outcome])),
      attempt: async (now) => {
        const found = await approvals.find(site, id)
        if (!found) return { refused: 'not_found' }
        const involved = await approvals.involves(found.account, by)
        const event = eventFor(outcome, { by, role, involved })
        const first: FirstEvent[] = [{ to: 'approval', id, event, must: true }]
        if (outcome !== 'confirmed') return { first, answer: () => ({}) }
        const work = await workOf(found, by, now)
        if ('refused' in work) return work
        return {
          first: [...first, ...work.first],
          answer: () => ({}),
          ...(work.loaded && { loaded: work.loaded }),
        }
      },
    })
    return done.done ? done.answer : refuse(done.why)
  }

const createRefundAlone =
  (parts: Parts): Approvals['refundAlone'] =>
  async ({ payment, minor, ...asked }) => {
    const { dispatch, approvals, ids } = parts
    const workOf = createWork(parts)
    const { by, role, key, account, reason } = asked
    const said = JSON.stringify([payment, minor, reason])
    const done = await dispatch<Nothing>({
      idempotency: idempotencyKeyOf(key, `refund:${by}`, said),
      attempt: async (now) => {
        const involved = await approvals.involves(account, by)
        const proposed = { kind: 'refund', about: payment, amount: minor } as const
        const work = await workOf({ ...proposed, account }, by, now)
        if ('refused' in work) return work
        const id = ids.random()
        const since = new Date(now.getTime() - REFUND_ALONE_HOURS * HOUR_MS)
        const givenMinor = await approvals.givenAlone({ account, payment, since })
        const event = { type: 'decideAlone', by, role, involved, givenMinor } as const
        const first: FirstEvent[] = [
          beginning(id, { ...asked, ...proposed }),
          { to: 'approval', id, event, must: true },
          ...work.first,
        ]
        return { first, answer: () => ({}), ...(work.loaded && { loaded: work.loaded }) }
      },
    })
    return done.done ? done.answer : refuse(done.why)
  }

export const createApprovals = (parts: Parts): Approvals => ({
  propose: createPropose(parts),
  decide: createDecide(parts),
  refundAlone: createRefundAlone(parts),
})
