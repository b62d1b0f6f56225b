import type { Body } from '#core/contract/contract.ts'
import type { FirstEvent, Plan } from '#core/kernel/cascade.ts'
import { type Money, sameMoney } from '#core/kernel/money.ts'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import {
  IMMEDIATE_DELIVERY_VERSION,
  isConsentRefusal,
  mayDeliverAtOnce,
} from '#core/payment/checkout/immediate-delivery.ts'
import { marketOf } from '#core/payment/checkout/market.ts'
import type { NewOrder, OrderDiscount } from '#core/payment/checkout/order.ts'
import { findBundle, priceOf } from '#core/payment/checkout/pricing.ts'
import type { DirectDebitStore } from '#core/payment/direct-debit/ports.ts'
import { hasEnded } from '#core/payment/methods.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import type { MandateStore } from '#core/payment/reorder/ports.ts'
import { SAVED_METHOD_CONSENT } from '#core/payment/reorder/rules.ts'
import { creditsFor } from '#core/payment/rules.ts'
import { type PlacedOrder, paymentForPayer } from '#core/payment/views.ts'
import type { Site } from '#core/site/ports.ts'
import type { Attempt, Dispatch } from '#server/platform/dispatch.ts'
import { type Refused, refuse, refuseFields } from '#server/platform/http/refusals.ts'
import { advanceOf } from '../direct-debit/advance.ts'
import type { FindDiscount, FoundDiscount } from '../discount/find-discount.ts'
import type { SpendingLimits } from '../spending-limit/spending-limit.ts'
import { orderToWire } from '../to-wire.ts'
import { checkMethod, createRefuseEndedMethod } from './payable-methods.ts'
import { canCharge, type OfferMethods, type Providers } from './providers.ts'

/** `country`: where the member buys, as the account says. */
export type OrderRequest = {
  site: Site
  account: string
  country: string
  body: Body<'POST /api/order.php'>
}
export type PlaceOrder = (request: OrderRequest) => Promise<{ order: OrderView } | Refused>

const placedIn = (plan: Plan, now: Date): PlacedOrder => {
  const placed = plan.moves.find((move) => move.to === 'payment')
  if (placed?.event.type !== 'begin') throw new Error('An order begins a payment')
  const { record } = placed.event
  return {
    payment: placed.id,
    bundle: record.bundle,
    credits: record.credits,
    price: record.price,
    discountCode: placed.next.context.discount?.code ?? null,
    method: record.method,
    bank: record.bank ?? null,
    isByMandate: Boolean(record.mandate),
    deliveryConsent: record.deliveryConsent,
    lifecycle: paymentForPayer(placed.next),
    checkoutUrl: null,
    createdAt: now,
    completedAt: null,
    withdrawal: null,
  }
}

/** A second tab that asks for the same order may have shown the box, or not. */
const fingerprintOf = ({
  body: { payment_id: _, immediate_delivery_consent: __, ...fields },
}: OrderRequest) =>
  Object.entries(fields)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, value]) =>
        `${name} ${typeof value === 'object' ? Object.values(value).join(' ') : value}`,
    )
    .join('\n')

type OrderRecord = { record: NewOrder; discount: OrderDiscount | null }
/** Who takes the money: by what was kept for that, or the first provider. */
type PaymentRoute = { provider: string; mandate: string | null }

/** The use of the code is begun with the order, where another order has not begun it before. */
const beginsOf = (
  id: string,
  { record, discount }: OrderRecord,
  { live, advance }: { live: boolean; advance: number },
): FirstEvent[] => {
  const { site, account, credits, price, method } = record
  const ordered = { payment: id, account, credits, amount: price.total, method, live, discount }
  const begin = { ...ordered, ...(advance > 0 && { advance }) }
  const order: FirstEvent = { to: 'payment', id, begin, record, must: true }
  if (!discount) return [order]
  const { id: use, code } = discount
  const used = { site, code, account }
  return [{ to: 'discount', id: use, begin: { discount: use }, record: used, must: false }, order]
}

const discountOf = async (
  find: FindDiscount,
  { site, account, body }: OrderRequest,
  price: Money,
) => {
  if (body.discount_code === undefined) return null
  const order = { price, method: body.payment_method }
  return find({ site, account, code: body.discount_code, order })
}

const begunWith = ({ id, code }: FoundDiscount, price: Money): OrderDiscount => ({
  id,
  code: code.code,
  fullMinor: price.minor,
  ...(code.firstPurchaseOnly && { firstPurchaseOnly: true }),
})

type Dependencies = {
  dispatch: Dispatch
  payments: PaymentStore
  providers: Providers
  offerMethods: OfferMethods
  findDiscount: FindDiscount
  spendingLimits: Pick<SpendingLimits, 'refusal'>
  mandates: Pick<MandateStore, 'active'>
  debits: Pick<DirectDebitStore, 'facts' | 'advanceFacts'>
}

/** By the mandate that is named, as long as it holds and is for this method; or why not. */
const routeFor = async (
  { providers, mandates }: Pick<Dependencies, 'providers' | 'mandates'>,
  { account, body: { mandate: id, keep, payment_method } }: OrderRequest,
): Promise<PaymentRoute | string> => {
  if (id !== undefined) {
    const mandate = await mandates.active(account, id)
    if (!mandate || !canCharge(providers, mandate)) return 'mandate_ended'
    if (mandate.method !== payment_method || keep) return 'no_mandate'
    return { provider: mandate.provider, mandate: id }
  }
  const [provider] = providers.values()
  if (!provider) return 'no_method'
  if (keep && !provider.savesMethods?.includes(payment_method)) return 'no_keep'
  return { provider: provider.name, mandate: null }
}

