import type { PaymentProvider } from '#core/payment/checkout/ports.ts'
import type { Config } from '../platform/config/config.ts'

const at = (url: string | null) => (url === null ? {} : { serverURL: url })

/** The library of a provider takes long to load, so that a server without its key does without. */
const mollieWith = async (apiKey: string, { mollieUrl }: Config) => {
  const { mollieProvider } = await import('#adapters/payments/mollie/provider.ts')
  return mollieProvider({ apiKey, ...at(mollieUrl) })
}
const stripeWith = async (apiKey: string, { stripeUrl }: Config) => {
  const { stripeProvider } = await import('#adapters/payments/stripe/provider.ts')
  return stripeProvider({ apiKey, ...at(stripeUrl) })
}

/**
 * New orders go to the first: to Mollie with a key of it, else to Stripe with one, else to the
 * sandbox bank of a demo, or nowhere. The others go on with the orders that they have.
 */
export const keyedProviders = (config: Config): Promise<PaymentProvider[]> => {
  const { mollieKey, stripeKey } = config.secrets
  return Promise.all([
    ...(mollieKey === null ? [] : [mollieWith(mollieKey, config)]),
    ...(stripeKey === null ? [] : [stripeWith(stripeKey, config)]),
  ])
}
