import { Client } from 'mollie-api-typescript'
import { methodsFor } from '#core/payment/methods.ts'
import type { PaymentProvider } from '#core/payment/provider.ts'
import { amountOf } from './amounts.ts'
import { orNull, REFUSED, UNKNOWN } from './answered.ts'
import { answerOf, mayBeUndone } from './answers.ts'
import { mollieMethods } from './methods.ts'

export const MOLLIE_KEY = /^(live|test)_\w{30,}$/

/** Ids of payments; anything else is not asked about. */
const REF = /^tr_[A-Za-z0-9]{1,40}$/

const TIMEOUT_MS = 10_000
const DESCRIPTION_MAX = 255

/** What Mollie says of a payment that is there, and money of it that goes back. */
const truthOf = (mollie: Client): Pick<PaymentProvider, 'ask' | 'refund'> => {
  const isUndone = async (ref: string) => {
    const listed = await orNull(UNKNOWN, () => mollie.chargebacks.list({ paymentId: ref }))
    const all = listed?.result.embedded.chargebacks ?? []
    return all.length > 0 && all.every(({ reversedAt }) => reversedAt != null)
  }

  return {
    refund: async ({ ref, reference, amount, description }) => {
      if (!REF.test(ref)) return 'refused'
      const refundRequest = {
        amount: amountOf(amount),
        description: description.slice(0, DESCRIPTION_MAX),
        metadata: { reference },
      }
      const refund = await orNull([...REFUSED, ...UNKNOWN], () =>
        mollie.refunds.create({ paymentId: ref, idempotencyKey: reference, refundRequest }),
      )
      return refund === null ? 'refused' : 'accepted'
    },

    ask: async (ref) => {
      if (!REF.test(ref)) return null
      const payment = await orNull(UNKNOWN, () => mollie.payments.get({ paymentId: ref }))
      return payment && answerOf(payment, mayBeUndone(payment) && (await isUndone(ref)))
    },
  }
}

/** The port over Mollie's payments. Its word is asked for, its webhooks name no more than an id. */
export const mollieProvider = ({
  apiKey,
  serverURL,
  timeoutMs = TIMEOUT_MS,
}: {
  apiKey: string
  /** Where Mollie's API is; its own address unless told otherwise. */
  serverURL?: string
  timeoutMs?: number
}): PaymentProvider => {
  const mollie = new Client({
    ...(serverURL === undefined ? {} : { serverURL }),
    security: { apiKey },
    timeoutMs,
    retryConfig: { strategy: 'none' },
  })

  return {
    name: 'mollie',
    live: apiKey.startsWith('live_'),

    methods: async ({ country, amount }) => {
      const listed = await orNull(REFUSED, () =>
        mollie.methods.list({ amount: amountOf(amount), billingCountry: country }),
      )
      const taken = new Set<string | null>(listed?.embedded.methods.map(({ id }) => id))
      return methodsFor({ country, currency: amount.currency }).filter((method) =>
        taken.has(mollieMethods[method]),
      )
    },

    open: async ({ reference, amount, method, description, returnUrl, webhookUrl }) => {
      const known = mollieMethods[method]
      if (known === null) return 'refused'
      const paymentRequest = {
        amount: amountOf(amount),
        description: description.slice(0, DESCRIPTION_MAX),
        redirectUrl: returnUrl,
        webhookUrl,
        method: known,
        metadata: { reference },
      }
      const payment = await orNull(REFUSED, () =>
        mollie.payments.create({ idempotencyKey: reference, paymentRequest }),
      )
      const checkoutUrl = payment?.links.checkout?.href
      if (payment === null || checkoutUrl === undefined) return 'refused'
      return { ref: payment.id, checkoutUrl }
    },

    ...truthOf(mollie),

    refOf: ({ contentType, body }) => {
      if (!/^application\/x-www-form-urlencoded\b/i.test(contentType)) return null
      const ref = new URLSearchParams(body).get('id')
      return ref !== null && REF.test(ref) ? ref : null
    },
  }
}
