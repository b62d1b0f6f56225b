import type { creditsCalls } from '#core/payment/checkout/contract.ts'
import { marketOf } from '#core/payment/checkout/market.ts'
import { findBundle } from '#core/payment/checkout/pricing.ts'
import { usableMethods } from '#core/payment/discount/fitting.ts'
import { type Code, WELCOME_DISCOUNT_CODE } from '#core/payment/discount/rules.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import type { FindDiscount } from '#server/payment/discount/find-discount.ts'
import type { StayOffer } from '#server/payment/discount/stay-offer.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/refusals.ts'
import type { LimitCall } from '#server/platform/limiting.ts'
import { discountToWire } from '../to-wire.ts'

type DiscountCall = Extract<keyof typeof creditsCalls, `${string} /api/discountcode.php${string}`>
export type DiscountDependencies = {
  payments: PaymentStore
  findDiscount: FindDiscount
  stayOffer: StayOffer
  limit: LimitCall
}

const choosable = ['code_below_minimum', 'code_other_method']

/** What an order has to be for a code that does not fit it, where its buyer can choose that. */
const wantedBy = (why: string, code: Code) => {
  const { currency, minimumMinor: minor } = code
  if (why === 'code_below_minimum') return currency ? { minimum: { minor, currency } } : {}
  const methods = usableMethods(code)
  return methods ? { methods } : {}
}

export const createDiscountRoutes = ({
  payments,
  findDiscount,
  stayOffer,
  limit,
}: DiscountDependencies): Pick<Handlers, DiscountCall> => ({
  /** So often asks nobody who does not guess. */
  'GET /api/discountcode.php': async ({
    query: { code, bundle: id, payment_method: method },
    site,
    member,
  }) => {
    const tooMany = await limit('codePerAccount', member.id)
    if (tooMany) return tooMany
    const market = marketOf(site, member.paymentCountry)
    const bundles = id === undefined ? [] : await payments.bundles(site.id, market)
    const bundle = id === undefined ? null : findBundle(bundles, id)
    if (id !== undefined && !bundle) return refuse('not_found')
    const order = bundle ? { price: bundle.price, method: method ?? null } : null
    const found = await findDiscount({ site, account: member.id, code, order })
    if (typeof found !== 'string') return { discount: discountToWire(found) }
    const known = choosable.includes(found) ? await payments.code(site.id, code) : null
    return refuse(found, known ? wantedBy(found, known) : {})
  },

  'GET /api/discountcode.php?welcome=true': async ({ site, member }) => {
    const welcome = { site, account: member.id, code: WELCOME_DISCOUNT_CODE, order: null }
    const found = await findDiscount(welcome)
    return typeof found === 'string' ? refuse(found) : { discount: discountToWire(found) }
  },

  'GET /api/discountcode.php?stay=true': async ({ site, member }) => {
    const offer = await stayOffer.look({ site, account: member.id })
    return {
      offer: offer && {
        percentage: offer.percent,
        discount: offer.taken && discountToWire(offer.taken),
      },
    }
  },

  'POST /api/discountcode.php?stay=true': async ({ site, member }) => {
    const tooMany = await limit('codePerAccount', member.id)
    if (tooMany) return tooMany
    const taken = await stayOffer.take({ site, account: member.id })
    return 'refused' in taken ? taken : { discount: discountToWire(taken) }
  },
})
