import type { DiscountCode, OrderView } from '#core/payment/checkout/contract.ts'
import type { Market } from '#core/payment/checkout/market.ts'
import type { Bundle, FreeAmount } from '#core/payment/checkout/values.ts'
import { usableMethods } from '#core/payment/discount/fitting.ts'
import type { PlacedOrder } from '#core/payment/views.ts'
import { timeBonusForMember } from '#core/time-bonus/views.ts'
import type { FoundDiscount } from './discount/find-discount.ts'

/** A bundle as a call answers it. */
export const bundleToWire = ({ id, credits, price }: Bundle) => ({ id, credits, price })

type Assortment<B> = { bundles: B[]; free: FreeAmount | null }

/** What is for sale in a market; the free amount only where there is one. */
export const assortmentToWire = <B>(
  { country, vatBasisPoints }: Market,
  { bundles, free }: Assortment<B>,
) => ({
  country,
  bundles,
  vat_basis_points: vatBasisPoints,
  ...(free && {
    free_amount: { id: free.id, credits: free.credits, price: free.price, times: free.times },
  }),
})

export const orderToWire = ({ price, lifecycle, ...order }: PlacedOrder): OrderView => ({
  payment_id: order.payment,
  credits: order.credits,
  amount: price.total,
  payment_method: order.method,
  bank: order.bank,
  price_components: price.components,
  vat: price.vat,
  bundle: order.bundle,
  discount_code: order.discountCode,
  lifecycle: lifecycle as OrderView['lifecycle'],
  checkout_url: order.checkoutUrl,
  ...(order.isByMandate && { by_mandate: true as const }),
  immediate_delivery_consent: order.deliveryConsent,
  created_at: order.createdAt.toISOString(),
  completed_at: order.completedAt?.toISOString() ?? null,
  withdrawal: order.withdrawal,
})

/** A code that fits: one that does not is refused. */
export const discountToWire = ({ code, bonus }: FoundDiscount): DiscountCode => ({
  code: code.code,
  country: code.country,
  user_id: code.account,
  expires: code.expires?.toISOString() ?? null,
  value_percentage: code.percent,
  percentage: code.percent,
  currency: code.currency,
  minimum_order_value: code.minimumMinor,
  status: code.status,
  validity: code.validity,
  expired: false,
  paymentmethods: usableMethods(code),
  lifecycle: bonus && (timeBonusForMember(bonus) as DiscountCode['lifecycle']),
})
