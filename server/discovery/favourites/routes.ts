import type { favouriteCalls } from '#core/discovery/favourites/contract.ts'
import type { FavouriteStore } from '#core/discovery/favourites/ports.ts'
import type { Clock } from '#core/kernel/ports.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/refusals.ts'
import { cardToWire } from '../to-wire.ts'

export type FavouriteRoutes = Pick<Handlers, keyof typeof favouriteCalls>

/** Whom a member keeps for themselves: no hint goes to anybody. */
export const createFavouriteRoutes = ({
  favourites,
  clock,
}: {
  favourites: FavouriteStore
  clock: Clock
}): FavouriteRoutes => ({
  'GET /api/favourites.php': async ({ member, site }) => {
    const query = { site: site.id, viewer: member.id, now: clock.now() }
    const kept = await favourites.favourites(query)
    return { profiles: kept.map((card) => cardToWire(card, site.settings)) }
  },

  'POST /api/favourites.php': async ({ body: { id }, member, site }) => {
    const kept = await favourites.keep({ site: site.id, viewer: member.id, id, now: clock.now() })
    return kept.done ? {} : refuse(kept.why)
  },

  'DELETE /api/favourites.php': async ({ body: { id }, member }) => {
    await favourites.letGo(member.id, id)
    return {}
  },
})
