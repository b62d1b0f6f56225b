import type { OrderView } from '#core/payment/checkout/contract.ts'
import type { ReorderableOrder } from '#core/payment/reorder/contract.ts'
import type { Browser } from './client.ts'

export const reorderOffer = (member: Browser) => member.ask('GET /api/repeat-order.php')

export const firstOffered = async (member: Browser): Promise<ReorderableOrder> => {
  const [order] = (await reorderOffer(member)).orders
  if (!order) throw new Error('There is nothing to repeat')
  return order
}

export const orderBodyOf = ({
  payment_id,
  bundle,
  payment_method,
  price,
  mandate,
}: ReorderableOrder) => ({
  body: { payment_id, bundle, payment_method, amount: price, ...(mandate && { mandate }) },
})

export const reorder = async (member: Browser, order: ReorderableOrder): Promise<OrderView> =>
  (await member.ask('POST /api/order.php', orderBodyOf(order))).order
