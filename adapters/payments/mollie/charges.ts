import type { Client } from 'mollie-api-typescript'
import { SequenceType } from 'mollie-api-typescript/models'
import type { MandatePayments } from '#core/payment/checkout/ports.ts'
import { LIST_MAX, orNull, UNKNOWN } from './answered.ts'
import { mandateCalls } from './mandate-calls.ts'
import { idsOf } from './mandates.ts'
import { createPayment } from './payments.ts'
import { referenceOf } from './references.ts'

/** Payments by a mandate that an earlier one has left. */
export const chargesOf = (mollie: Client): MandatePayments => {
  /** The payment that was taken before with this reference: Mollie forgets a key in an hour. */
  const takenBefore = async (customerId: string, reference: string) => {
    const listed = await orNull(UNKNOWN, () =>
      mollie.customers.listPayments({ customerId, limit: LIST_MAX }),
    )
    const all = listed?.result.embedded.payments ?? []
    return all.find(
      (one) => one.sequenceType === SequenceType.Recurring && referenceOf(one) === reference,
    )
  }

  /** Whether it is a bad moment that Mollie says no at, or the end of the mandate. */
  const whyNot = async (ids: { customerId: string; mandateId: string }) => {
    const found = await orNull(UNKNOWN, () => mollie.mandates.get(ids))
    return found && found.status !== 'invalid' ? 'refused' : 'ended'
  }

  return {
    savesMethods: ['creditcard', 'paypal'],

    ...mandateCalls(mollie),

    charge: async ({ mandate, reference, ...order }) => {
      const ids = idsOf(mandate)
      if (!ids) return 'ended'
      const before = await takenBefore(ids.customerId, reference)
      if (before) return { ref: before.id }
      const keeping = { ...ids, sequenceType: SequenceType.Recurring }
      const request = { ...order, reference, returnUrl: null, keeping }
      const payment = await createPayment(mollie, request)
      return payment ? { ref: payment.id } : whyNot(ids)
    },

    charged: async ({ mandate, reference }) => {
      const ids = idsOf(mandate)
      const before = ids && (await takenBefore(ids.customerId, reference))
      return before ? { ref: before.id } : null
    },

    revoke: async (mandate) => {
      const ids = idsOf(mandate)
      if (ids) await orNull(UNKNOWN, () => mollie.mandates.revoke(ids))
    },
  }
}
