import type { Logger } from 'pino'
import type { Method } from '#core/payment/methods.ts'
import type { Money } from '#core/payment/money.ts'
import type { PaymentProvider } from '#core/payment/provider.ts'
import type { Clock } from '#core/ports.ts'
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

/** The methods that an amount can be paid by on a site; none where nobody answers. */
export type Offering = (site: Site, amount: Money) => Promise<Method[]>

/** What a provider takes changes seldom: it is asked again after so long. */
const OFFERED_MS = 10 * 60_000
/** One that is away is asked again after so long, so that nobody waits for it each time. */
const AWAY_MS = 30_000
/** So many amounts are remembered; a site has a few bundles, each at a price or two. */
const AMOUNTS_MAX = 1_000

type Heard = { until: number; methods: Promise<Method[]> }

/**
 * Asks the first provider, which takes every new order, once at a time for each amount; what it
 * said last counts on while it does not answer.
 */
export const offeringMethods = ({
  providers,
  clock,
  log,
}: {
  providers: Providers
  clock: Clock
  log: Logger
}): Offering => {
  const [provider] = providers.values()
  const heard = new Map<string, Heard>()
  const hear = (key: string, one: Heard) => {
    if (heard.size >= AMOUNTS_MAX) heard.clear()
    heard.set(key, one)
    return one.methods
  }
  return async (site, amount) => {
    if (!provider) return []
    const { country } = marketOf(site)
    const key = [country, amount.currency, amount.minor].join(' ')
    const at = clock.now().getTime()
    const known = heard.get(key)
    if (known && at < known.until) return known.methods
    const methods = provider.methods({ country, amount }).catch((error: Error) => {
      log.warn({ provider: provider.name, err: error }, 'it does not say how one can pay')
      const last = known?.methods ?? Promise.resolve([])
      return hear(key, { until: at + AWAY_MS, methods: last })
    })
    return hear(key, { until: at + OFFERED_MS, methods })
  }
}
