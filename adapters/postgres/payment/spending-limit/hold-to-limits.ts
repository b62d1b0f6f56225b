import { ok } from '#core/kernel/verdict.ts'
import type { NewOrder } from '#core/payment/checkout/order.ts'
import { mayBuy } from '#core/payment/spending-limit/rules.ts'
import { NotWritten } from '../../platform/plan/refusals.ts'
import type { Queryable } from '../../platform/statement.ts'
import { limitsOf, lockLimits, spendingOf } from './queries.ts'

/**
 * Of orders placed at once each waits for the one before it, so that together they never pass a
 * limit that their buyer has set (PAY-12). Where there is none nobody waits.
 */
export const holdToLimits = async (
  on: Queryable,
  { account, price: { total: amount } }: Pick<NewOrder, 'account' | 'price'>,
  now: Date,
): Promise<void> => {
  const rows = await lockLimits(on, { account })
  if (rows.length === 0) return
  const { limits, spent } = await spendingOf(on, account, {
    limits: limitsOf(rows),
    currency: amount.currency,
    now,
  })
  if (mayBuy({ limits, spent, amount, now }) !== ok) throw new NotWritten('spending_limit')
}
