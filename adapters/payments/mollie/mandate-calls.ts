import type { Client } from 'mollie-api-typescript'
import { MandateMethod } from 'mollie-api-typescript/models'
import type { MandateCalls } from '#core/payment/checkout/ports.ts'
import { LIST_MAX, orNull, REFUSED, UNKNOWN } from './answered.ts'

/** A reference of SEPA is at most so long. */
const REFERENCE_MAX = 35
const CUSTOMER = /^cst_[A-Za-z0-9]{1,40}$/

/** A mandate needs a customer; all that Mollie learns of one is our own word for the payer. */
export const customerFor = async (
  mollie: Client,
  { reference, payer }: { reference: string; payer: string },
) => {
  const idempotencyKey = `${reference}-customer`
  const entityCustomer = { metadata: { payer } }
  return orNull(REFUSED, () => mollie.customers.create({ idempotencyKey, entityCustomer }))
}

/** A mandate for direct debit, by what was signed at the site. */
export const mandateCalls = (mollie: Client): MandateCalls => {
  /** Mollie forgets a key in an hour; the reference of a mandate stays. */
  const findMandate: MandateCalls['findMandate'] = async ({ customer, mandateReference }) => {
    if (!CUSTOMER.test(customer)) return null
    const listed = await orNull(UNKNOWN, () =>
      mollie.mandates.list({ customerId: customer, limit: LIST_MAX }),
    )
    const reference = mandateReference.slice(0, REFERENCE_MAX)
    const made = listed?.result.embedded.mandates.find(
      (one) => one.mandateReference === reference && one.status !== 'invalid',
    )
    return made ? { mandate: `${customer}/${made.id}`, reference } : null
  }

  return {
    enrol: async (payer) => {
      const made = await customerFor(mollie, payer)
      return made ? { customer: made.id } : 'refused'
    },

    recordMandate: async ({ reference, mandateReference, customer, holder, iban, signedAt }) => {
      const before = await findMandate({ reference, mandateReference, customer })
      if (before) return before
      const mandateRequest = {
        method: MandateMethod.Directdebit,
        consumerName: holder,
        consumerAccount: iban,
        signatureDate: signedAt.toISOString().slice(0, 10),
        mandateReference: mandateReference.slice(0, REFERENCE_MAX),
      }
      const made = await orNull(REFUSED, () =>
        mollie.mandates.create({
          customerId: customer,
          idempotencyKey: `${reference}-mandate`,
          mandateRequest,
        }),
      )
      if (!made) return 'refused'
      const called = made.mandateReference ?? mandateRequest.mandateReference
      return { mandate: `${customer}/${made.id}`, reference: called }
    },

    findMandate,
  }
}
