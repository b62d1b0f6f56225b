import type { PaymentResponse } from 'mollie-api-typescript/models'
import type { Money } from '#core/kernel/money.ts'
import type { Movement, RefundState } from '#core/payment/movements.ts'
import { moneyOf } from './amounts.ts'
import { referenceOf } from './references.ts'

const refundStates: Record<string, RefundState> = {
  queued: 'pending',
  pending: 'pending',
  processing: 'pending',
  refunded: 'done',
  failed: 'failed',
  canceled: 'failed',
}

type Amount = { value: string; currency: string }

export type Refund = Pick<PaymentResponse, 'metadata'> & {
  id: string
  status: string
  amount: Amount
}

/** What the payer's bank took back, and when it undid that; listed apart from the payment. */
export type Chargeback = {
  id: string
  amount: Amount
  reversedAt?: Date | string | null | undefined
}

const refundMovement = (refund: Refund, minor: number): Movement => {
  const reference = referenceOf(refund)
  return {
    kind: 'refund',
    id: reference || refund.id,
    minor,
    state: refundStates[refund.status] ?? 'pending',
    isBySite: reference !== '',
  }
}

const chargebackMovements = ({ id, reversedAt }: Chargeback, minor: number): Movement[] => {
  const taken = { kind: 'chargeback', id, minor } as const
  return reversedAt == null ? [taken] : [taken, { kind: 'reversal', id, minor }]
}

/** The movements of a paid payment, and what Mollie reports of it that is not known here. */
export const movementsOf = (
  { id, status }: Pick<PaymentResponse, 'id' | 'status'>,
  amount: Money,
  { refunds, chargebacks }: { refunds: readonly Refund[]; chargebacks: readonly Chargeback[] },
): { movements: Movement[]; unknown: string[] } => {
  if (status !== 'paid') return { movements: [], unknown: [] }
  const unknown = refunds
    .filter((refund) => !(refund.status in refundStates))
    .map((refund) => `refund ${refund.status}`)
  const minorOf = (kind: string, part: { value: string; currency: string }) => {
    const money = moneyOf(part)
    if (money?.currency === amount.currency) return money.minor
    unknown.push(`${kind} ${part.currency}`)
    return 0
  }
  const movements: Movement[] = [
    { kind: 'payment', id, minor: amount.minor },
    ...refunds.map((one) => refundMovement(one, minorOf('refund', one.amount))),
    ...chargebacks.flatMap((one) => chargebackMovements(one, minorOf('chargeback', one.amount))),
  ]
  return { movements: movements.filter(({ minor }) => minor > 0), unknown }
}
