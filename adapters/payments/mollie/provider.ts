import { Client } from 'mollie-api-typescript'
import { HTTPClient } from 'mollie-api-typescript/lib/http'
import { SequenceType } from 'mollie-api-typescript/models'
import type { PaymentProvider } from '#core/payment/checkout/ports.ts'
import { methodsFor } from '#core/payment/methods.ts'
import { boundedFetch } from '../bounded-fetch.ts'
import { amountOf } from './amounts.ts'
import { orNull, REFUSED } from './answered.ts'
import { chargesOf } from './charges.ts'
import { customerFor } from './mandate-calls.ts'
import { mollieMethods } from './methods.ts'
import { createPaymentQueries } from './payment-queries.ts'
import { createPayment, REF } from './payments.ts'

export const MOLLIE_KEY = /^(live|test)_\w{30,}$/

const TIMEOUT_MS = 10_000

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
    httpClient: new HTTPClient({ fetcher: boundedFetch }),
    retryConfig: { strategy: 'none' },
  })
  const charges = chargesOf(mollie)

  /** The customer that a payment leaves its mandate with; `refused` where there is none to be had. */
  const keepingOf = async ({
    reference,
    method,
    keep,
  }: Pick<Parameters<PaymentProvider['open']>[0], 'reference' | 'method' | 'keep'>) => {
    if (!keep) return {}
    if (!charges.savesMethods.includes(method)) return 'refused'
    const customer = await customerFor(mollie, { reference, payer: keep.payer })
    if (!customer) return 'refused'
    return { keeping: { customerId: customer.id, sequenceType: SequenceType.First } }
  }

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

    open: async (order) => {
      const keeping = await keepingOf(order)
      if (keeping === 'refused') return 'refused'
      const payment = await createPayment(mollie, { ...order, ...keeping })
      const checkoutUrl = payment?.links.checkout?.href
      return payment && checkoutUrl !== undefined ? { ref: payment.id, checkoutUrl } : 'refused'
    },

    ...charges,
    ...createPaymentQueries(mollie),

    refOf: ({ contentType, body }) => {
      if (!/^application\/x-www-form-urlencoded\b/i.test(contentType)) return null
      const ref = new URLSearchParams(body).get('id')
      return ref !== null && REF.test(ref) ? ref : null
    },
  }
}
