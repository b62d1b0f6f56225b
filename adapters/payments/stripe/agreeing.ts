import type Stripe from 'stripe'
import type { PaymentProvider } from '#core/payment/checkout/ports.ts'
import { orNull, REFUSED } from './answered.ts'

const idOf = (one: string | { id: string } | null) => (typeof one === 'string' ? one : one?.id)

/** A mandate needs a customer; all that Stripe learns of one is our own word for the payer. */
export const customerFor = (
  stripe: Stripe,
  { reference, payer }: { reference: string; payer: string },
) => {
  const idempotencyKey = `${reference}-customer`
  return orNull(REFUSED, () => stripe.customers.create({ metadata: { payer } }, { idempotencyKey }))
}

/** A mandate for direct debit, by what was signed at the site. */
export const agreeing =
  (stripe: Stripe): NonNullable<PaymentProvider['agree']> =>
  async ({ reference, payer, holder, email, iban, signedBy }) => {
    const customer = await customerFor(stripe, { reference, payer })
    if (!customer) return 'refused'
    const made = await orNull(REFUSED, () =>
      stripe.setupIntents.create(
        {
          customer: customer.id,
          confirm: true,
          usage: 'off_session',
          allowed_payment_method_types: ['sepa_debit'],
          payment_method_data: {
            type: 'sepa_debit',
            sepa_debit: { iban },
            billing_details: { name: holder, email },
          },
          mandate_data: {
            customer_acceptance: {
              type: 'online',
              online: { ip_address: signedBy.address, user_agent: signedBy.browser },
            },
          },
          metadata: { reference },
        },
        { idempotencyKey: `${reference}-mandate` },
      ),
    )
    const method = idOf(made?.payment_method ?? null)
    return made?.status === 'succeeded' && method
      ? { mandate: `${customer.id}/${method}` }
      : 'refused'
  }
