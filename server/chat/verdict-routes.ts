import type { VerdictStore } from '#core/chat/ports.ts'
import { dayOf } from '#core/kernel/day.ts'
import type { Clock } from '#core/kernel/ports.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import type { LimitCall } from '#server/platform/limiting.ts'

/** What a receiver says of a warning is only counted, so the store is given no member. */
export const createVerdictRoutes = ({
  verdictStore,
  limit,
  clock,
}: {
  verdictStore: VerdictStore
  limit: LimitCall
  clock: Clock
}): Pick<Handlers, 'POST /api/warning-verdict.php'> => ({
  'POST /api/warning-verdict.php': async ({ body: { kinds, verdict }, member, site }) => {
    const tooMany = await limit('verdictPerAccount', member.id)
    if (tooMany) return tooMany
    await verdictStore.count({ site: site.id, day: dayOf(clock.now()), kinds, verdict })
    return {}
  },
})
