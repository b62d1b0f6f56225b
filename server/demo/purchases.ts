import type { DemoBank } from '#core/demo/ports.ts'
import type { BuyerPersona } from '#core/demo/values.ts'
import type { Money } from '#core/kernel/money.ts'
import type { Clock, Ids, LifecycleStore } from '#core/kernel/ports.ts'
import { IMMEDIATE_DELIVERY_VERSION } from '#core/payment/checkout/immediate-delivery.ts'
import { marketOf } from '#core/payment/checkout/market.ts'
import { ProviderAway } from '#core/payment/checkout/ports.ts'
import { bundlesForSale } from '#core/payment/checkout/pricing.ts'
import type { Method } from '#core/payment/methods.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import type { Site } from '#core/site/ports.ts'
import { refundActOf } from '#server/operator/refund.ts'
import type { PlaceOrder } from '#server/payment/checkout/place-order.ts'
import type { StartCheckout } from '#server/payment/checkout/start-checkout.ts'
import type { GiveBack } from '#server/payment/refund/refund.ts'
import type { SettlePayment } from '#server/payment/settle-payment.ts'
import type { Withdrawals } from '#server/payment/withdrawal/withdraw.ts'

type Buyer = { account: string; country: string; site: Site }
/** Buys what this persona has bought; done again, it is done once. */
export type BuyAs = (persona: BuyerPersona, buyer: Buyer) => Promise<void>

/** `size`: which of the bundles on sale, the smallest is 0. `outcome`: what became of the money. */
type Purchase = {
  size: number
  method: Method
  keep?: true
  outcome?: 'givenBack' | 'partlyGivenBack' | 'withdrawn'
}

const PART = 1 / 4

/** The oldest first. */
const purchases: Record<BuyerPersona, Purchase[]> = {
  refunded: [
    { size: 1, method: 'ideal', outcome: 'givenBack' },
    { size: 2, method: 'ideal', outcome: 'partlyGivenBack' },
    { size: 0, method: 'paypal', outcome: 'withdrawn' },
  ],
  regular: [
    { size: 2, method: 'ideal' },
    { size: 0, method: 'paypal' },
    { size: 1, method: 'creditcard', keep: true },
  ],
}

type Dependencies = {
  /** At the practice bank, also where new orders go to another provider. */
  placeOrder: PlaceOrder
  payments: Pick<PaymentStore, 'bundles' | 'open'>
  store: Pick<LifecycleStore, 'load'>
  startCheckout: StartCheckout
  settlePayment: SettlePayment
  giveBack: GiveBack
  withdrawals: Withdrawals
  bank: DemoBank
  ids: Pick<Ids, 'ofPair'>
  clock: Clock
}

const ticked = { immediate_delivery_consent: IMMEDIATE_DELIVERY_VERSION }

/** Buys by the doors that every member buys by, and plays the payer at the practice bank. */
export const createBuyAs = ({
  placeOrder,
  payments,
  store,
  startCheckout,
  settlePayment,
  giveBack,
  withdrawals,
  bank,
  ids,
  clock,
}: Dependencies): BuyAs => {
  const stored = async (payment: string) =>
    (await store.load('payment', payment, clock.now()))?.stored.context ?? null

  const pay = async (payment: string) => {
    const opened = await payments.open(payment)
    if (opened) await startCheckout(opened)
    const ref = (await stored(payment))?.ref
    if (!ref) return
    await bank.pay(ref)
    await settlePayment({ provider: bank.provider.name, ref, payment })
  }

  /** Of a payment of which nothing went back before. */
  const giveBackOnce = async (payment: string, share: number, account: string) => {
    const { paidMinor = 0, backMinor = 0 } = (await stored(payment)) ?? {}
    if (backMinor > 0) return
    const minor = Math.round(paidMinor * share)
    const log = (amount: Money) => refundActOf(payment, account, amount)
    await giveBack({ payment, minor, by: 'givenBack', log })
  }

  const follow: Record<
    NonNullable<Purchase['outcome']>,
    (payment: string, buyer: Buyer) => Promise<unknown>
  > = {
    givenBack: (payment, { account }) => giveBackOnce(payment, 1, account),
    partlyGivenBack: (payment, { account }) => giveBackOnce(payment, PART, account),
    withdrawn: async (payment, { account, site }) => {
      const open = await withdrawals.look({ account, site })
      const credits = open.find(({ lot }) => lot.payment === payment)?.terms.unused
      if (credits === undefined) return
      const body = { payment_id: payment, credits }
      await withdrawals.withdraw({ account, site, body, key: payment })
    },
  }

  const buy = async ({ size, method, keep, outcome }: Purchase, nth: number, buyer: Buyer) => {
    const { site, account, country } = buyer
    const { bundles } = bundlesForSale(await payments.bundles(site.id, marketOf(site, country)))
    const bundle = bundles[size]
    if (!bundle) return
    const payment = ids.ofPair(account, `purchase ${nth}`)
    const order = { payment_id: payment, bundle: bundle.id, payment_method: method }
    const body = { ...order, ...ticked, amount: bundle.price, ...(keep && { keep }) }
    const placed = await placeOrder({ site, account, country, body })
    if ('refused' in placed) return
    await pay(payment)
    if (outcome) await follow[outcome](payment, buyer)
  }

  return async (persona, buyer) => {
    try {
      for (const [nth, purchase] of purchases[persona].entries()) await buy(purchase, nth, buyer)
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error
    }
  }
}
