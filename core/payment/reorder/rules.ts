import type { Bank } from '#core/payment/checkout/ports.ts'
import type { Method } from '#core/payment/methods.ts'

/** So many orders are offered to be repeated. */
export const REORDERS_MAX = 5

/**
 * The text by which a member agrees that a way of paying is kept. A text that says something else
 * has another version.
 */
export const SAVED_METHOD_CONSENT = 'keep-method 2026-11-22'

/** Why a mandate ended. */
export const mandateEnds = ['replaced', 'removed', 'refused', 'erased', 'lapsed'] as const
export type MandateEnd = (typeof mandateEnds)[number]

/**
 * A kept way of paying: its id is that of the payment that left it. `ref`: what its provider calls
 * it, a word without a meaning to us.
 */
export type Mandate = {
  id: string
  provider: string
  ref: string
  method: Method
  live: boolean
  givenAt: Date
  /** Of one for direct debit. */
  debit: { reference: string; ibanEnd: string } | null
}

/** What a member bought and how, and when for the last time. `bank`: by the provider's id. */
export type LastOrder = { bundle: string; method: Method; bank: string | null; at: Date }

/** A bundle that is for sale, with the ways to pay for it now. */
export type BundleForSale = {
  id: string
  methods: readonly Method[]
  banks: Partial<Record<Method, readonly Bank[]>>
}

/** How an order is repeated: by what was kept, without a page, or at the provider's page. */
export type ReorderMeans = 'mandate' | 'redirect'
export type Reorder = LastOrder & { way: ReorderMeans }

type ReorderOptions = {
  sold: readonly BundleForSale[]
  mandates: readonly Pick<Mandate, 'method'>[]
}

/**
 * The orders that can be repeated now, the latest first (product spec, section 5; PAY-04): one of
 * each bundle and method, as far as both are for sale. A bank that is gone has to be chosen anew
 * at the order itself: that order is left out.
 */
export const reordersOf = (
  orders: readonly LastOrder[],
  { sold, mandates }: ReorderOptions,
): Reorder[] => {
  const seen = new Set<string>()
  return orders
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .filter(({ bundle, method }) => {
      const key = `${bundle} ${method}`
      const isFirst = !seen.has(key)
      seen.add(key)
      return isFirst
    })
    .flatMap((order): Reorder[] => {
      const { bundle, method } = order
      const one = sold.find(({ id }) => id === bundle)
      if (!one?.methods.includes(method)) return []
      if (mandates.some((mandate) => mandate.method === method)) {
        return [{ ...order, bank: null, way: 'mandate' }]
      }
      const banks = one.banks[method] ?? []
      if (banks.length === 0) return [{ ...order, bank: null, way: 'redirect' }]
      const isThere = banks.some(({ id }) => id === order.bank)
      return isThere ? [{ ...order, way: 'redirect' }] : []
    })
    .slice(0, REORDERS_MAX)
}
