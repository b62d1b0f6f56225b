import type { StaffRole } from '#core/kernel/roles.ts'
import type { ApprovalView, approvalCalls } from '#core/moderation/approval/contract.ts'
import type { ApprovalStore, WaitingApproval } from '#core/moderation/approval/ports.ts'
import { approvalRoles } from '#core/moderation/approval/rules.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/refusals.ts'
import type { Approvals } from './approvals.ts'

export type ApprovalRouteParts = { approvals: ApprovalStore; fourEyes: Approvals }

/** More than wait at any time. */
const WAITING_MAX = 200

type Worker = { id: string; role: StaffRole }

const toWire = (one: WaitingApproval, { id, role }: Worker): ApprovalView => ({
  id: one.id,
  kind: one.kind,
  at: one.at.toISOString(),
  account: one.account,
  name: one.name,
  by: one.proposerName,
  reason: one.reason,
  credits: one.credits,
  payment: one.payment,
  money: one.money,
  mine: one.proposedBy === id,
  may_confirm: one.proposedBy !== id && approvalRoles[one.kind].confirm.includes(role),
})

/** What each may see: what they may propose, or be the second person for. */
const isFor = ({ kind }: WaitingApproval, { role }: Worker): boolean => {
  const { propose, confirm } = approvalRoles[kind]
  return propose.includes(role) || confirm.includes(role)
}

/** The audience of the calls is the staff: who is none of them does not come here. */
export const workerOf = ({ id, staff }: { id: string; staff: StaffRole | null }): Worker => {
  if (staff === null) throw new Error(`${id} does not work here`)
  return { id, role: staff }
}

export const createApprovalRoutes = ({
  approvals,
  fourEyes,
}: ApprovalRouteParts): Pick<Handlers, keyof typeof approvalCalls> => ({
  'GET /api/desk-approvals.php': async ({ member, site }) => {
    const worker = workerOf(member)
    const wanted = { site: site.id, actor: worker.id, limit: WAITING_MAX }
    const shown = (await approvals.waiting(wanted)).filter((one) => isFor(one, worker))
    return { approvals: shown.map((one) => toWire(one, worker)) }
  },

  'POST /api/desk-approval.php': async ({ body, member, site, key }) => {
    const { id: by, role } = workerOf(member)
    const asked = { site: site.id, by, role, key, kind: body.kind, reason: body.reason }
    if (body.kind !== 'refund') {
      const amount = body.kind === 'gift_credits' ? body.credits : null
      return fourEyes.propose({ ...asked, account: body.account, about: null, amount })
    }
    const account = await approvals.payerOf(site.id, body.payment)
    if (account === null) return refuse('not_found')
    return fourEyes.propose({ ...asked, account, about: body.payment, amount: body.minor })
  },

  'PUT /api/desk-approval.php': async ({ body: { id, outcome }, member, site, key }) => {
    const { id: by, role } = workerOf(member)
    return fourEyes.decide({ site: site.id, by, role, id, outcome, key })
  },

  'POST /api/desk-refund.php': async ({ body, member, site, key }) => {
    const { id: by, role } = workerOf(member)
    const account = await approvals.payerOf(site.id, body.payment)
    if (account === null) return refuse('not_found')
    return fourEyes.refundAlone({ ...body, account, site: site.id, by, role, key })
  },
})
