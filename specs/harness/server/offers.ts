import type { PaymentProvider } from '#core/payment/checkout/ports.ts'
import { methodsFor } from '#core/payment/methods.ts'

/** A provider that takes any amount by every method of the catalogue. */
export const takesAll: PaymentProvider['methods'] = async ({ country, amount: { currency } }) =>
  methodsFor({ country, currency })
