import type { Ids } from '#core/kernel/ports.ts'
import type { withdrawalCalls } from '#core/payment/withdrawal/contract.ts'
import type { Withdrawals } from '#server/payment/withdrawal/withdraw.ts'
import type { WithdrawalsByLink } from '#server/payment/withdrawal/withdraw-by-link.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { type LimitCall, mailboxKey } from '#server/platform/limiting.ts'
import { linkedToWire, withdrawableToWire } from './to-wire.ts'

export type WithdrawalRoutes = Pick<Handlers, keyof typeof withdrawalCalls>

export const createWithdrawalRoutes = ({
  withdrawals,
  withdrawalsByLink: byLink,
  limit,
  ids,
}: {
  withdrawals: Withdrawals
  withdrawalsByLink: WithdrawalsByLink
  limit: LimitCall
  ids: Ids
}): WithdrawalRoutes => ({
  'GET /api/withdrawal.php': async ({ member, site }) => {
    const open = await withdrawals.look({ site, account: member.id })
    return { orders: open.map(withdrawableToWire) }
  },

  'POST /api/withdrawal.php': async ({ member, site, body, key }) => {
    const tooMany = await limit('withdrawalPerAccount', member.id)
    return tooMany ?? withdrawals.withdraw({ site, account: member.id, body, key })
  },

  'POST /api/withdrawal.php?ask=1': async ({ body, site, source, key }) => {
    const tooMany =
      (await limit('withdrawalPerSource', source)) ??
      (await limit('withdrawalMails', mailboxKey(ids, site, body.email, source))) ??
      (await limit('withdrawalMailsPerAddress', mailboxKey(ids, site, body.email)))
    if (tooMany) return tooMany
    await byLink.requestLink({ body, site, key })
    return {}
  },

  'POST /api/withdrawal.php?look=1': async ({ body: { token }, site, source }) => {
    const tooMany = await limit('linkPerSource', source)
    const found = tooMany ?? (await byLink.look({ token, site }))
    return 'refused' in found ? found : linkedToWire(found)
  },

  'PUT /api/withdrawal.php': async ({ body, site, source, key }) =>
    (await limit('linkPerSource', source)) ?? byLink.withdraw({ body, site, key }),
})
