import { saleDateOf } from '#core/payment/views.ts'
import type { LinkedOrder, Withdrawable } from '#core/payment/withdrawal/contract.ts'
import type { WithdrawablePurchase } from '#core/payment/withdrawal/rules.ts'
import type { NamedOrder } from './withdraw-by-link.ts'

export const withdrawableToWire = ({ lot, terms }: WithdrawablePurchase): Withdrawable => ({
  payment_id: lot.payment,
  credits: lot.credits,
  unused: terms.unused,
  amount: lot.amount,
  back: terms.back,
  paid_at: lot.paidAt.toISOString(),
  until: terms.until.toISOString(),
})

export const linkedToWire = ({ name, order, open }: NamedOrder): LinkedOrder => ({
  name,
  payment_id: order.payment,
  credits: order.credits,
  amount: order.price.total,
  paid_at: saleDateOf(order).toISOString(),
  open: open && withdrawableToWire(open),
  withdrawal: order.withdrawal,
})
