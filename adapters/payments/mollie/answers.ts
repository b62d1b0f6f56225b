import type { PaymentResponse } from 'mollie-api-typescript/models'
import type { Money } from '#core/payment/money.ts'
import type { ProviderStatus, Said } from '#core/payment/rules.ts'
import { moneyOf } from './amounts.ts'

const statuses: Record<string, ProviderStatus> = {
  open: 'open',
  pending: 'open',
  authorized: 'open',
  paid: 'paid',
  canceled: 'cancelled',
  expired: 'cancelled',
  failed: 'failed',
}

const wentBack = (part: { value: string; currency: string } | undefined, whole: Money) => {
  const money = part && moneyOf(part)
  return money?.currency === whole.currency && money.minor >= whole.minor
}

/**
 * Refunds and chargebacks are facts beside a status that stays `paid`: money that went back as a
 * whole is what counts here, and a payer's bank has the last word.
 */
const statusOf = (payment: PaymentResponse, amount: Money): ProviderStatus | null => {
  const status = statuses[payment.status] ?? null
  if (status !== 'paid') return status
  if (wentBack(payment.amountChargedBack, amount)) return 'charged_back'
  return wentBack(payment.amountRefunded, amount) ? 'refunded' : 'paid'
}

const referenceOf = ({ metadata }: PaymentResponse): string =>
  metadata !== null && typeof metadata === 'object' && !Array.isArray(metadata)
    ? String(metadata.reference ?? '')
    : ''

/** What Mollie says of a payment; null where it says nothing that makes sense to us. */
export const answerOf = (
  payment: PaymentResponse,
): { status: ProviderStatus; said: Said } | null => {
  const amount = moneyOf(payment.amount)
  const status = amount && statusOf(payment, amount)
  if (!status) return null
  const said = { reference: referenceOf(payment), amount, live: payment.mode === 'live' }
  return { status, said }
}
