import * as z from 'zod/mini'
import type { Calls } from '#core/contract/call.ts'
import { count, empty, id, instant, money, text } from '#core/contract/shapes.ts'
import { APPROVAL_REASON_MAX, GIFT_CREDITS_MAX } from './rules.ts'
import { approvalKinds, approvalOutcomes } from './values.ts'

/** More than any payment has. */
const MINOR_MAX = 10_000_000
const reason = text(APPROVAL_REASON_MAX)
const minor = z.int().check(z.minimum(1), z.maximum(MINOR_MAX))

const waiting = z.object({
  id,
  kind: z.enum(approvalKinds),
  at: instant,
  account: id,
  /** Whom it is about. */
  name: z.string(),
  by: z.string(),
  reason: z.string(),
  credits: z.nullable(count),
  payment: z.nullable(id),
  money: z.nullable(money),
  mine: z.boolean(),
  /** Whether who asks may be the second person. */
  may_confirm: z.boolean(),
})
export type ApprovalView = z.output<typeof waiting>

const acting = ['invalid', 'not_found', 'not_now', 'key_reused', 'own_case'] as const

export const approvalCalls = {
  'GET /api/desk-approvals.php': {
    summary: 'What was proposed and waits for a second person, for who may propose or confirm it.',
    audience: 'staff',
    answer: z.object({ approvals: z.array(waiting) }),
    refusals: [],
  },
  'POST /api/desk-approval.php': {
    summary:
      'Propose what two people decide: credits as a gift, a refund, erasing, lifting a permanent suspension.',
    audience: 'staff',
    body: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('gift_credits'),
        account: id,
        credits: z.int().check(z.minimum(1), z.maximum(GIFT_CREDITS_MAX)),
        reason,
      }),
      z.object({ kind: z.literal('refund'), payment: id, minor, reason }),
      z.object({ kind: z.literal('erase_account'), account: id, reason }),
      z.object({ kind: z.literal('lift_ban'), account: id, reason }),
    ]),
    answer: z.object({ id }),
    refusals: [...acting, 'proposed_already', 'refund_too_much'],
  },
  'PUT /api/desk-approval.php': {
    summary:
      'Confirm a proposal of somebody else, which does it; refuse it, or take back one’s own.',
    audience: 'staff',
    body: z.object({ id, outcome: z.enum(approvalOutcomes) }),
    answer: empty,
    refusals: [...acting, 'own_proposal', 'refund_too_much'],
  },
  'POST /api/desk-refund.php': {
    summary: 'Give so much of a payment back, where one person may.',
    audience: 'finance',
    body: z.object({ payment: id, minor, reason }),
    answer: empty,
    refusals: [...acting, 'second_person_needed', 'refund_too_much'],
  },
} as const satisfies Calls
