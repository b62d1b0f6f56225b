import type { Method } from '#core/payment/methods.ts'
import { methodsFor } from '#core/payment/methods.ts'
import type { PaymentProvider } from '#core/payment/provider.ts'
import type { Site } from '#core/site/store.ts'

/** Those that this installation has, by name. */
export type Providers = ReadonlyMap<string, PaymentProvider>

export const providersOf = (list: PaymentProvider[]): Providers =>
  new Map(list.map((provider) => [provider.name, provider]))

/** Until members can choose: the first country of the site, and what prices are in there. */
export const marketOf = ({ settings }: Site) => {
  const country = settings.countries[0] ?? 'NL'
  return { country, currency: settings.minimum_message_costs[country]?.currency ?? 'EUR' }
}

/** Where nobody can be paid, no method is offered. */
export const methodsOf = (site: Site, providers: Providers): Method[] =>
  providers.size > 0 ? methodsFor(marketOf(site)) : []
