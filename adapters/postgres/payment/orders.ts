import type { InferEntity } from '@mikro-orm/postgresql'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import { paymentForPayer } from '#core/payment/views.ts'
import type { Payment } from './schema.ts'

export type PaymentRow = Pick<
  InferEntity<typeof Payment>,
  | ('id' | 'bundle' | 'credits' | 'method' | 'bank' | 'price')
  | ('state' | 'context' | 'createdAt' | 'completedAt' | 'withdrawal' | 'mandate')
>

/** An order as the contract answers it. */
export const orderOf = (payment: PaymentRow): OrderView => ({
  payment_id: payment.id,
  credits: payment.credits,
  amount: payment.price.total,
  payment_method: payment.method,
  bank: payment.bank ?? null,
  price_components: payment.price.components,
  vat: payment.price.vat,
  bundle: payment.bundle,
  discount_code: payment.context.discount?.code ?? null,
  lifecycle: paymentForPayer(payment) as OrderView['lifecycle'],
  checkout_url: payment.context.checkoutUrl,
  ...(payment.mandate && { by_mandate: true as const }),
  created_at: payment.createdAt.toISOString(),
  completed_at: payment.completedAt?.toISOString() ?? null,
  withdrawal: payment.withdrawal ?? null,
})
