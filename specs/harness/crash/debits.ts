import { randomUUID } from 'node:crypto'
import { sign } from '#specs/harness/server/debits.ts'
import type { SpecMember } from '#specs/harness/server/members.ts'
import { priceFor } from '#specs/harness/server/prices.ts'
import { ordersThatArePaid } from './money.ts'
import type { CrashSite } from './site.ts'
import type { Traffic } from './traffic.ts'
import { forgetLimits } from './withdrawal-links.ts'

const BUNDLE = 'credits-10'
const EACH = 3

let nth = 0

/** Rounds follow one another faster than the terms of direct debit. */
const forgetTerms = async (site: CrashSite) => {
  await forgetLimits(site)
  await site.asked(
    `update payment set created_at = created_at - interval '60 days' where method = 'directdebit'`,
  )
}

/** Members who have signed order by direct debit, and their banks pay once the blow is over. */
export const debits = async (site: CrashSite): Promise<Traffic> => {
  await forgetTerms(site)
  const all: { buyer: SpecMember; id: string; mandate: string }[] = []
  for (const buyer of site.members) {
    nth += 1
    const { id: mandate } = await sign(buyer, { nth: 20_000 + nth })
    await site.asked(`update sandbox.mandate set charges = 'open' where reference = $1`, [mandate])
    for (let order = 0; order < EACH; order++) all.push({ buyer, id: randomUUID(), mandate })
  }
  return ordersThatArePaid(site, 'debits', all, (buyer, { id, mandate }) => async () => {
    const wish = { payment_id: id, bundle: BUNDLE, payment_method: 'directdebit', mandate } as const
    const body = { ...wish, amount: priceFor(BUNDLE) }
    const replied = await buyer.call('POST /api/order.php', { body }).catch(() => null)
    return replied?.status === 200 ? replied.text : null
  })
}
