import type { Money } from '#core/kernel/money.ts'
import { findBundle, priceOf } from '#core/payment/checkout/pricing.ts'
import { bundles } from '#server/operator/example-site.ts'
import type { Browser } from './client.ts'

const VAT_DOES_NOT_MATTER = { vatBasisPoints: 0 }

/** What a bundle of the demo costs, with a discount or without. */
export const priceFor = (bundle: string, discountPercent = 0): Money => {
  const found = bundles.find(({ id }) => id === bundle)
  if (!found) throw new Error(`The demo does not sell ${bundle}`)
  return priceOf(found, { ...VAT_DOES_NOT_MATTER, discountPercent }).total
}

/** What a member is shown before ordering, wherever they buy. */
export const priceShown = async (member: Browser, id: string, code?: string): Promise<Money> => {
  const { bundles: listed, free_amount: free } = await member.ask('GET /api/credits.php')
  const bundle = findBundle(free ? [...listed, free] : listed, id)
  if (!bundle) throw new Error(`${id} is not for sale here`)
  if (!code) return bundle.price
  const { discount } = await member.ask('GET /api/discountcode.php', { query: { code } })
  const discountPercent = discount.percentage
  return priceOf(bundle, { ...VAT_DOES_NOT_MATTER, discountPercent }).total
}
