import type Stripe from 'stripe'
import type { MandatePayments } from '#core/payment/checkout/ports.ts'
import { amountOf } from './amounts.ts'
import { declinedRefOf, LIST_MAX, orNull, REFUSED, UNKNOWN } from './answered.ts'
import { isInactive, mandateCalls, nameOf } from './mandate-calls.ts'
import { stripeMethods } from './methods.ts'
import { idsOf } from './references.ts'

/** Payments by a mandate that an earlier one has left. */
export const chargesOf = (stripe: Stripe): MandatePayments => {
  /** The payment that was taken before with this reference: Stripe forgets a key in time. */
  const takenBefore = async (customer: string, reference: string) => {
    const listed = await orNull(UNKNOWN, () =>
      stripe.paymentIntents.list({ customer, limit: LIST_MAX }),
    )
    return listed?.data.find(({ metadata }) => metadata.charge === reference)
  }

  /** A declined card is no refusal: the payment is there, and says that it failed. */
  const take = async (params: Stripe.PaymentIntentCreateParams, idempotencyKey: string) => {
    try {
      return (await stripe.paymentIntents.create(params, { idempotencyKey })).id
    } catch (error) {
      const declined = declinedRefOf(error)
      if (declined === null) throw error
      return declined
    }
  }

  /** Whether it is a bad moment that Stripe says no at, or the end of the mandate. */
  const whyNot = async ({ customer, payment_method }: NonNullable<ReturnType<typeof idsOf>>) => {
    const way = await orNull(UNKNOWN, () => stripe.paymentMethods.retrieve(payment_method))
    if (!way || nameOf(way.customer) !== customer) return 'ended'
    return (await isInactive(stripe, payment_method)) ? 'ended' : 'refused'
  }

  return {
    savesMethods: ['creditcard', 'paypal'],

    ...mandateCalls(stripe),

    charge: async ({ mandate, reference, amount, method, description }) => {
      const [ids, known] = [idsOf(mandate), stripeMethods[method]]
      if (!ids) return 'ended'
      if (known === null) return 'refused'
      const before = await takenBefore(ids.customer, reference)
      if (before) return { ref: before.id }
      const params = {
        ...amountOf(amount),
        ...ids,
        description,
        off_session: true,
        confirm: true,
        allowed_payment_method_types: [known],
        metadata: { reference, charge: reference },
      }
      const ref = await orNull([...REFUSED, ...UNKNOWN], () => take(params, reference))
      return ref === null ? whyNot(ids) : { ref }
    },

    charged: async ({ mandate, reference }) => {
      const ids = idsOf(mandate)
      const before = ids && (await takenBefore(ids.customer, reference))
      return before ? { ref: before.id } : null
    },

    revoke: async (mandate) => {
      const ids = idsOf(mandate)
      if (!ids) return
      await orNull([400, ...UNKNOWN], () => stripe.paymentMethods.detach(ids.payment_method))
    },
  }
}
