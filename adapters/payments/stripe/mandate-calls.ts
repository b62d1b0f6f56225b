import { isIP } from 'node:net'
import type Stripe from 'stripe'
import { type MandateCalls, ProviderAway } from '#core/payment/checkout/ports.ts'
import { LIST_MAX, orNull, REFUSED, UNKNOWN } from './answered.ts'

export const nameOf = (one: string | { id: string } | null) =>
  typeof one === 'string' ? one : one?.id

/** A browser may say anything, or nothing at all. */
const BROWSER_MAX = 500
const NO_BROWSER = 'unknown'

/** A mandate needs a customer; all that Stripe learns of one is our own word for the payer. */
export const customerFor = (
  stripe: Stripe,
  { reference, payer }: { reference: string; payer: string },
) => {
  const idempotencyKey = `${reference}-customer`
  return orNull(REFUSED, () => stripe.customers.create({ metadata: { payer } }, { idempotencyKey }))
}

/** Without an address there is nothing that Stripe would take as signed online. */
const acceptedBy = ({ address, browser }: { address: string; browser: string }) => {
  const ip_address = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (isIP(ip_address) === 0) return { type: 'offline' as const, offline: {} }
  const user_agent = browser.trim().slice(0, BROWSER_MAX) || NO_BROWSER
  return { type: 'online' as const, online: { ip_address, user_agent } }
}

/** A way of paying that was taken from its customer pays nothing more. */
const isGone = (method: Stripe.SetupIntent['payment_method']) =>
  method !== null && typeof method === 'object' && method.customer === null

/** Stripe makes a reference of its own, which stands in its mandate and nowhere else. */
const referenceOf = (mandate: Stripe.SetupIntent['mandate']) =>
  mandate !== null && typeof mandate === 'object'
    ? mandate.payment_method_details.sepa_debit?.reference
    : undefined

const madeOf = (setup: Stripe.SetupIntent | null | undefined, customer: string) => {
  const method = nameOf(setup?.payment_method ?? null)
  if (setup?.status !== 'succeeded' || !method || isGone(setup.payment_method)) return null
  const reference = referenceOf(setup.mandate)
  if (reference === undefined) throw new ProviderAway('Stripe names no mandate.')
  return { mandate: `${customer}/${method}`, reference }
}

/** Whether a bank takes nothing more by the mandate that came with a way of paying, if one did. */
export const isInactive = async (stripe: Stripe, payment_method: string): Promise<boolean> => {
  const listed = await orNull([400, ...UNKNOWN], () =>
    stripe.setupIntents.list({ payment_method, limit: LIST_MAX, expand: ['data.mandate'] }),
  )
  const states = listed?.data.map(({ mandate }) =>
    mandate !== null && typeof mandate === 'object' ? mandate.status : null,
  )
  return states?.includes('inactive') ?? false
}

/** A mandate for direct debit, by what was signed at the site. */
export const mandateCalls = (stripe: Stripe): MandateCalls => {
  /** Stripe forgets a key in time, and takes it for nothing else. */
  const findMandate: MandateCalls['findMandate'] = async ({ customer, reference }) => {
    const listed = await orNull([400, ...UNKNOWN], () =>
      stripe.setupIntents.list({
        customer,
        limit: LIST_MAX,
        expand: ['data.payment_method', 'data.mandate'],
      }),
    )
    return madeOf(
      listed?.data.find(({ metadata }) => metadata?.reference === reference),
      customer,
    )
  }

  return {
    enrol: async (payer) => {
      const made = await customerFor(stripe, payer)
      return made ? { customer: made.id } : 'refused'
    },

    recordMandate: async ({
      reference,
      mandateReference,
      customer,
      holder,
      email,
      iban,
      signedBy,
    }) => {
      const before = await findMandate({ reference, mandateReference, customer })
      if (before) return before
      const made = await orNull(REFUSED, () =>
        stripe.setupIntents.create(
          {
            customer,
            confirm: true,
            usage: 'off_session',
            allowed_payment_method_types: ['sepa_debit'],
            payment_method_data: {
              type: 'sepa_debit',
              sepa_debit: { iban },
              billing_details: { name: holder, email },
            },
            mandate_data: { customer_acceptance: acceptedBy(signedBy) },
            metadata: { reference },
            expand: ['mandate'],
          },
          { idempotencyKey: `${reference}-mandate` },
        ),
      )
      return madeOf(made, customer) ?? 'refused'
    },

    findMandate,
  }
}
