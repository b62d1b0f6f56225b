import { v5 } from 'uuid'
import type { DemoMember, DemoOrder } from '#core/demo/ports.ts'
import { bundles } from '#server/operator/example-site.ts'
import type { Random } from './random.ts'

/** Never changed: the ids of the demo's orders follow from it. */
const ORDERS = '0c6a1b1d-55c2-4f0e-9a3c-9d1f6f5b7a20'
/** Whoever bought something has done so before the talk of the last weeks. */
const MINUTES_MIN = 21 * 24 * 60
const ORDERS_MAX = 3

const methodFor = (country: string, random: Random) =>
  random.chance(0.2) ? 'creditcard' : country === 'BE' ? 'bancontact' : 'ideal'

const bundleOf = (random: Random) => bundles[Math.min(random.whole(0, 4), random.whole(0, 3))]

/** What the premium members have bought: each at least one bundle, seldom the biggest. */
export const ordersOf = (members: DemoMember[], random: Random): DemoOrder[] =>
  members
    .filter(({ premium }) => premium)
    .flatMap(({ id, country, signedUpMinutesAgo }) =>
      Array.from({ length: random.whole(1, ORDERS_MAX) }, (_, nth) => ({
        id: v5(`${id} ${nth}`, ORDERS),
        account: id,
        bundle: bundleOf(random)?.id ?? '',
        method: methodFor(country, random),
        minutesAgo: random.whole(MINUTES_MIN, signedUpMinutesAgo - 60),
      })),
    )

/** The credits that each member's orders have brought. */
export const boughtBy = (orders: DemoOrder[]) => {
  const credits = new Map(bundles.map((bundle) => [bundle.id, bundle.credits]))
  const bought = new Map<string, number>()
  for (const { account, bundle } of orders) {
    bought.set(account, (bought.get(account) ?? 0) + (credits.get(bundle) ?? 0))
  }
  return bought
}
