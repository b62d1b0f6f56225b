import * as z from 'zod/mini'
import type { Calls } from './call.ts'
import { order } from './credits.ts'
import { count, id, instant, money } from './shapes.ts'

const withdrawable = z.object({
  payment_id: id,
  /** Credits that were ordered, and those of them that are unused at this moment. */
  credits: count,
  unused: count,
  amount: money,
  /** What comes back for the unused ones. */
  back: money,
  paid_at: instant,
  /** From this instant on it is too late. */
  until: instant,
})
export type Withdrawable = z.output<typeof withdrawable>

export const withdrawalForm = z.object({
  payment_id: id,
  /** How many unused credits the member was told of. */
  credits: count,
})

export const withdrawalCalls = {
  'GET /api/withdrawal.php': {
    summary: 'The orders that can still be withdrawn from, and what comes back, the latest first.',
    who: 'member',
    answer: z.object({ orders: z.array(withdrawable) }),
    refusals: [],
  },
  'POST /api/withdrawal.php': {
    summary: 'Withdraw from an order. Its unused credits go, and their money comes back.',
    who: 'member',
    body: withdrawalForm,
    answer: z.object({ order }),
    refusals: [
      ...(['invalid', 'key_reused', 'not_found', 'not_now', 'too_many_requests'] as const),
      ...(['withdrawal_changed', 'withdrawal_nothing', 'withdrawal_too_late'] as const),
    ],
  },
} as const satisfies Calls
