import type { InferEntity } from '@mikro-orm/postgresql'
import { type PlacedOrder, paymentForPayer } from '#core/payment/views.ts'
import type { Payment } from './schema.ts'

export type PaymentRow = Pick<
  InferEntity<typeof Payment>,
  | ('id' | 'bundle' | 'credits' | 'method' | 'bank' | 'price')
  | (
      | 'immediateDeliveryConsent'
      | 'state'
      | 'context'
      | 'createdAt'
      | 'completedAt'
      | 'withdrawal'
      | 'mandate'
    )
>

export const orderOf = (row: PaymentRow): PlacedOrder => ({
  payment: row.id,
  bundle: row.bundle,
  credits: row.credits,
  price: row.price,
  discountCode: row.context.discount?.code ?? null,
  method: row.method,
  bank: row.bank ?? null,
  isByMandate: Boolean(row.mandate),
  lifecycle: paymentForPayer(row),
  checkoutUrl: row.context.checkoutUrl,
  deliveryConsent: row.immediateDeliveryConsent,
  createdAt: row.createdAt,
  completedAt: row.completedAt ?? null,
  withdrawal: row.withdrawal ?? null,
})
