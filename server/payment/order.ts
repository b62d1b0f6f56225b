import type { Plan } from '#core/cascade.ts'
import type { Body } from '#core/contract/contract.ts'
import type { OrderView } from '#core/contract/credits.ts'
import type { NewOrder } from '#core/payment/order.ts'
import { priceOf } from '#core/payment/pricing.ts'
import type { PaymentStore } from '#core/payment/store.ts'
import type { Site } from '#core/site/store.ts'
import type { Attempt, Dispatch } from '#server/dispatch.ts'
import { type Refused, refuse, refuseFields } from '#server/http/refusals.ts'
import { marketOf, methodsOf, type Providers } from './providers.ts'

type Wish = { site: Site; account: string; body: Body<'POST /api/order.php'> }
export type PlaceOrder = (wish: Wish) => Promise<{ order: OrderView } | Refused>

const viewOf = (plan: Plan, now: Date): OrderView => {
  const placed = plan.moves.find((move) => move.to === 'payment')
  if (placed?.event.type !== 'begin') throw new Error('An order begins a payment')
  const { record } = placed.event
  return {
    payment_id: placed.id,
    credits: record.credits,
    amount: record.price.total,
    payment_method: record.method,
    price_components: record.price.components,
    vat: record.price.vat,
    bundle: record.bundle,
    lifecycle: placed.next as never,
    checkout_url: null,
    created_at: now.toISOString(),
    completed_at: null,
  }
}

const fingerprintOf = ({ body: { bundle, payment_method } }: Wish) => `${payment_method} ${bundle}`

/** Places an order at the server's own price; the provider is asked by a job of the same commit. */
export const placingOrders = ({
  dispatch,
  payments,
  providers,
}: {
  dispatch: Dispatch
  payments: PaymentStore
  providers: Providers
}): PlaceOrder => {
  const recordOf = async ({ site, account, body }: Wish): Promise<NewOrder | string> => {
    const bundles = await payments.bundles(site.id, marketOf(site).currency)
    const bundle = bundles.find(({ id }) => id === body.bundle)
    if (!bundle) return 'not_found'
    const [provider] = providers.keys()
    if (!provider || !methodsOf(site, providers).includes(body.payment_method)) return 'no_method'
    return {
      site: site.id,
      account,
      bundle: bundle.id,
      credits: bundle.credits,
      method: body.payment_method,
      price: priceOf(bundle, { vatBasisPoints: site.vatBasisPoints }),
      provider,
    }
  }

  const attemptOf =
    (wish: Wish) =>
    async (now: Date): Promise<Attempt<{ order: OrderView }>> => {
      const id = wish.body.payment_id
      const record = await recordOf(wish)
      if (typeof record === 'string') return { refused: record }
      const { account, credits, method, price, provider } = record
      const live = providers.get(provider)?.live ?? false
      const begin = { payment: id, account, credits, amount: price.total, method, live }
      return {
        first: [{ to: 'payment', id, begin, record, must: true }],
        answer: (plan) => ({ order: viewOf(plan, now) }),
      }
    }

  return async (wish) => {
    const scope = `order:${wish.account}`
    const once = { scope, key: wish.body.payment_id, fingerprint: fingerprintOf(wish) }
    const placed = await dispatch({ once, attempt: attemptOf(wish) })
    if (placed.done) return placed.answer
    if (placed.why === 'no_method') return refuseFields({ payment_method: 'field_invalid' })
    return refuse(placed.why)
  }
}
