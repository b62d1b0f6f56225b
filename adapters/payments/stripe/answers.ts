import type Stripe from 'stripe'
import type { Answer } from '#core/payment/checkout/ports.ts'
import type { ProviderStatus } from '#core/payment/rules.ts'
import { moneyOf } from './amounts.ts'
import { type Dispute, HARMLESS, movementsOf, type Refund } from './movements.ts'

type Intent = Stripe.PaymentIntent

const idOf = (one: string | { id: string } | null) => (typeof one === 'string' ? one : one?.id)

const chargeOf = ({ latest_charge: charge }: Intent) =>
  charge !== null && typeof charge === 'object' ? charge : null

/** Whether there may be disputes, which are listed apart. */
export const mayBeDisputed = (intent: Intent) => chargeOf(intent)?.disputed === true

/** Refunds and disputes are facts beside a status that stays; a payer's bank has the last word. */
const reversalStateOf = (intent: Intent, disputes: readonly Dispute[]) => {
  const taken = disputes.filter(({ status }) => status !== 'won' && !HARMLESS.includes(status))
  const charged = taken.reduce((sum, { amount }) => sum + amount, 0)
  const backMinor = (chargeOf(intent)?.amount_refunded ?? 0) + charged
  const undone = disputes.filter(({ status }) => status === 'won').length
  const back = (status: ProviderStatus) => ({ status, backMinor: 0, undone })
  if (backMinor >= intent.amount) return back(charged > 0 ? 'charged_back' : 'refunded')
  return { status: undone > 0 ? 'won_back' : 'paid', backMinor, undone } as const
}

/** A payer who was refused, or whose card was, is asked for another way in a new payment. */
const unpaidAs: Record<string, ProviderStatus> = {
  requires_confirmation: 'open',
  requires_action: 'open',
  requires_capture: 'open',
  processing: 'open',
  requires_payment_method: 'failed',
  canceled: 'cancelled',
}

/** An intent whose payer agreed to later payments leaves its way of paying with the customer. */
const mandateLeft = ({ setup_future_usage, customer, payment_method }: Intent) => {
  const [who, how] = [idOf(customer), idOf(payment_method)]
  return setup_future_usage === 'off_session' && who && how ? `${who}/${how}` : null
}

const reportOf = (
  { metadata, livemode }: Pick<Intent, 'livemode'> & { metadata: Stripe.Metadata | null },
  money: { amount: number; currency: string },
) => {
  const amount = moneyOf(money)
  return amount && { reference: metadata?.reference ?? '', amount, live: livemode }
}

/** Of a refund that failed or was called off, nothing went back. */
export const hasEnded = ({ status }: Pick<Stripe.Refund, 'status'>) =>
  status === 'failed' || status === 'canceled'

/** The sum that went back does not tell of those that came back from the payer's bank. */
const failedAmong = (refunds: readonly Refund[]) =>
  refunds
    .filter(hasEnded)
    .map(({ metadata, amount }) => ({ reference: metadata?.reference ?? '', minor: amount }))

/** The refunds that came along with the intent, and whether there are more. */
export const refundsAlong = (intent: Intent) => {
  const { data = [], has_more: hasMore = false } = chargeOf(intent)?.refunds ?? {}
  return { data, hasMore }
}

type Reversals = { refunds: readonly Refund[]; disputes: readonly Dispute[] }

/** What Stripe says of a payment whose money was asked for. */
export const answerOfIntent = (intent: Intent, reversals: Reversals): Answer | null => {
  const report = reportOf(intent, intent)
  if (!report) return null
  if (intent.status !== 'succeeded') {
    const status = unpaidAs[intent.status]
    if (status) return { status, report, movements: [] }
    return { status: 'open', report, movements: [], unknown: [`payment ${intent.status}`] }
  }
  const { status, backMinor, undone } = reversalStateOf(intent, reversals.disputes)
  const more = { ...(backMinor > 0 && { backMinor }), ...(undone > 0 && { undone }) }
  const mandate = mandateLeft(intent)
  const failed = failedAmong(reversals.refunds)
  const { movements, unknown } = movementsOf(intent, reversals)
  return {
    status,
    report: { ...report, ...more },
    movements,
    ...(mandate && { mandate }),
    ...(failed.length > 0 && { failed }),
    ...(unknown.length > 0 && { unknown }),
  }
}

/** What Stripe says of a page that nobody has paid at. */
export const answerOfPage = (session: Stripe.Checkout.Session): Answer | null => {
  const { amount_total: amount, currency, status } = session
  const report = reportOf(session, { amount: amount ?? Number.NaN, currency: currency ?? '' })
  return report && { status: status === 'expired' ? 'cancelled' : 'open', report, movements: [] }
}
