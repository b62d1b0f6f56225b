import { MethodEnum } from 'mollie-api-typescript/models'
import type { Method } from '#core/payment/methods.ts'

/** What Mollie calls a method; null for what it does not take any more. */
export const mollieMethods: Record<Method, MethodEnum | null> = {
  ideal: MethodEnum.Ideal,
  bancontact: MethodEnum.Bancontact,
  eps: MethodEnum.Eps,
  blik: MethodEnum.Blik,
  przelewy24: MethodEnum.Przelewy24,
  cartebancaire: MethodEnum.Creditcard,
  dankort: MethodEnum.Creditcard,
  postepay: MethodEnum.Creditcard,
  nexi: MethodEnum.Creditcard,
  mobilepay: MethodEnum.Mobilepay,
  swish: MethodEnum.Swish,
  twint: MethodEnum.Twint,
  satispay: MethodEnum.Satispay,
  vipps: MethodEnum.Vipps,
  creditcard: MethodEnum.Creditcard,
  visa: MethodEnum.Creditcard,
  mastercard: MethodEnum.Creditcard,
  applepay: MethodEnum.Applepay,
  paypal: MethodEnum.Paypal,
  paysafecard: MethodEnum.Paysafecard,
  banktransfer: MethodEnum.Banktransfer,
  directdebit: MethodEnum.Directdebit,
  maestro: null,
  sofort: null,
  giropay: null,
}
