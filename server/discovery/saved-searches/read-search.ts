import type { SearchRequest } from '#core/discovery/ports.ts'
import type { Wishes } from '#core/discovery/saved-searches/ports.ts'
import { readWishes } from '#core/discovery/saved-searches/wishes.ts'
import type { Geocoder } from '#core/kernel/ports.ts'
import type { Site } from '#core/site/ports.ts'
import { nearOf, withTownNamed } from '../search-routes.ts'
import { searchFromWire } from '../to-wire.ts'

/** What the store is asked by a saved search today, and which of its wishes do not count any more. */
export const readSavedSearch = (
  geocoder: Geocoder,
  { wishes: saved, site, account, now }: { wishes: Wishes; site: Site; account: string; now: Date },
) => {
  const { wishes, query: wished, dropped } = readWishes(saved, site.settings)
  const query = withTownNamed(wished, geocoder)
  const near = nearOf(query, geocoder)
  const search = searchFromWire(query, { near: near ?? undefined, after: undefined })
  // A town that is not known any more is looked for by its name.
  const placed = near === null ? { ...search, distance: undefined } : search
  const asked: SearchRequest = { site: site.id, viewer: account, query: placed, now }
  return { wishes, dropped, asked, isPlaced: near !== null }
}
