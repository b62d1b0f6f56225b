import type { spendingLimitCalls } from '#core/payment/spending-limit/contract.ts'
import type { SpendingLimits } from '#server/payment/spending-limit/spending-limit.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { limitsToWire } from './to-wire.ts'

export type SpendingRoutes = Pick<Handlers, keyof typeof spendingLimitCalls>

export const createSpendingRoutes = ({
  spendingLimits,
}: {
  spendingLimits: SpendingLimits
}): SpendingRoutes => ({
  'GET /api/spending-limit.php': async ({ member, site }) =>
    limitsToWire(
      await spendingLimits.look({ site, account: member.id, country: member.paymentCountry }),
    ),

  'PUT /api/spending-limit.php': async ({ member, site, body: form, key }) => {
    const owner = { site, account: member.id, country: member.paymentCountry }
    const changed = await spendingLimits.change({ ...owner, form, key })
    return 'refused' in changed ? changed : limitsToWire(changed)
  },
})
