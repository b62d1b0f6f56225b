import type { Bundle, FreeAmount } from '#core/payment/checkout/values.ts'
import { MINOR_PER_WHOLE, type Money, roundMinor } from '../../kernel/money.ts'
import type { Market } from './market.ts'

const isFree = (bundle: Bundle): bundle is FreeAmount => bundle.times !== undefined

/** What stands on a shelf: the bundles, and the free amount where the site sells one. */
export const bundlesForSale = (sold: readonly Bundle[]) => ({
  bundles: sold.filter((bundle) => !isFree(bundle)),
  free: sold.find(isFree) ?? null,
})

const TAKEN = /^(.+)x([1-9]\d{0,5})$/

/** A free amount taken so often is a bundle of its own: `credits` taken 37 times is `creditsx37`. */
export const bundleOfTimes = (
  { id, credits, price, country }: FreeAmount,
  times: number,
): Bundle => ({
  id: `${id}x${times}`,
  credits: credits * times,
  price: { ...price, minor: price.minor * times },
  ...(country && { country }),
})

/** A free amount by the credits that are typed; null where it is not sold so. */
export const bundleOfAmount = (free: FreeAmount, typed: string): Bundle | null => {
  if (!/^\d{1,7}$/.test(typed.trim())) return null
  const times = Number(typed) / free.credits
  const isSold = Number.isInteger(times) && free.times.from <= times && times <= free.times.to
  return isSold ? bundleOfTimes(free, times) : null
}

/** The bundle of this name as it can be ordered, a free amount as often as the name says. */
export const findBundle = (sold: readonly Bundle[], name: string): Bundle | null => {
  const listed = sold.find(({ id }) => id === name)
  if (listed) return isFree(listed) ? null : listed
  const [, id, times] = TAKEN.exec(name) ?? []
  const free = sold.filter(isFree).find((one) => one.id === id)
  const isAllowed = free && free.times.from <= Number(times) && Number(times) <= free.times.to
  return isAllowed ? bundleOfTimes(free, Number(times)) : null
}

/** Whether a bundle is for sale in a market. */
export const isSoldIn = (
  { price, country }: Bundle,
  market: Pick<Market, 'country' | 'currency'>,
) => price.currency === market.currency && (country === undefined || country === market.country)

/** One line of an order: the lines add up to the total, and VAT is what the total holds of it. */
export type PriceComponent = { kind: 'bundle' | 'discount'; minor: number }
export type Price = {
  components: PriceComponent[]
  total: Money
  vat: { basisPoints: number; minor: number }
}

/**
 * What an order of a bundle costs. `discountPercent` is whole, 0 to 100; the discount is rounded
 * to the benefit of nobody, half away from zero. `vatBasisPoints` is the rate times 100: 2100 is
 * 21%. The same rule shows the price on the client and charges it on the server.
 */
export const priceOf = (
  bundle: Pick<Bundle, 'price'>,
  { vatBasisPoints, discountPercent = 0 }: { vatBasisPoints: number; discountPercent?: number },
): Price => {
  const { minor, currency } = bundle.price
  const discount = roundMinor((minor * discountPercent) / 100)
  const total = minor - discount
  const components: PriceComponent[] = [{ kind: 'bundle', minor }]
  if (discount > 0) components.push({ kind: 'discount', minor: -discount })
  return {
    components,
    total: { minor: total, currency },
    vat: { basisPoints: vatBasisPoints, minor: vatWithin(total, vatBasisPoints) },
  }
}

/** The VAT that a gross amount holds, in the same minor units. */
export const vatWithin = (grossMinor: number, basisPoints: number): number =>
  roundMinor((grossMinor * basisPoints) / (10_000 + basisPoints))

/** What one credit costs in a bundle, in minor units and their fractions, to be shown. */
export const minorPerCredit = ({ credits, price }: Pick<Bundle, 'credits' | 'price'>): number =>
  price.minor / credits

/**
 * How many whole percent less a credit costs in a bundle than in the one where it costs most: by
 * what is paid now, and rounded down, so that no saving is told that is not there.
 */
export const savedPercent = (
  { credits, price: { minor } }: Pick<Bundle, 'credits' | 'price'>,
  among: readonly Pick<Bundle, 'credits' | 'price'>[],
): number => {
  const dearest = among.toSorted((a, b) => minorPerCredit(b) - minorPerCredit(a))[0]
  if (!dearest || dearest.price.minor === 0) return 0
  const asDear = dearest.price.minor * credits
  return Math.max(0, Math.floor((100 * (asDear - minor * dearest.credits)) / asDear))
}

/** The bundle that is chosen before anybody chooses: one in the middle, the lower of two. */
export const middleOf = <T>(bundles: readonly T[]): T | undefined =>
  bundles[Math.floor((bundles.length - 1) / 2)]

/**
 * What a message costs at least, in whole currency to the minor unit, in the bundle where a credit
 * costs least; null where nothing is for sale.
 */
export const leastMessageCosts = (
  bundles: readonly Bundle[],
  messageCredits: number,
): number | null => {
  if (bundles.length === 0) return null
  const minor = Math.min(...bundles.map((bundle) => minorPerCredit(bundle) * messageCredits))
  return roundMinor(minor) / MINOR_PER_WHOLE
}
