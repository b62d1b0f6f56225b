import type { Market } from '#core/payment/checkout/market.ts'
import type { Bundle, FreeAmount } from '#core/payment/checkout/values.ts'

/** A bundle as a call answers it. */
export const bundleToWire = ({ id, credits, price }: Bundle) => ({ id, credits, price })

type Shelf<B> = { bundles: B[]; free: FreeAmount | null }

/** What is for sale in a market; the free amount only where there is one. */
export const shelfToWire = <B>(
  { country, vatBasisPoints }: Market,
  { bundles, free }: Shelf<B>,
) => ({
  country,
  bundles,
  vat_basis_points: vatBasisPoints,
  ...(free && {
    free_amount: { id: free.id, credits: free.credits, price: free.price, times: free.times },
  }),
})
