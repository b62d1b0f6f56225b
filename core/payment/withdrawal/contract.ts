import * as z from 'zod/mini'
import { receiptNamed } from '#core/payment/receipt/rules.ts'
import type { Calls } from '../../contract/call.ts'
import { email, token } from '../../contract/fields.ts'
import { count, empty, id, instant, money } from '../../contract/shapes.ts'
import { order, withdrawal } from '../checkout/contract.ts'

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

/** What asks for the mail by which one withdraws without logging in. */
export const withdrawalAskForm = z.object({
  email,
  /** The number of the receipt, as it is printed. */
  receipt: z.string('required').check(
    z.trim(),
    z.minLength(1, 'required'),
    z.refine((text: string) => receiptNamed(text) !== null, 'receipt_invalid'),
  ),
})

/** What the link of that mail opens: this order, and nothing else of its buyer but the name. */
const linkedOrder = z.object({
  name: z.string(),
  payment_id: id,
  credits: count,
  amount: money,
  paid_at: instant,
  /** Null once it is too late, and for what was withdrawn from. */
  open: z.nullable(withdrawable),
  withdrawal: z.nullable(withdrawal),
})
export type LinkedOrder = z.output<typeof linkedOrder>

export const withdrawalCalls = {
  'GET /api/withdrawal.php': {
    summary: 'The orders that can still be withdrawn from, and what comes back, the latest first.',
    audience: 'member',
    answer: z.object({ orders: z.array(withdrawable) }),
    refusals: [],
  },
  'POST /api/withdrawal.php': {
    summary: 'Withdraw from an order. Its unused credits go, and their money comes back.',
    audience: 'member',
    body: withdrawalForm,
    answer: z.object({ order }),
    refusals: [
      ...(['invalid', 'key_reused', 'not_found', 'not_now', 'too_many_requests'] as const),
      ...(['withdrawal_changed', 'withdrawal_nothing', 'withdrawal_too_late'] as const),
    ],
  },
  'POST /api/withdrawal.php?ask=1': {
    summary:
      'Ask for a mail by which one withdraws from an order without logging in. Answers alike for any address and number.',
    audience: 'anyone',
    body: withdrawalAskForm,
    answer: empty,
    refusals: ['invalid', 'key_reused', 'mailbox_full', 'too_many_mails', 'too_many_requests'],
  },
  'POST /api/withdrawal.php?look=1': {
    summary: 'What the link of that mail opens, with the sums of this moment. Uses nothing up.',
    audience: 'anyone',
    reads: true,
    body: z.object({ token }),
    answer: linkedOrder,
    refusals: ['email_not_found', 'link_invalid', 'too_many_requests'],
  },
  'PUT /api/withdrawal.php': {
    summary: 'Withdraw from that order by the token of the link, which does nothing afterwards.',
    audience: 'anyone',
    body: z.object({ token, credits: count }),
    answer: linkedOrder,
    refusals: [
      ...(['email_not_found', 'invalid', 'key_reused', 'link_invalid', 'not_now'] as const),
      ...(['too_many_requests', 'withdrawal_changed', 'withdrawal_nothing'] as const),
      ...(['withdrawal_too_late'] as const),
    ],
  },
} as const satisfies Calls
