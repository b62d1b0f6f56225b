import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { Clock, Ids } from '#core/kernel/ports.ts'
import { marketOf } from '#core/payment/checkout/market.ts'
import { bundlesForSale, findBundle } from '#core/payment/checkout/pricing.ts'
import type { Bundle } from '#core/payment/checkout/values.ts'
import type { DirectDebitStore } from '#core/payment/direct-debit/ports.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import type { MandateStore } from '#core/payment/reorder/ports.ts'
import {
  type LastOrder,
  REORDERS_MAX,
  type Reorder,
  reordersOf,
} from '#core/payment/reorder/rules.ts'
import type { ReorderOffer, ReorderOffers } from '#core/payment/reorder/views.ts'
import type { Site } from '#core/site/ports.ts'
import { type Dispatch, type IdempotencyKey, idempotencyKeyOf } from '#server/platform/dispatch.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'
import type { WriteIdempotently } from '#server/platform/idempotency/write-once.ts'
import { canCharge, type OfferMethods, type Providers } from '../checkout/providers.ts'

/** `country`: where the member buys. */
type ReorderBuyer = { site: Site; account: string; country: string }

export type Reorders = {
  look(buyer: ReorderBuyer): Promise<ReorderOffers>
  remove(request: {
    account: string
    id: string
    key: string | null
  }): Promise<Record<never, never> | Refused>
}

/** So much of a free amount as was bought lately: each amount is a bundle of its own. */
const freeAmountsOf = (orders: readonly LastOrder[], sold: readonly Bundle[]): Bundle[] => {
  const latest = orders.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const names = new Set(latest.map(({ bundle }) => bundle))
  for (const { id } of sold) names.delete(id)
  return [...names].flatMap((name) => findBundle(sold, name) ?? []).slice(0, REORDERS_MAX)
}

/** One for direct debit ends by its chart; one that has ended already stays as it is. */
const cancelBy =
  (dispatch: Dispatch) =>
  async (
    id: string,
    idempotency: IdempotencyKey | null,
  ): Promise<Record<never, never> | Refused> => {
    const first: FirstEvent[] = [{ to: 'mandate', id, event: { type: 'cancel' }, must: true }]
    const done = await dispatch({
      idempotency,
      attempt: async () => ({ first, answer: () => ({}) }),
    })
    return done.done || done.why === 'not_now' ? {} : refuse(done.why)
  }

type Dependencies = {
  mandates: MandateStore
  payments: PaymentStore
  providers: Providers
  offerMethods: OfferMethods
  writeOnce: WriteIdempotently
  ids: Pick<Ids, 'ofPair'>
  clock: Clock
  debits: Pick<DirectDebitStore, 'paper'>
  dispatch: Dispatch
}
type LookDependencies = Pick<
  Dependencies,
  'mandates' | 'payments' | 'providers' | 'offerMethods' | 'ids'
>

const createLook =
  ({ mandates, payments, providers, offerMethods, ids }: LookDependencies): Reorders['look'] =>
  async ({ site, account, country: chosen }) => {
    const market = marketOf(site, chosen)
    const [bought, bundles, deliveryConsent] = await Promise.all([
      mandates.look(account),
      payments.bundles(site.id, market),
      payments.deliveryConsent(account),
    ])
    const kept = bought.mandates.filter((one) => canCharge(providers, one))
    const debit = kept.filter(({ method }) => method === 'directdebit').map(({ method }) => method)
    const sold = await Promise.all(
      [...bundlesForSale(bundles).bundles, ...freeAmountsOf(bought.orders, bundles)].map(
        async (one) => {
          const { methods, banks } = await offerMethods(market.country, one.price)
          return { ...one, methods: [...methods, ...debit], banks }
        },
      ),
    )
    const offerOf = ({ bundle, method, bank, at, way }: Reorder): ReorderOffer => {
      const one = sold.find(({ id }) => id === bundle)
      if (!one) throw new Error(`${bundle} is not for sale`)
      return {
        payment: ids.ofPair(`${account} ${bought.last}`, `${bundle} ${method} ${way}`),
        bundle,
        credits: one.credits,
        price: one.price,
        method,
        way,
        bank: one.banks[method]?.find(({ id }) => id === bank) ?? null,
        lastAt: at,
        mandate:
          way === 'mandate' ? (kept.find((each) => each.method === method)?.id ?? null) : null,
      }
    }
    return {
      orders: reordersOf(bought.orders, { sold, mandates: kept }).map(offerOf),
      vatBasisPoints: market.vatBasisPoints,
      deliveryConsent,
      mandates: bought.mandates,
    }
  }

/** What a member bought before and can buy again by one click, and the ways of paying for it. */
export const createReorders = ({
  writeOnce,
  clock,
  debits,
  dispatch,
  ...deps
}: Dependencies): Reorders => ({
  look: createLook(deps),

  remove: async ({ account, id, key }) => {
    const idempotency = idempotencyKeyOf(key, `mandate:${account}`, id)
    const paper = await debits.paper(id)
    if (paper?.account === account) return cancelBy(dispatch)(id, idempotency)
    return writeOnce(idempotency, (remember) =>
      deps.mandates.remove({ account, id, now: clock.now(), remember }),
    )
  },
})
