import type { Logger } from 'pino'
import type { Money } from '#core/kernel/money.ts'
import type { Clock } from '#core/kernel/ports.ts'
import { type Bank, type PaymentProvider, ProviderAway } from '#core/payment/checkout/ports.ts'
import type { Method } from '#core/payment/methods.ts'
import type { Mandate } from '#core/payment/reorder/rules.ts'
import { inTime } from '#server/platform/in-time.ts'

/** Those that this installation has, by name. */
export type Providers = ReadonlyMap<string, PaymentProvider>

export const createProviders = (list: PaymentProvider[]): Providers =>
  new Map(list.map((provider) => [provider.name, provider]))

/** Whether money can be taken by a mandate: its provider is still here, and in the same mode. */
export const canCharge = (
  providers: Providers,
  { provider: name, live }: Pick<Mandate, 'provider' | 'live'>,
): boolean => {
  const provider = providers.get(name)
  return provider?.charge !== undefined && provider.live === live
}

/** What an amount can be paid by in a country, and the banks of those that let one choose. */
export type OfferedMethods = { methods: Method[]; banks: Partial<Record<Method, Bank[]>> }

/** Nothing is offered where nobody answers. */
export type OfferMethods = (country: string, amount: Money) => Promise<OfferedMethods>

/** What a provider takes changes seldom: it is asked again after so long. */
const OFFERED_MS = 10 * 60_000
/** One that is away is asked again after so long, so that nobody waits for it each time. */
const AWAY_MS = 30_000
/** Whoever looks at the prices waits no longer for what it says. */
const SILENCE_MS = 4_000
/** So many amounts are remembered; a site has a few bundles, each at a price or two. */
const AMOUNTS_MAX = 1_000

type CachedMethods = { until: number; offered: Promise<OfferedMethods> }

const NOTHING: OfferedMethods = { methods: [], banks: {} }

const askedOf = async (
  provider: PaymentProvider,
  order: { country: string; amount: Money },
): Promise<OfferedMethods> => {
  const methods = await provider.methods(order)
  const found = await Promise.all(
    methods.map(
      async (method) => [method, (await provider.banks?.({ ...order, method })) ?? []] as const,
    ),
  )
  return { methods, banks: Object.fromEntries(found.filter(([, banks]) => banks.length > 0)) }
}

/**
 * Asks the first provider, which takes every new order, once at a time for each amount; what it
 * said last counts on while it does not answer.
 */
export const createOfferMethods = ({
  providers,
  clock,
  log,
}: {
  providers: Providers
  clock: Clock
  log: Logger
}): OfferMethods => {
  const [provider] = providers.values()
  const cache = new Map<string, CachedMethods>()
  const remember = (key: string, one: CachedMethods) => {
    if (cache.size >= AMOUNTS_MAX) cache.clear()
    cache.set(key, one)
    return one.offered
  }
  return async (country, amount) => {
    if (!provider) return NOTHING
    const key = [country, amount.currency, amount.minor].join(' ')
    const at = clock.now().getTime()
    const known = cache.get(key)
    if (known && at < known.until) return known.offered
    const asked = inTime(
      askedOf(provider, { country, amount }),
      SILENCE_MS,
      () => new ProviderAway('The provider is silent.'),
    )
    const offered = asked.catch((error: Error) => {
      log.warn({ provider: provider.name, err: error }, 'it does not say how one can pay')
      const last = known?.offered ?? Promise.resolve(NOTHING)
      return remember(key, { until: at + AWAY_MS, offered: last })
    })
    return remember(key, { until: at + OFFERED_MS, offered })
  }
}