/** What is written down of an order, at the price of now; or why there is none. */
const createRecordOrder =
  ({
    payments,
    offerMethods,
    findDiscount,
    ...deps
  }: Omit<Dependencies, 'dispatch' | 'spendingLimits' | 'debits'>) =>
  async (request: OrderRequest): Promise<OrderRecord | string> => {
    const { site, account, body } = request
    const market = marketOf(site, request.country)
    const bundle = findBundle(await payments.bundles(site.id, market), body.bundle)
    if (!bundle) return 'not_found'
    if (hasEnded(body.payment_method)) return 'method_ended'
    const found = await discountOf(findDiscount, request, bundle.price)
    if (typeof found === 'string') return found
    const discountPercent = found?.code.percent ?? 0
    const price = priceOf(bundle, { vatBasisPoints: market.vatBasisPoints, discountPercent })
    if (!sameMoney(body.amount, price.total)) return 'price_changed'
    const way = checkMethod(await offerMethods(market.country, price.total), body)
    if (way !== 'ok') return way
    const route = await routeFor(deps, request)
    if (typeof route === 'string') return route
    const consent = mayDeliverAtOnce({
      sent: body.immediate_delivery_consent,
      agreed: await payments.deliveryConsent(account),
    })
    if (consent !== 'ok') return consent
    const record = {
      site: site.id,
      account,
      bundle: bundle.id,
      credits: bundle.credits,
      method: body.payment_method,
      bank: body.bank ?? null,
      price,
      deliveryConsent: IMMEDIATE_DELIVERY_VERSION,
      savedMethodConsent: body.keep ? SAVED_METHOD_CONSENT : null,
      mostInAdvance: site.settings.debit_advance ?? 0,
      ...route,
    }
    return { record, discount: found && begunWith(found, bundle.price) }
  }

/** Places an order at the server's own price; the provider is asked by a job of the same commit. */
export const createPlaceOrder = ({
  dispatch,
  providers,
  spendingLimits,
  debits,
  ...deps
}: Dependencies): PlaceOrder => {
  const recordOf = createRecordOrder({ providers, ...deps })
  const refuseEndedMethod = createRefuseEndedMethod(deps)

  /** The mandate of a direct debit is asked too, with what counts against its member. */
  const askedOf = async ({ record }: OrderRecord, now: Date): Promise<FirstEvent[]> => {
    const { account, method, mandate, bundle, price } = record
    if (method !== 'directdebit' || !mandate) return []
    const facts = await debits.facts(account, now)
    const event = { type: 'order', ...facts, bundle, minor: price.total.minor } as const
    return [{ to: 'mandate', id: mandate, event, must: true }]
  }

  /** Never more than the money buys should the code be gone before it comes. */
  const advanceFor = (
    { site, account }: OrderRequest,
    { record, discount }: OrderRecord,
    now: Date,
  ) => {
    const { minor: paidMinor } = record.price.total
    const fullMinor = discount?.fullMinor ?? paidMinor
    const credits = creditsFor({ credits: record.credits, paidMinor, fullMinor })
    return advanceOf(debits, { site, account, credits }, now)
  }

  const attemptOf =
    (request: OrderRequest) =>
    async (now: Date): Promise<Attempt<{ order: OrderView }>> => {
      const id = request.body.payment_id
      const placing = await recordOf(request)
      if (typeof placing === 'string') return { refused: placing }
      const { provider, method } = placing.record
      const live = providers.get(provider)?.live ?? false
      const advance = method === 'directdebit' ? await advanceFor(request, placing, now) : 0
      return {
        first: [...(await askedOf(placing, now)), ...beginsOf(id, placing, { live, advance })],
        answer: (plan) => ({ order: orderToWire(placedIn(plan, now)) }),
      }
    }

  const overLimit = async (request: OrderRequest) => {
    const placing = await recordOf(request)
    if (typeof placing === 'string') return refuse('spending_limit')
    return spendingLimits.refusal(request.account, placing.record.price.total)
  }

  return async (request) => {
    const scope = `order:${request.account}`
    const idempotency = { scope, key: request.body.payment_id, fingerprint: fingerprintOf(request) }
    const placed = await dispatch({ idempotency, attempt: attemptOf(request) })
    if (placed.done) return placed.answer
    if (placed.why === 'no_bank') return refuseFields({ bank: 'field_invalid' })
    if (placed.why === 'no_method') return refuseFields({ payment_method: 'field_invalid' })
    if (placed.why === 'method_ended') return refuseEndedMethod(request)
    if (placed.why === 'no_keep') return refuseFields({ keep: 'field_invalid' })
    if (placed.why === 'no_mandate') return refuseFields({ mandate: 'field_invalid' })
    if (isConsentRefusal(placed.why)) {
      return refuseFields({ immediate_delivery_consent: placed.why })
    }
    if (placed.why === 'spending_limit') return overLimit(request)
    return refuse(placed.why)
  }
}
