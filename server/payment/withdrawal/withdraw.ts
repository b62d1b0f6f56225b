import type { Answer, Body } from '#core/contract/contract.ts'
import type { Plan } from '#core/kernel/cascade.ts'
import type { Clock, LifecycleStore, Loaded } from '#core/kernel/ports.ts'
import { ok } from '#core/kernel/verdict.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import { type PlacedOrder, paymentForPayer } from '#core/payment/views.ts'
import {
  isOpen,
  mayWithdraw,
  type WithdrawablePurchase,
  type WithdrawalTerms,
  withdrawableSince,
  withdrawalTermsOf,
} from '#core/payment/withdrawal/rules.ts'
import type { Site } from '#core/site/ports.ts'
import { type Attempt, type Dispatch, idempotencyKeyOf } from '#server/platform/dispatch.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'
import { orderToWire } from '../to-wire.ts'

export type Buyer = { site: Site; account: string }
type WithdrawalBody = Body<'POST /api/withdrawal.php'>
type WithdrawalAnswer = Answer<'POST /api/withdrawal.php'>
export type WithdrawalState = { order: PlacedOrder; open: WithdrawablePurchase | null }

export type Withdrawals = {
  /** The orders that can still be withdrawn from, the latest first. */
  look(buyer: Buyer): Promise<WithdrawablePurchase[]>
  withdraw(
    request: Buyer & { body: WithdrawalBody; key: string | null },
  ): Promise<WithdrawalAnswer | Refused>
  /** How one order stands, whoever asks; null where the account has none such. */
  stateOf(buyer: Buyer, payment: string): Promise<WithdrawalState | null>
  /** Withdraws from an order for the sum that was shown: for a dispatch of whoever may. */
  attempt(buyer: Buyer, seen: WithdrawalBody, now: Date): Promise<Attempt<PlacedOrder>>
}

/** What is found for one caller, answered to another. */
export const answeredAs = <A, B>(attempt: Attempt<A>, as: (answer: A) => B): Attempt<B> => {
  if ('refused' in attempt) return attempt
  if ('answered' in attempt) return { answered: as(attempt.answered) }
  return { ...attempt, answer: (plan, wrote) => as(attempt.answer(plan, wrote)) }
}

const begin = (
  order: PlacedOrder,
  { unused, back }: WithdrawalTerms,
  { found, now }: { found: Loaded<'payment'> | null; now: Date },
): Attempt<PlacedOrder> => {
  const id = order.payment
  const event = { type: 'giveBack', minor: back.minor, credits: unused, by: 'withdrawn' } as const
  const withdrawal = { at: now.toISOString(), credits: unused, amount: back }
  return {
    first: [{ to: 'payment' as const, id, event, must: true }],
    answer: (plan: Plan) => {
      const moved = plan.moves.findLast((move) => move.to === 'payment' && move.id === id)
      const lifecycle = moved?.to === 'payment' ? paymentForPayer(moved.next) : order.lifecycle
      return { ...order, withdrawal, lifecycle }
    },
    loaded: new Map([[`payment:${id}` as const, found]]),
  }
}

/** Withdrawal from a purchase, order by order (PAY-11, promise H3). */
export const createWithdrawals = ({
  dispatch,
  store,
  payments,
  clock,
}: {
  dispatch: Dispatch
  store: LifecycleStore
  payments: PaymentStore
  clock: Clock
}): Withdrawals => {
  const lotsFor = async ({ site, account }: Buyer, now: Date) => {
    const { refund_days } = site.settings
    const lots = await payments.lots(account, withdrawableSince(now, refund_days))
    return lots.map((lot) => ({ lot, terms: withdrawalTermsOf(lot, refund_days) }))
  }

  const openFor = async (buyer: Buyer, now: Date) => {
    const all = await lotsFor(buyer, now)
    return all.filter(({ lot, terms }) => isOpen(lot, terms, now))
  }

  /**
   * Read in this order a withdrawal in another tab is never half seen: after the first line it is a
   * conflict, which is tried again, and before the last one it is what this one answers too.
   */
  const attempt: Withdrawals['attempt'] = async (buyer, { payment_id: id, credits: seen }, now) => {
    const found = await store.load('payment', id, now)
    const terms = (await lotsFor(buyer, now)).find(({ lot }) => lot.payment === id)?.terms
    const order = await payments.order(buyer.account, id)
    if (!order) return { refused: 'not_found' }
    if (order.withdrawal) return { answered: order }
    if (!order.completedAt) return { refused: 'not_now' }
    if (!terms) return { refused: 'withdrawal_too_late' }
    const verdict = mayWithdraw({ terms, seen, now })
    if (verdict !== ok) return { refused: verdict }
    return begin(order, terms, { found, now })
  }

  return {
    look: (buyer) => openFor(buyer, clock.now()),
    withdraw: async ({ body, key, ...buyer }) => {
      const idempotency = idempotencyKeyOf(key, `withdrawal:${buyer.account}`, JSON.stringify(body))
      const done = await dispatch({
        idempotency,
        attempt: async (now) =>
          answeredAs(await attempt(buyer, body, now), (order) => ({ order: orderToWire(order) })),
      })
      return done.done ? done.answer : refuse(done.why)
    },
    stateOf: async (buyer, payment) => {
      const [order, open] = await Promise.all([
        payments.order(buyer.account, payment),
        openFor(buyer, clock.now()),
      ])
      return order && { order, open: open.find(({ lot }) => lot.payment === payment) ?? null }
    },
    attempt,
  }
}
