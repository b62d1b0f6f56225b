import { firstDay, isWorkingDay } from '#core/kernel/bank-days.ts'
import { beginningOf, dayOf, daysAfter } from '#core/kernel/day.ts'
import { type Money, roundMinor } from '#core/kernel/money.ts'
import { ok } from '#core/kernel/verdict.ts'

/** So many days one may withdraw from a purchase; a site may give more (`refund_days`). */
export const WITHDRAWAL_DAYS = 14

/** So many days one may withdraw where a site says `refundDays`. */
export const withdrawalDays = (refundDays: number): number => Math.max(WITHDRAWAL_DAYS, refundDays)

/** A period that would end on a holiday or in a weekend ends so many days later, at most. */
const CLOSED_DAYS = 5

/**
 * The instant from which on it is too late. The day of the payment does not count, the last one
 * does to its midnight, and where that is no working day the first one after it does.
 */
export const withdrawableUntil = (paidAt: Date, refundDays: number): Date => {
  const last = firstDay(daysAfter(dayOf(paidAt), withdrawalDays(refundDays)), isWorkingDay)
  return beginningOf(daysAfter(last, 1))
}

/** The first instant of payment from which on it may be open still. */
export const withdrawableSince = (now: Date, refundDays: number): Date =>
  beginningOf(daysAfter(dayOf(now), -withdrawalDays(refundDays) - CLOSED_DAYS))

/**
 * A paid order, with the credits that it has brought, and what is left of it. `own`: its credits
 * that were not taken back, `left`: its money that did not go back. `later`: such credits of the
 * orders paid after it. `balance`: what the member has in all. `amount`: what was paid for it.
 */
export type CreditPurchase = {
  payment: string
  paidAt: Date
  credits: number
  amount: Money
  own: number
  left: Money
  later: number
  balance: number
  withdrawn: boolean
}

/**
 * How many credits of an order are unused: what is spent comes from those that were free, then from
 * the oldest order. So the balance is of the latest orders, and what they do not account for is of
 * this one.
 */
export const unusedOf = ({
  balance,
  later,
  own,
}: Pick<CreditPurchase, 'balance' | 'later' | 'own'>): number =>
  Math.max(0, Math.min(balance - later, own))

/** The money for unused credits: in proportion, rounded half up; all of it for all of them. */
export const moneyFor = (
  unused: number,
  { own, left }: Pick<CreditPurchase, 'own' | 'left'>,
): Money => ({
  ...left,
  minor: own === 0 ? 0 : roundMinor((left.minor * unused) / own),
})

/** A withdrawal as it was accepted: when, and what goes and comes back for it. */
export type Withdrawal = { at: string; credits: number; amount: Money }

export type WithdrawalTerms = { unused: number; back: Money; until: Date }

/** An order that can be withdrawn from, and on which terms now. */
export type WithdrawablePurchase = { lot: CreditPurchase; terms: WithdrawalTerms }

export const withdrawalTermsOf = (lot: CreditPurchase, refundDays: number): WithdrawalTerms => {
  const unused = unusedOf(lot)
  return {
    unused,
    back: moneyFor(unused, lot),
    until: withdrawableUntil(lot.paidAt, refundDays),
  }
}

/** Whether the period runs still, for an order that was not withdrawn from before. */
export const isOpen = (
  { withdrawn }: Pick<CreditPurchase, 'withdrawn'>,
  { until }: WithdrawalTerms,
  now: Date,
) => now < until && !withdrawn

/** Whether an order can be withdrawn from, by what its buyer was told: `seen` unused credits. */
export const mayWithdraw = ({
  terms,
  seen,
  now,
}: {
  terms: WithdrawalTerms
  seen: number
  now: Date
}) => {
  if (now >= terms.until) return 'withdrawal_too_late'
  if (terms.back.minor === 0) return 'withdrawal_nothing'
  return seen === terms.unused ? ok : 'withdrawal_changed'
}
