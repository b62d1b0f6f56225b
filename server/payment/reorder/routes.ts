import type { reorderCalls } from '#core/payment/reorder/contract.ts'
import type { Reorders } from '#server/payment/reorder/reorder.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { reordersToWire } from './to-wire.ts'

export type ReorderRoutes = Pick<Handlers, keyof typeof reorderCalls>

export const createReorderRoutes = ({ reorders }: { reorders: Reorders }): ReorderRoutes => ({
  'GET /api/repeat-order.php': async ({ member, site }) =>
    reordersToWire(
      await reorders.look({ site, account: member.id, country: member.paymentCountry }),
    ),

  'DELETE /api/mandate.php': async ({ member, site, body: { id }, key }) => {
    const removed = await reorders.remove({ account: member.id, id, key })
    if ('refused' in removed) return removed
    const buyer = { site, account: member.id, country: member.paymentCountry }
    return reordersToWire(await reorders.look(buyer))
  },
})
