import { marketOf } from '#core/payment/checkout/market.ts'
import { findBundle } from '#core/payment/checkout/pricing.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'
import type { OrderRequest } from './place-order.ts'
import type { OfferedMethods, OfferMethods } from './providers.ts'

/**
 * Whether it can be paid as wished: by a method that is offered, at a bank where one chooses, and by
 * direct debit in euros alone.
 */
export const checkMethod = (
  { methods, banks }: OfferedMethods,
  { payment_method, bank, mandate, amount }: OrderRequest['body'],
) => {
  const isDebit = payment_method === 'directdebit'
  if (isDebit && amount.currency !== 'EUR') return 'no_method'
  if (isDebit && mandate !== undefined && bank === undefined) return 'ok'
  if (!methods.includes(payment_method)) return 'no_method'
  const choice = banks[payment_method]
  const isFit = choice ? choice.some(({ id }) => id === bank) : bank === undefined
  return isFit ? 'ok' : 'no_bank'
}

type Dependencies = { payments: Pick<PaymentStore, 'bundles'>; offerMethods: OfferMethods }

/** The refusal names the methods that this bundle can be paid by instead. */
export const createRefuseEndedMethod =
  ({ payments, offerMethods }: Dependencies) =>
  async ({ site, country, body }: OrderRequest): Promise<Refused> => {
    const market = marketOf(site, country)
    const bundle = findBundle(await payments.bundles(site.id, market), body.bundle)
    if (!bundle) return refuse('not_found')
    const { methods } = await offerMethods(market.country, bundle.price)
    return refuse('method_ended', { method: body.payment_method, methods })
  }
