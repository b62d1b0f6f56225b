import type { Order } from '#core/payment/checkout/order.ts'

/** An order of Anna with a discount code. */
export const orderOf = (id: string, more: Partial<Order> = {}): Order => ({
  payment: id,
  account: 'anna',
  credits: 25,
  amount: { minor: 749, currency: 'EUR' },
  method: 'ideal',
  live: true,
  discount: { id: 'code', code: 'TIMEBONUS25', fullMinor: 999 },
  ...more,
})

/** What a provider reports of it. */
export const reportOf = ({ payment: reference, amount, live }: Order) => ({
  reference,
  amount,
  live,
})
