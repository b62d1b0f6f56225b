import type { PaymentResponse } from 'mollie-api-typescript/models'
import type { Money } from '#core/payment/money.ts'
import type { Answer } from '#core/payment/provider.ts'
import type { ProviderStatus } from '#core/payment/rules.ts'
import { moneyOf } from './amounts.ts'
import { mandateLeft } from './mandates.ts'

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

/**
 * Refunds and chargebacks are facts beside a status that stays `paid`, and a payer's bank has the
 * last word. `undone`: there were chargebacks, and the bank has undone each of them.
 */
const statusOf = (payment: PaymentResponse, amount: Money, undone: boolean) => {
  const status = statuses[payment.status] ?? null
  const refunded = backOf(payment.amountRefunded, amount)
  const charged = backOf(payment.amountChargedBack, amount)
  const backMinor = refunded + charged
  if (status !== 'paid') return { status, backMinor: 0 }
  if (backMinor >= amount.minor) {
    return { status: charged > 0 ? 'charged_back' : 'refunded', backMinor: 0 } as const
  }
  return { status: undone ? 'won_back' : status, backMinor } as const
}

/** Our own name of what Mollie keeps: of a payment, or of a part that goes back. */
export const referenceOf = ({ metadata }: Pick<PaymentResponse, 'metadata'>): string =>
  metadata !== null && typeof metadata === 'object' && !Array.isArray(metadata)
    ? String(metadata.reference ?? '')
    : ''

/** Whether there may be chargebacks that were undone, which are listed apart. */
export const mayBeUndone = ({ status, amountChargedBack, amount, links }: PaymentResponse) => {
  const whole = moneyOf(amount)
  const isCharged = whole !== null && backOf(amountChargedBack, whole) > 0
  return status === 'paid' && links.chargebacks !== undefined && !isCharged
}

/** What Mollie says of a payment; null where it says nothing that makes sense to us. */
export const answerOf = (payment: PaymentResponse, undone: boolean): Answer | null => {
  const amount = moneyOf(payment.amount)
  if (!amount) return null
  const { status, backMinor } = statusOf(payment, amount, undone)
  if (!status) return null
  const live = payment.mode === 'live'
  const said = { reference: referenceOf(payment), amount, live }
  const more = { ...(backMinor > 0 && { backMinor }), ...(undone && { undone }) }
  const mandate = mandateLeft(payment)
  return { status, said: { ...said, ...more }, ...(mandate && { mandate }) }
}
