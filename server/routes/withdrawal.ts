import type { withdrawalCalls } from '#core/contract/withdrawal.ts'
import type { Limiting } from '#server/account/limiting.ts'
import type { Handlers } from '#server/http/handler.ts'
import type { Withdrawing } from '#server/payment/withdraw.ts'

export type WithdrawalRoutes = Pick<Handlers, keyof typeof withdrawalCalls>

export const withdrawalRoutes = ({
  withdrawing,
  limit,
}: {
  withdrawing: Withdrawing
  limit: Limiting
}): WithdrawalRoutes => ({
  'GET /api/withdrawal.php': ({ member, site }) => withdrawing.look({ site, account: member.id }),

  'POST /api/withdrawal.php': async ({ member, site, body, key }) => {
    const tooMany = await limit('withdrawalPerAccount', member.id)
    return tooMany ?? withdrawing.withdraw({ site, account: member.id, body, key })
  },
})
