import type { Answer } from '#core/contract/contract.ts'
import type { MandateView, ReorderableOrder } from '#core/payment/reorder/contract.ts'
import type { Mandate } from '#core/payment/reorder/rules.ts'
import type { ReorderOffer, ReorderOffers } from '#core/payment/reorder/views.ts'

const offerToWire = ({ payment, method, lastAt, ...offer }: ReorderOffer): ReorderableOrder => ({
  ...offer,
  payment_id: payment,
  payment_method: method,
  last_at: lastAt.toISOString(),
})

/** Without what its provider calls it. */
const mandateToWire = ({ id, method, givenAt, debit }: Mandate): MandateView => ({
  id,
  payment_method: method,
  given_at: givenAt.toISOString(),
  debit: debit && { reference: debit.reference, iban_end: debit.ibanEnd },
})

export const reordersToWire = ({
  orders,
  vatBasisPoints,
  deliveryConsent,
  mandates,
}: ReorderOffers): Answer<'GET /api/repeat-order.php'> => ({
  orders: orders.map(offerToWire),
  vat_basis_points: vatBasisPoints,
  immediate_delivery_consent: deliveryConsent,
  mandates: mandates.map(mandateToWire),
})
