import type { spendingLimitCalls } from '#core/payment/spending-limit/contract.ts'
import type { SpendingLimits } from '#server/payment/spending-limit/spending-limit.ts'
import type { Handlers } from '#server/platform/http/handler.ts'

export type SpendingRoutes = Pick<Handlers, keyof typeof spendingLimitCalls>

export const createSpendingRoutes = ({
  spendingLimits,
}: {
  spendingLimits: SpendingLimits
}): SpendingRoutes => ({
  'GET /api/spending-limit.php': ({ member, site }) =>
    spendingLimits.look({ site, account: member.id, country: member.paymentCountry }),

  'PUT /api/spending-limit.php': ({ member, site, body: form, key }) =>
    spendingLimits.change({ site, account: member.id, country: member.paymentCountry, form, key }),
})
