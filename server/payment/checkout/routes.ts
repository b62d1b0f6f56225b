import type { Clock } from '#core/kernel/ports.ts'
import type { creditsCalls } from '#core/payment/checkout/contract.ts'
import { marketOf } from '#core/payment/checkout/market.ts'
import { bundlesForSale, findBundle } from '#core/payment/checkout/pricing.ts'
import type { Bundle } from '#core/payment/checkout/values.ts'
import type { WebhookInbox } from '#core/payment/ports.ts'
import { countriesFor } from '#core/site/country.ts'
import type { AbandonCheckout } from '#server/payment/checkout/abandon-checkout.ts'
import type { PlaceOrder } from '#server/payment/checkout/place-order.ts'
import type { OfferMethods, Providers } from '#server/payment/checkout/providers.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/refusals.ts'
import { createDiscountRoutes, type DiscountDependencies } from '../discount/routes.ts'
import { assortmentToWire, bundleToWire, orderToWire } from '../to-wire.ts'

export type CheckoutRoutes = Pick<Handlers, keyof typeof creditsCalls>

/** What each bundle can be paid by in a country, at its price. */
const withMethods = (country: string, offerMethods: OfferMethods) => async (bundle: Bundle) => ({
  ...bundleToWire(bundle),
  ...(await offerMethods(country, bundle.price)),
})

type Dependencies = DiscountDependencies & {
  providers: Providers
  offerMethods: OfferMethods
  webhookInbox: WebhookInbox
  placeOrder: PlaceOrder
  abandonCheckout: AbandonCheckout
  clock: Clock
}

type OfferDependencies = Pick<Dependencies, 'payments' | 'providers' | 'offerMethods'>

const createLoadOffer =
  ({ payments, providers, offerMethods }: OfferDependencies): Handlers['GET /api/credits.php'] =>
  async ({ site, member }) => {
    const market = marketOf(site, member.paymentCountry)
    const [all, deliveryConsent] = await Promise.all([
      payments.bundles(site.id, market),
      payments.deliveryConsent(member.id),
    ])
    const { bundles: sold, free } = bundlesForSale(all)
    const bundles = await Promise.all(sold.map(withMethods(market.country, offerMethods)))
    const [first] = providers.values()
    return {
      ...assortmentToWire(market, { bundles, free }),
      keeps: [...(first?.savesMethods ?? [])],
      immediate_delivery_consent: deliveryConsent,
    }
  }

export const createCheckoutRoutes = (deps: Dependencies): CheckoutRoutes => {
  const { payments, providers, offerMethods, placeOrder, abandonCheckout, limit, clock } = deps
  return {
    'GET /api/credits.php': createLoadOffer(deps),

    /** So many amounts looks at nobody who buys; each is asked of the provider. */
    'GET /api/bundle.php': async ({ query, site, member }) => {
      const tooMany = await limit('codePerAccount', member.id)
      if (tooMany) return tooMany
      const market = marketOf(site, member.paymentCountry)
      const bundle = findBundle(await payments.bundles(site.id, market), query.bundle)
      if (!bundle) return refuse('not_found')
      return { bundle: await withMethods(market.country, offerMethods)(bundle) }
    },

    'GET /api/pricing.php': async ({ site, member, visitor }) => {
      const { countries } = site.settings
      const { country: found, chosenCountry: chosen } = visitor()
      const { geoip_selected_country } = countriesFor({ found, chosen, countries })
      const market = marketOf(site, member?.paymentCountry ?? geoip_selected_country)
      const { bundles, free } = bundlesForSale(await payments.bundles(site.id, market))
      return assortmentToWire(market, { bundles: bundles.map(bundleToWire), free })
    },

    'POST /api/order.php': async ({ body, member, site }) => {
      const tooMany = await limit('orderPerAccount', member.id)
      return (
        tooMany ?? placeOrder({ site, account: member.id, country: member.paymentCountry, body })
      )
    },

    'GET /api/order.php': async ({ query: { payment_id }, member }) => {
      const order = await payments.order(member.id, payment_id)
      return order ? { order: orderToWire(order) } : refuse('not_found')
    },

    'DELETE /api/order.php': async ({ body: { payment_id }, member }) => {
      const tooMany = await limit('webhookPerPayment', `left:${member.id}`)
      if (tooMany) return tooMany
      const order = await abandonCheckout({ account: member.id, payment: payment_id })
      return 'refused' in order ? order : { order: orderToWire(order) }
    },

    ...createDiscountRoutes(deps),

    /** A report that is refused is repeated by its provider, and every payment is asked about anyway. */
    'POST /api/webhook.php': async ({ query: { provider }, raw, source }) => {
      const ref = providers.get(provider)?.refOf(raw) ?? null
      if (ref === null) return {}
      const tooMany = (await payments.knows(provider, ref))
        ? await limit('webhookPerPayment', `${provider}:${ref}`)
        : await limit('webhookPerSource', source)
      if (tooMany) return tooMany
      await deps.webhookInbox.put(provider, ref, clock.now())
      return {}
    },
  }
}
