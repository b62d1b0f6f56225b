import type { Method } from '#core/payment/methods.ts'

/** What Stripe calls a method; null for what it does not take, or not at a page of its own. */
export const stripeMethods = {
  ideal: 'ideal',
  bancontact: 'bancontact',
  eps: 'eps',
  blik: 'blik',
  przelewy24: 'p24',
  cartebancaire: 'card',
  dankort: 'card',
  postepay: 'card',
  nexi: 'card',
  mobilepay: 'mobilepay',
  swish: 'swish',
  twint: 'twint',
  satispay: 'satispay',
  vipps: null,
  creditcard: 'card',
  visa: 'card',
  mastercard: 'card',
  applepay: 'card',
  paypal: 'paypal',
  paysafecard: null,
  banktransfer: null,
  directdebit: 'sepa_debit',
  maestro: null,
  sofort: null,
  giropay: null,
} as const satisfies Record<Method, string | null>

export type StripeMethod = NonNullable<(typeof stripeMethods)[Method]>
