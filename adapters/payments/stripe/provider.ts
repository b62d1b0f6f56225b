import Stripe from 'stripe'
import type { PaymentProvider } from '#core/payment/checkout/ports.ts'
import { methodsFor } from '#core/payment/methods.ts'
import { boundedFetch } from '../bounded-fetch.ts'
import { amountOf } from './amounts.ts'
import { orNull, REFUSED } from './answered.ts'
import { chargesOf } from './charges.ts'
import { customerFor } from './mandate-calls.ts'
import { stripeMethods } from './methods.ts'
import { createPaymentQueries, leavingOf } from './payment-queries.ts'
import { refOfEvent } from './references.ts'

type Order = Parameters<PaymentProvider['open']>[0]

const TIMEOUT_MS = 10_000
/** A page stays open for this long, and cannot be told to stay longer. */
const PAGE_MS_MAX = 24 * 3_600_000

const clientOf = (apiKey: string, serverURL: string | undefined, timeout: number) => {
  const url = serverURL === undefined ? null : new URL(serverURL)
  const protocol = url?.protocol === 'http:' ? 'http' : 'https'
  return new Stripe(apiKey, {
    ...(url && { host: url.hostname, port: url.port || 443, protocol }),
    timeout,
    httpClient: Stripe.createFetchHttpClient(boundedFetch),
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

/**
 * A page ends with its order. Stripe takes no end that is less than half an hour away, so that
 * nothing opens any more where it was not reached until then.
 */
const endOf = ({ ordered }: Order) => {
  if (!ordered || ordered.until.getTime() - ordered.at.getTime() > PAGE_MS_MAX) return {}
  return { expires_at: Math.floor(ordered.until.getTime() / 1_000) }
}

/** The port over Stripe's pages and intents. Its word is asked for, its events name no more than an id. */
export const stripeProvider = ({
  apiKey,
  serverURL,
  timeoutMs = TIMEOUT_MS,
}: {
  apiKey: string
  /** Where Stripe's API is; its own address unless told otherwise. */
  serverURL?: string
  timeoutMs?: number
}): PaymentProvider => {
  const stripe = clientOf(apiKey, serverURL, timeoutMs)
  const charges = chargesOf(stripe)

  /** What a page says of the consent to later payments; `refused` where there is none to be had. */
  const keepingOf = async ({ reference, method, keep }: Order) => {
    if (!keep) return { customer: {}, intent: {} }
    if (!charges.savesMethods.includes(method)) return 'refused'
    const made = await customerFor(stripe, { reference, payer: keep.payer })
    const intent = { setup_future_usage: 'off_session' } as const
    return made ? { customer: { customer: made.id }, intent } : 'refused'
  }

  return {
    name: 'stripe',
    live: /^(sk|rk)_live_/.test(apiKey),

    methods: async ({ country, amount: { currency } }) => {
      const listed = await orNull(REFUSED, () => stripe.paymentMethodConfigurations.list())
      const chosen = listed?.data.find((one) => one.active && one.is_default)
      return methodsFor({ country, currency }).filter((method) => {
        const known = stripeMethods[method]
        return known !== null && chosen?.[known]?.available === true
      })
    },

    open: async (order) => {
      const { reference, amount, method, description, returnUrl, leaveUrl = returnUrl } = order
      const known = stripeMethods[method]
      const keeping = known === null ? 'refused' : await keepingOf(order)
      if (known === null || keeping === 'refused') return 'refused'
      const { amount: unit_amount, currency } = amountOf(amount)
      const price_data = { unit_amount, currency, product_data: { name: description } }
      const metadata = { reference }
      const params: Stripe.Checkout.SessionCreateParams = {
        mode: 'payment',
        client_reference_id: reference,
        metadata,
        ...keeping.customer,
        allowed_payment_method_types: [known],
        line_items: [{ quantity: 1, price_data }],
        payment_intent_data: { metadata, description, ...keeping.intent },
        success_url: returnUrl,
        cancel_url: leaveUrl,
        ...endOf(order),
      }
      const session = await orNull(REFUSED, () =>
        stripe.checkout.sessions.create(params, { idempotencyKey: reference }),
      )
      return session?.url ? { ref: session.id, checkoutUrl: session.url } : 'refused'
    },

    ...charges,
    ...createPaymentQueries(stripe),
    ...leavingOf(stripe),
    refOf: refOfEvent,
  }
}
