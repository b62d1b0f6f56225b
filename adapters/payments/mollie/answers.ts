import type { PaymentResponse } from 'mollie-api-typescript/models'
import type { Money } from '#core/kernel/money.ts'
import type { Answer } from '#core/payment/checkout/ports.ts'
import type { ProviderStatus } from '#core/payment/rules.ts'
import { moneyOf } from './amounts.ts'
import { mandateLeft } from './mandates.ts'
import { type Chargeback, movementsOf, type Refund } from './movements.ts'
import { referenceOf } from './references.ts'

const statuses: Record<string, ProviderStatus> = {
  open: 'open',
  pending: 'open',
  authorized: 'open',
  paid: 'paid',
  canceled: 'cancelled',
  expired: 'cancelled',
  failed: 'failed',
}

type Amount = { value: string; currency: string }

/** How much of this went back, in the currency of the payment. */
const backOf = (part: Amount | undefined, { currency }: Money): number => {
  const money = part && moneyOf(part)
  return money?.currency === currency ? money.minor : 0
}

const isUndone = ({ reversedAt }: Chargeback) => reversedAt != null

/**
 * Refunds and chargebacks are facts beside a status that stays `paid`, and a payer's bank has the
 * last word.
 */
const statusOf = (payment: PaymentResponse, amount: Money, chargebacks: Chargeback[]) => {
  const status = statuses[payment.status] ?? 'open'
  const refunded = backOf(payment.amountRefunded, amount)
  const standing = chargebacks.filter((one) => !isUndone(one)).map((one) => one.amount)
  const taken = chargebacks.length > 0 ? standing : [payment.amountChargedBack]
  const charged = taken.reduce((sum, one) => sum + backOf(one, amount), 0)
  const backMinor = refunded + charged
  if (status !== 'paid') return { status, backMinor: 0 }
  if (backMinor >= amount.minor) {
    return { status: charged > 0 ? 'charged_back' : 'refunded', backMinor: 0 } as const
  }
  return { status: chargebacks.some(isUndone) ? 'won_back' : status, backMinor } as const
}

/** Whether there are chargebacks to look at. */
export const mayBeCharged = ({ status, links }: PaymentResponse) =>
  status === 'paid' && links.chargebacks !== undefined

type Reversals = { refunds: readonly Refund[]; chargebacks: Chargeback[] }

/** The answer to a question about a payment; null where its amount makes no sense here. */
export const answerOf = (payment: PaymentResponse, reversals: Reversals): Answer | null => {
  const { chargebacks } = reversals
  const amount = moneyOf(payment.amount)
  if (!amount) return null
  const { status, backMinor } = statusOf(payment, amount, chargebacks)
  const live = payment.mode === 'live'
  const report = { reference: referenceOf(payment), amount, live }
  const undone = chargebacks.filter(isUndone).length
  const more = { ...(backMinor > 0 && { backMinor }), ...(undone > 0 && { undone }) }
  const mandate = mandateLeft(payment)
  const { movements, unknown } = movementsOf(payment, amount, reversals)
  if (!(payment.status in statuses)) unknown.push(`payment ${payment.status}`)
  return {
    status,
    report: { ...report, ...more },
    movements,
    ...(mandate && { mandate }),
    ...(unknown.length > 0 && { unknown }),
  }
}
