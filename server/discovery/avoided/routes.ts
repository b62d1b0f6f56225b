import type { avoidedCalls } from '#core/discovery/avoided/contract.ts'
import type { AvoidedStore } from '#core/discovery/avoided/ports.ts'
import { toWhoeverSees } from '#core/kernel/jobs.ts'
import type { Clock, Ids, LiveHints } from '#core/kernel/ports.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/refusals.ts'

export type AvoidedRoutes = Pick<Handlers, keyof typeof avoidedCalls>

/**
 * To whom a member is never shown, by their address. Whoever has been shown this member looks anew,
 * whether one of them has the address or not.
 */
export const createAvoidedRoutes = ({
  avoided,
  ids,
  clock,
  liveHints,
}: {
  avoided: AvoidedStore
  ids: Pick<Ids, 'next'>
  clock: Clock
  liveHints: LiveHints
}): AvoidedRoutes => {
  const list = async (account: string) => ({
    addresses: (await avoided.all(account)).map(({ at, ...one }) => ({
      ...one,
      at: at.toISOString(),
    })),
  })
  const changed = (id: string) => {
    liveHints.publish([toWhoeverSees(id)])
    return list(id)
  }
  return {
    'GET /api/avoided.php': ({ member }) => list(member.id),

    'POST /api/avoided.php': async ({ body: { email, note = '' }, member }) => {
      const named = { id: ids.next(), email, note, now: clock.now() }
      return (await avoided.name(member.id, named)) ? changed(member.id) : refuse('avoided_full')
    },

    'DELETE /api/avoided.php': async ({ body: { id }, member }) => {
      await avoided.remove(member.id, id)
      return changed(member.id)
    },
  }
}
