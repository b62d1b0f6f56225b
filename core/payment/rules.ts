import { ok } from '#core/verdict.ts'
import { type Money, sameMoney } from './money.ts'

const DAY_MS = 24 * 3_600_000

/** The first question about a payment that is not final; later ones come at growing intervals. */
export const ASK_FIRST_MS = 5 * 60_000
export const ASK_LAST_MS = DAY_MS

/** So often is asked: for three weeks, longer than any method keeps people waiting. */
export const ASK_TIMES_MAX = 30

/** A paid payment is asked about so often, for as long as a bank may take its money back. */
export const REVERSAL_ASK_MS = 7 * DAY_MS
export const REVERSAL_DAYS = 120
export const REVERSAL_MS = REVERSAL_DAYS * DAY_MS

/** What a provider says of a payment, once asked. `reference` is our own id of it. */
export type Said = { reference: string; amount: Money; live: boolean }

/**
 * How a payment stands at its provider. `paid_twice`: the whole amount came twice; `refunded` and
 * `charged_back`: all that came has gone back, by the shop's will or by the payer's bank.
 */
export const providerStatuses = [
  'open',
  'paid',
  'failed',
  'cancelled',
  'paid_twice',
  'refunded',
  'charged_back',
] as const
export type ProviderStatus = (typeof providerStatuses)[number]

/** Amount, currency, payment and mode of what the provider says are those of the order (M11). */
export const matchesOrder = ({ order, said }: { order: Said; said: Said }) =>
  said.reference === order.reference &&
  sameMoney(said.amount, order.amount) &&
  said.live === order.live
    ? ok
    : 'payment_mismatch'

/** Whether the money has come, for an order whose code another payment has used up. */
export const isWithoutDiscount = (facts: { order: Said; said: Said; discountGone: boolean }) =>
  facts.discountGone ? matchesOrder(facts) : 'payment_mismatch'

/**
 * What a provider's answer means, as events in their order. Money that went back has come before,
 * so that an answer says all that led to it, whatever was heard until then.
 */
export const eventsOf = (status: ProviderStatus, said: Said) => {
  const paid = { type: 'paid', said } as const
  switch (status) {
    case 'open':
      return []
    case 'paid':
      return [paid]
    case 'paid_twice':
      return [paid, { type: 'paidTwice', said } as const]
    case 'refunded':
      return [paid, { type: 'refunded', said } as const]
    case 'charged_back':
      return [paid, { type: 'chargedBack', said } as const]
    default:
      return [{ type: status } as const]
  }
}

/**
 * The credits that an amount buys of an order that costs `fullMinor`: all of them for all of it,
 * else in proportion, rounded, and never none.
 */
export const creditsFor = ({
  credits,
  paidMinor,
  fullMinor,
}: {
  credits: number
  paidMinor: number
  fullMinor: number
}): number => Math.min(credits, Math.max(1, Math.round((credits * paidMinor) / fullMinor)))

/** How long to wait before asking again, when it was asked `times` times: 5 min, then growing. */
export const askAgainMs = (times: number): number =>
  Math.min(ASK_FIRST_MS * 2 ** Math.min(times, 20), ASK_LAST_MS)
