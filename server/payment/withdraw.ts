import type { Answer, Body } from '#core/contract/contract.ts'
import type { OrderView } from '#core/contract/credits.ts'
import type { PaymentStore } from '#core/payment/store.ts'
import {
  isOpen,
  type Lot,
  mayWithdraw,
  type Terms,
  termsOf,
  withdrawableSince,
} from '#core/payment/withdrawal/rules.ts'
import type { Clock, LifecycleStore } from '#core/ports.ts'
import type { Site } from '#core/site/store.ts'
import { ok } from '#core/verdict.ts'
import { type Attempt, type Dispatch, onceOf } from '#server/dispatch.ts'
import { type Refused, refuse } from '#server/http/refusals.ts'

type Whose = { site: Site; account: string }
type Wish = Whose & { body: Body<'POST /api/withdrawal.php'>; key: string | null }
type Withdrawn = Answer<'POST /api/withdrawal.php'>

export type Withdrawing = {
  look(whose: Whose): Promise<Answer<'GET /api/withdrawal.php'>>
  withdraw(wish: Wish): Promise<Withdrawn | Refused>
}

/** Withdrawal from a purchase, order by order (PAY-11, promise H3). */
export const withdrawing = ({
  dispatch,
  store,
  payments,
  clock,
}: {
  dispatch: Dispatch
  store: LifecycleStore
  payments: PaymentStore
  clock: Clock
}): Withdrawing => {
  const lotsFor = async ({ site, account }: Whose, now: Date) => {
    const { refund_days } = site.settings
    const lots = await payments.lots(account, withdrawableSince(now, refund_days))
    return lots.map((lot) => ({ lot, terms: termsOf(lot, refund_days) }))
  }

  const attemptOf =
    ({ body: { payment_id: id, credits: seen }, ...whose }: Wish) =>
    async (now: Date): Promise<Attempt<Withdrawn>> => {
      const order = await payments.order(whose.account, id)
      if (!order) return { refused: 'not_found' }
      if (order.withdrawal) return { answered: { order } }
      if (!order.completed_at) return { refused: 'not_now' }
      const found = (await lotsFor(whose, now)).find(({ lot }) => lot.payment === id)
      if (!found) return { refused: 'withdrawal_too_late' }
      const verdict = mayWithdraw({ terms: found.terms, seen, now })
      if (verdict !== ok) return { refused: verdict }
      return beginWithdrawal(order, found.terms, now)
    }

  const beginWithdrawal = async (order: OrderView, { unused, back }: Terms, now: Date) => {
    const id = order.payment_id
    const event = { type: 'giveBack', minor: back.minor, credits: unused, by: 'withdrawn' } as const
    const withdrawal = { at: now.toISOString(), credits: unused, amount: back }
    const found = await store.load('payment', id, now)
    return {
      first: [{ to: 'payment' as const, id, event, must: true }],
      answer: (plan: { moves: { id: string; next: unknown }[] }) => {
        const moved = plan.moves.findLast((move) => move.id === id)?.next
        return { order: { ...order, withdrawal, lifecycle: (moved ?? order.lifecycle) as never } }
      },
      loaded: new Map([[`payment:${id}` as const, found]]),
    }
  }

  return {
    look: async (whose) => {
      const now = clock.now()
      const all = await lotsFor(whose, now)
      const open = all.filter(({ lot, terms }) => isOpen(lot, terms, now))
      return { orders: open.map(({ lot, terms }) => viewOf(lot, terms)) }
    },
    withdraw: async (wish) => {
      const fingerprint = JSON.stringify(wish.body)
      const once = onceOf(wish.key, `withdrawal:${wish.account}`, fingerprint)
      const done = await dispatch({ once, attempt: attemptOf(wish) })
      return done.done ? done.answer : refuse(done.why)
    },
  }
}

const viewOf = (lot: Lot, { unused, back, until }: Terms) => ({
  payment_id: lot.payment,
  credits: lot.credits,
  unused,
  amount: lot.amount,
  back,
  paid_at: lot.paidAt.toISOString(),
  until: until.toISOString(),
})
