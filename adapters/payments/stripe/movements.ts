import type Stripe from 'stripe'
import type { Movement, RefundState } from '#core/payment/movements.ts'

export type Refund = Pick<Stripe.Refund, 'id' | 'amount' | 'status' | 'metadata'>
export type Dispute = { id: string; status: string; amount: number }

const refundStates: Record<string, RefundState> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
}

/** Inquiries, and disputes that were prevented, take no money. */
export const HARMLESS = [
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'prevented',
]
const DISPUTED = ['needs_response', 'under_review', 'lost', 'won']

const refundMovement = ({ id, amount, status, metadata }: Refund): Movement => ({
  kind: 'refund',
  id: metadata?.reference || id,
  minor: amount,
  state: refundStates[status ?? ''] ?? 'pending',
  isBySite: Boolean(metadata?.reference),
})

const disputeMovements = ({ id, amount: minor, status }: Dispute): Movement[] => {
  if (HARMLESS.includes(status)) return []
  const taken = { kind: 'chargeback', id, minor } as const
  return status === 'won' ? [taken, { kind: 'reversal', id, minor }] : [taken]
}

/** The movements of a payment that succeeded, and the statuses that are not known here. */
export const movementsOf = (
  { id, amount: minor }: Pick<Stripe.PaymentIntent, 'id' | 'amount'>,
  { refunds, disputes }: { refunds: readonly Refund[]; disputes: readonly Dispute[] },
): { movements: Movement[]; unknown: string[] } => {
  const isKnown = (status: string) => HARMLESS.includes(status) || DISPUTED.includes(status)
  return {
    movements: [
      { kind: 'payment', id, minor },
      ...refunds.map(refundMovement),
      ...disputes.flatMap(disputeMovements),
    ],
    unknown: [
      ...refunds
        .filter(({ status }) => !((status ?? '') in refundStates))
        .map(({ status }) => `refund ${status}`),
      ...disputes.filter(({ status }) => !isKnown(status)).map(({ status }) => `dispute ${status}`),
    ],
  }
}
