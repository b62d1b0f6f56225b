import type { Body } from '#core/contract/contract.ts'
import type { First, Plan } from '#core/kernel/cascade.ts'
import { type Money, sameMoney } from '#core/kernel/money.ts'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import { marketOf } from '#core/payment/checkout/market.ts'
import type { NewOrder, OrderDiscount } from '#core/payment/checkout/order.ts'
import { priceOf, soldAs } from '#core/payment/checkout/pricing.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import type { MandateStore } from '#core/payment/reorder/ports.ts'
import { SAVED_METHOD_CONSENT } from '#core/payment/reorder/rules.ts'
import { type PlacedOrder, paymentForPayer } from '#core/payment/views.ts'
import type { Site } from '#core/site/ports.ts'
import type { Attempt, Dispatch } from '#server/platform/dispatch.ts'
import { type Refused, refuse, refuseFields } from '#server/platform/http/refusals.ts'
import type { FindDiscount, FoundDiscount } from '../discount/find-discount.ts'
import type { SpendingLimits } from '../spending-limit/spending-limit.ts'
import { orderToWire } from '../to-wire.ts'
import { canCharge, type OfferedMethods, type OfferMethods, type Providers } from './providers.ts'

/** `country`: where the member buys, as the account says. */
type Wish = { site: Site; account: string; country: string; body: Body<'POST /api/order.php'> }
export type PlaceOrder = (wish: Wish) => Promise<{ order: OrderView } | Refused>

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
    lifecycle: paymentForPayer(placed.next),
    checkoutUrl: null,
    createdAt: now,
    completedAt: null,
    withdrawal: null,
  }
}

const fingerprintOf = ({ body: { payment_id: _, ...wished } }: Wish) =>
  Object.entries(wished)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, value]) =>
        `${name} ${typeof value === 'object' ? Object.values(value).join(' ') : value}`,
    )
    .join('\n')

type OrderRecord = { record: NewOrder; discount: OrderDiscount | null }
/** Who takes the money: by what was kept for that, or the first provider. */
type Taker = { provider: string; mandate: string | null }

/** The use of the code is begun with the order, where another order has not begun it before. */
const beginsOf = (id: string, { record, discount }: OrderRecord, live: boolean): First[] => {
  const { site, account, credits, price, method } = record
  const begin = { payment: id, account, credits, amount: price.total, method, live, discount }
  const order: First = { to: 'payment', id, begin, record, must: true }
  if (!discount) return [order]
  const { id: use, code } = discount
  const used = { site, code, account }
  return [{ to: 'discount', id: use, begin: { discount: use }, record: used, must: false }, order]
}

const discountOf = async (find: FindDiscount, { site, account, body }: Wish, price: Money) => {
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

/** Whether it can be paid as wished: by a method that is offered, at a bank where one chooses. */
const wayOf = ({ methods, banks }: OfferedMethods, { payment_method, bank }: Wish['body']) => {
  if (!methods.includes(payment_method)) return 'no_method'
  const choice = banks[payment_method]
  const isFit = choice ? choice.some(({ id }) => id === bank) : bank === undefined
  return isFit ? 'ok' : 'no_bank'
}

type Parts = {
  dispatch: Dispatch
  payments: PaymentStore
  providers: Providers
  offerMethods: OfferMethods
  findDiscount: FindDiscount
  spendingLimits: Pick<SpendingLimits, 'refusal'>
  mandates: Pick<MandateStore, 'active'>
}

/** By the mandate that is named, as long as it holds and is for this method; or why not. */
const takerOf = async (
  { providers, mandates }: Pick<Parts, 'providers' | 'mandates'>,
  { account, body: { mandate: id, keep, payment_method } }: Wish,
): Promise<Taker | string> => {
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
    ...parts
  }: Omit<Parts, 'dispatch' | 'spendingLimits'>) =>
  async (wish: Wish): Promise<OrderRecord | string> => {
    const { site, account, body } = wish
    const market = marketOf(site, wish.country)
    const bundle = soldAs(await payments.bundles(site.id, market), body.bundle)
    if (!bundle) return 'not_found'
    const found = await discountOf(findDiscount, wish, bundle.price)
    if (typeof found === 'string') return found
    const discountPercent = found?.code.percent ?? 0
    const price = priceOf(bundle, { vatBasisPoints: market.vatBasisPoints, discountPercent })
    if (!sameMoney(body.amount, price.total)) return 'price_changed'
    const way = wayOf(await offerMethods(market.country, price.total), body)
    if (way !== 'ok') return way
    const taker = await takerOf(parts, wish)
    if (typeof taker === 'string') return taker
    const record = {
      site: site.id,
      account,
      bundle: bundle.id,
      credits: bundle.credits,
      method: body.payment_method,
      bank: body.bank ?? null,
      price,
      savedMethodConsent: body.keep ? SAVED_METHOD_CONSENT : null,
      ...taker,
    }
    return { record, discount: found && begunWith(found, bundle.price) }
  }

/** Places an order at the server's own price; the provider is asked by a job of the same commit. */
export const createPlaceOrder = ({
  dispatch,
  providers,
  spendingLimits,
  ...parts
}: Parts): PlaceOrder => {
  const recordOf = createRecordOrder({ providers, ...parts })

  const attemptOf =
    (wish: Wish) =>
    async (now: Date): Promise<Attempt<{ order: OrderView }>> => {
      const id = wish.body.payment_id
      const placing = await recordOf(wish)
      if (typeof placing === 'string') return { refused: placing }
      const live = providers.get(placing.record.provider)?.live ?? false
      return {
        first: beginsOf(id, placing, live),
        answer: (plan) => ({ order: orderToWire(placedIn(plan, now)) }),
      }
    }

  const overLimit = async (wish: Wish) => {
    const placing = await recordOf(wish)
    if (typeof placing === 'string') return refuse('spending_limit')
    return spendingLimits.refusal(wish.account, placing.record.price.total)
  }

  return async (wish) => {
    const scope = `order:${wish.account}`
    const idempotency = { scope, key: wish.body.payment_id, fingerprint: fingerprintOf(wish) }
    const placed = await dispatch({ idempotency, attempt: attemptOf(wish) })
    if (placed.done) return placed.answer
    if (placed.why === 'no_bank') return refuseFields({ bank: 'field_invalid' })
    if (placed.why === 'no_method') return refuseFields({ payment_method: 'field_invalid' })
    if (placed.why === 'no_keep') return refuseFields({ keep: 'field_invalid' })
    if (placed.why === 'no_mandate') return refuseFields({ mandate: 'field_invalid' })
    if (placed.why === 'spending_limit') return overLimit(wish)
    return refuse(placed.why)
  }
}
