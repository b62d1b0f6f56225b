import type { Client } from 'mollie-api-typescript'
import { MandateMethod, SequenceType } from 'mollie-api-typescript/models'
import type { PaymentProvider } from '#core/payment/checkout/ports.ts'
import { orNull, REFUSED, UNKNOWN } from './answered.ts'
import { referenceOf } from './answers.ts'
import { idsOf } from './mandates.ts'
import { createPayment } from './payments.ts'

/** The most that Mollie lists at once, the newest first. */
const LIST_MAX = 250
/** A reference of SEPA is at most so long. */
const REFERENCE_MAX = 35

/** A mandate needs a customer; all that Mollie learns of one is our own word for the payer. */
export const customerFor = async (
  mollie: Client,
  { reference, payer }: { reference: string; payer: string },
) => {
  const idempotencyKey = `${reference}-customer`
  const entityCustomer = { metadata: { payer } }
  return orNull(REFUSED, () => mollie.customers.create({ idempotencyKey, entityCustomer }))
}

/** Payments by a mandate that an earlier one has left. */
export const chargesOf = (
  mollie: Client,
): Required<Pick<PaymentProvider, 'savesMethods' | 'agree' | 'charge' | 'charged' | 'revoke'>> => {
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

  return {
    savesMethods: ['creditcard', 'paypal'],

    agree: async ({ reference, mandateReference, payer, holder, iban, signedAt }) => {
      const customer = await customerFor(mollie, { reference, payer })
      if (!customer) return 'refused'
      const mandateRequest = {
        method: MandateMethod.Directdebit,
        consumerName: holder,
        consumerAccount: iban,
        signatureDate: signedAt.toISOString().slice(0, 10),
        mandateReference: mandateReference.slice(0, REFERENCE_MAX),
      }
      const made = await orNull(REFUSED, () =>
        mollie.mandates.create({
          customerId: customer.id,
          idempotencyKey: `${reference}-mandate`,
          mandateRequest,
        }),
      )
      return made ? { mandate: `${customer.id}/${made.id}` } : 'refused'
    },

    charge: async ({ mandate, reference, ...order }) => {
      const ids = idsOf(mandate)
      if (!ids) return 'refused'
      const before = await takenBefore(ids.customerId, reference)
      if (before) return { ref: before.id }
      const keeping = { ...ids, sequenceType: SequenceType.Recurring }
      const request = { ...order, reference, returnUrl: null, keeping }
      const payment = await createPayment(mollie, request)
      return payment ? { ref: payment.id } : 'refused'
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
