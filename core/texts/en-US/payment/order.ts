import type { Over } from '#core/kernel/variants.ts'
import type { enOrder } from '#core/texts/en/payment/order.ts'

/** What American English says otherwise of an order. */
export const enUSOrder: Over<typeof enOrder> = {
  payment: { cancelled: { title: 'The payment was canceled', short: 'Canceled' } },
}
