import type { Money } from '#core/kernel/money.ts'
import type { Method } from '#core/payment/methods.ts'
import type { ProviderStatus } from '#core/payment/rules.ts'

export const outcomes = ['paid', 'failed', 'cancelled'] as const satisfies ProviderStatus[]
export type Outcome = (typeof outcomes)[number]

/** What may still come of a payment that is settled: money that is late, doubled or goes back. */
export const laterOutcomes = {
  open: [],
  failed: ['paid'],
  cancelled: ['paid'],
  paid: ['paid_twice', 'refunded', 'charged_back', 'won_back'],
  paid_twice: ['refunded', 'charged_back', 'won_back'],
  refunded: ['charged_back', 'paid_twice'],
  charged_back: ['won_back', 'paid_twice'],
  won_back: ['refunded', 'charged_back', 'won_back'],
} as const satisfies Record<ProviderStatus, ProviderStatus[]>
export type LaterOutcome = (typeof laterOutcomes)[ProviderStatus][number]
export const laterOutcomeNames = [
  'paid',
  'paid_twice',
  'refunded',
  'charged_back',
  'won_back',
] as const satisfies LaterOutcome[]

/** How the webhook of a payment behaves. `ahead`: it comes before the bank has booked anything. */
export const webhookPlans = ['now', 'late', 'twice', 'ahead', 'never'] as const
export type WebhookPlan = (typeof webhookPlans)[number]
/** How long a payer may wait before paying. */
export const waitSeconds = [5, 30, 120, 3600] as const

export type NewPayment = {
  ref: string
  reference: string
  amount: Money
  method: Method
  description: string
  live: boolean
  /** Null for a payment without a page. */
  returnUrl: string | null
  webhookUrl: string
}

/** The shop's name of who lets it keep a mandate, and what the bank calls that mandate. */
export type SavedMethod = { payer: string; mandate: string }

/**
 * A payer's word that the shop may take later payments by this method without a page. `isLeft`:
 * the payment that leaves it has been paid. `charges`: what becomes of a payment by it; of one
 * that stays open the payer decides later.
 */
export type Mandate = {
  id: string
  payer: string
  method: Method
  isLeft: boolean
  ended: boolean
  charges: Outcome | 'open'
  webhookPlan: WebhookPlan
  /** What the payer's bank calls one that was signed at the shop. */
  knownAs: string | null
}

/**
 * `settling`: decided, but not booked yet. `cameTwice`: the whole amount came once more.
 * `refundedMinor`: how much the shop has given back, and `chargedMinor` how much the payer's bank has
 * taken back, while not all of it is gone. `undone`: how many chargebacks of it that bank has undone.
 * `leaves`: the mandate that it leaves when it is paid; `byMandate`: the one that it was taken by.
 */
export type Payment = NewPayment & {
  status: ProviderStatus
  cameTwice: boolean
  refundedMinor: number
  chargedMinor: number
  undone: number
  settling: Outcome | null
  webhookPlan: WebhookPlan
  leaves: { id: string; ended: boolean } | null
  byMandate: string | null
}

/** No money of these has come, now or before. */
export const unpaid = ['open', 'failed', 'cancelled'] as const satisfies ProviderStatus[]

/** The mandate that a payment has left; null before it is paid, or where none was asked for. */
export const leftBy = ({ status, leaves }: Pick<Payment, 'status' | 'leaves'>) =>
  unpaid.some((one) => one === status) ? null : leaves

/** How much has come in all. */
export const cameOf = ({ amount: { minor }, cameTwice }: Pick<Payment, 'amount' | 'cameTwice'>) =>
  cameTwice ? 2 * minor : minor

/** How much of it is gone. */
export const backOf = (payment: Payment) =>
  payment.status === 'refunded' || payment.status === 'charged_back'
    ? cameOf(payment)
    : payment.refundedMinor + payment.chargedMinor

type PaymentHistory = Pick<Payment, 'status' | 'chargedMinor' | 'cameTwice'>
/** What may still come of this one: no second money comes again, and what was taken is undone. */
export const laterOutcomesOf = ({
  status,
  chargedMinor,
  cameTwice,
}: PaymentHistory): LaterOutcome[] =>
  laterOutcomes[status].filter((one) => {
    if (one === 'won_back') return status === 'charged_back' || chargedMinor > 0
    return !(cameTwice && one === 'paid_twice')
  })

const PARTS = 3

/** What the shop gives back as a part, once, at a payer's wish: a third of the amount. */
export const partOf = (payment: Payment): number => {
  const { status, amount } = payment
  const part = Math.floor(amount.minor / PARTS)
  const isThere = status === 'paid' || status === 'paid_twice' || status === 'won_back'
  return isThere && backOf(payment) === 0 ? part : 0
}

/** One attempt after the other to deliver a webhook; `answer` is what the last one got. */
export type Delivery = { tries: number; answer: string | null; done: boolean }

/** How fast the bank is, in milliseconds of real time. */
export type Pace = {
  /** How long a late webhook keeps everybody waiting. */
  lateMs: number
  /** How long a bank lets a direct debit wait. */
  debitMs: number
  /** How far an early webhook is ahead of the booking. */
  aheadMs: number
  /** What a slow bank takes to answer. */
  slowMs: number
  /** How long a webhook may take to be answered. */
  answerMs: number
  /** The pause before the second attempt; each one after doubles it. */
  retryFirstMs: number
  /** How often the queue is looked at when nothing rings. */
  pollMs: number
}

export const usualPace: Pace = {
  lateMs: 10_000,
  debitMs: 15_000,
  aheadMs: 3_000,
  slowMs: 8_000,
  answerMs: 15_000,
  retryFirstMs: 15_000,
  pollMs: 5_000,
}

export const REF = /^sb_[A-Za-z0-9_-]{22}$/
export const MANDATE = /^sm_[A-Za-z0-9_-]{22}$/
