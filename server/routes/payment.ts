import type { creditsCalls } from '#core/contract/credits.ts'
import { WELCOME_DISCOUNT_CODE } from '#core/payment/discount/rules.ts'
import type { Bundle } from '#core/payment/pricing.ts'
import type { PaymentStore, WebhookInbox } from '#core/payment/store.ts'
import type { Clock } from '#core/ports.ts'
import type { Site } from '#core/site/store.ts'
import type { Limiting } from '#server/account/limiting.ts'
import type { Handlers } from '#server/http/handler.ts'
import { refuse } from '#server/http/refusals.ts'
import { type FindDiscount, viewOf } from '#server/payment/discounts.ts'
import type { PlaceOrder } from '#server/payment/order.ts'
import { marketOf, type Offering, type Providers } from '#server/payment/providers.ts'
import type { StayOffer } from '#server/payment/stay-offer.ts'

export type PaymentRoutes = Pick<Handlers, keyof typeof creditsCalls>

/** What each bundle can be paid by, at its price. */
const withMethods = (site: Site, offering: Offering) => async (bundle: Bundle) => {
  const methods = await offering(site, bundle.price)
  return { ...bundle, methods }
}

export const paymentRoutes = ({
  payments,
  providers,
  offering,
  inbox,
  placeOrder,
  findDiscount,
  stayOffer,
  limit,
  clock,
}: {
  payments: PaymentStore
  providers: Providers
  offering: Offering
  inbox: WebhookInbox
  placeOrder: PlaceOrder
  findDiscount: FindDiscount
  stayOffer: StayOffer
  limit: Limiting
  clock: Clock
}): PaymentRoutes => ({
  'GET /api/credits.php': async ({ site }) => {
    const sold = await payments.bundles(site.id, marketOf(site).currency)
    const bundles = await Promise.all(sold.map(withMethods(site, offering)))
    return { bundles, vat_basis_points: site.vatBasisPoints }
  },

  'POST /api/order.php': async ({ body, member, site }) => {
    const tooMany = await limit('orderPerAccount', member.id)
    return tooMany ?? placeOrder({ site, account: member.id, body })
  },

  'GET /api/order.php': async ({ query: { payment_id }, member }) => {
    const order = await payments.order(member.id, payment_id)
    return order ? { order } : refuse('not_found')
  },

  /** So often asks nobody who does not guess. */
  'GET /api/discountcode.php': async ({ query: { code, bundle: id }, site, member }) => {
    const tooMany = await limit('codePerAccount', member.id)
    if (tooMany) return tooMany
    const bundles = id === undefined ? [] : await payments.bundles(site.id, marketOf(site).currency)
    const bundle = bundles.find((one) => one.id === id)
    if (id !== undefined && !bundle) return refuse('not_found')
    const order = bundle ? { price: bundle.price, method: null } : null
    const found = await findDiscount({ site, account: member.id, code, order })
    return typeof found === 'string' ? refuse(found) : { discount: viewOf(found) }
  },

  'GET /api/discountcode.php?welcome=true': async ({ site, member }) => {
    const welcome = { site, account: member.id, code: WELCOME_DISCOUNT_CODE, order: null }
    const found = await findDiscount(welcome)
    return typeof found === 'string' ? refuse(found) : { discount: viewOf(found) }
  },

  'GET /api/discountcode.php?stay=true': async ({ site, member }) => ({
    offer: await stayOffer.look({ site, account: member.id }),
  }),

  'POST /api/discountcode.php?stay=true': async ({ site, member }) => {
    const tooMany = await limit('codePerAccount', member.id)
    return tooMany ?? stayOffer.take({ site, account: member.id })
  },

  'GET /api/transactions.php': async ({ member }) => payments.transactions(member.id),

  /** A report that is refused is repeated by its provider, and every payment is asked about anyway. */
  'POST /api/webhook.php': async ({ query: { provider }, raw, source }) => {
    const ref = providers.get(provider)?.refOf(raw) ?? null
    if (ref === null) return {}
    const tooMany = (await payments.knows(provider, ref))
      ? await limit('webhookPerPayment', `${provider}:${ref}`)
      : await limit('webhookPerSource', source)
    if (tooMany) return tooMany
    await inbox.put(provider, ref, clock.now())
    return {}
  },
})
