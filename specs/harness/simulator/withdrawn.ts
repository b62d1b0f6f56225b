import type { MoveOf, Plan } from '#core/kernel/cascade.ts'
import { type PlacedOrder, paymentForPayer } from '#core/payment/views.ts'
import { type CreditPurchase, unusedOf } from '#core/payment/withdrawal/rules.ts'
import { storedIn, type Tables } from './tables.ts'

/** One of the account's own orders. */
export const orderIn = (tables: Tables, account: string, id: string): PlacedOrder | null => {
  const order = tables.orders.get(id)
  const stored = storedIn(tables, 'payment', id)
  if (order?.record.account !== account || !stored) return null
  const { record, createdMs, completedMs, withdrawal } = order
  const { bundle, credits, price, method, bank = null } = record
  return {
    payment: id,
    bundle,
    credits,
    price,
    method,
    bank,
    withdrawal,
    deliveryConsent: record.deliveryConsent,
    discountCode: stored.context.discount?.code ?? null,
    isByMandate: Boolean(record.mandate),
    lifecycle: paymentForPayer(stored),
    checkoutUrl: stored.context.checkoutUrl,
    createdAt: new Date(createdMs),
    completedAt: completedMs === null ? null : new Date(completedMs),
  }
}

/** Credits that came before their money are no part of what was paid for. */
export const inAdvanceOf = (tables: Tables, account: string) =>
  [...tables.orders]
    .filter(([, { record }]) => record.account === account)
    .reduce((sum, [id]) => sum + (storedIn(tables, 'payment', id)?.context.advanced ?? 0), 0)

export type Lots = (tables: Tables, account: string, since: Date) => CreditPurchase[]

/** What a member paid for from an instant on, the latest first, and what is left of it. */
export const lotsIn: Lots = (tables, account, since) => {
  const paid = [...tables.orders]
    .filter(([, { record, completedMs }]) => record.account === account && completedMs !== null)
    .filter(([, { completedMs }]) => (completedMs ?? 0) >= since.getTime())
    .sort(([a, one], [b, other]) => {
      return (other.completedMs ?? 0) - (one.completedMs ?? 0) || (a < b ? 1 : -1)
    })
  const balance = tables.wallets.get(account)?.balance ?? 0
  const outstanding = inAdvanceOf(tables, account)
  let later = 0
  return paid.flatMap(([payment, { record, completedMs, withdrawal }]): CreditPurchase[] => {
    const stored = storedIn(tables, 'payment', payment)
    if (!stored) return []
    const { granted, returned, paidMinor, backMinor, amount } = stored.context
    const own = granted - returned
    const lot: CreditPurchase = {
      payment,
      paidAt: new Date(completedMs ?? 0),
      credits: record.credits,
      amount,
      own,
      left: { ...amount, minor: paidMinor - backMinor },
      later,
      balance: Math.max(0, balance - outstanding),
      withdrawn: withdrawal !== null,
    }
    later += own
    return [lot]
  })
}

/** The move by which a member withdraws from an order, where a plan has one. */
export const withdrawalIn = (moves: Plan['moves']) => {
  const move = moves.find(({ event }) => event.type === 'giveBack' && event.by === 'withdrawn')
  return (move as MoveOf<'payment'> | undefined) ?? null
}

/** Whether other credits are unused by now than the member was told, as the write finds it. */
export const isWithdrawalChanged = (tables: Tables, { moves }: Plan, lots: Lots): boolean => {
  const move = withdrawalIn(moves)
  if (move?.event.type !== 'giveBack') return false
  const { account } = move.next.context
  const paidAt = new Date(tables.orders.get(move.id)?.completedMs ?? 0)
  const lot = lots(tables, account, paidAt).find(({ payment }) => payment === move.id)
  return !lot || unusedOf(lot) !== move.event.credits
}
