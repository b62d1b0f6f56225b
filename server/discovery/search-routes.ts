import { cellAt } from '#core/discovery/distance.ts'
import type { DiscoveryStore, SearchRequest } from '#core/discovery/ports.ts'
import { NUMBERED_PAGES_MAX } from '#core/discovery/search.ts'
import type { SearchQuery } from '#core/discovery/search-query.ts'
import { unsearchable } from '#core/discovery/showing.ts'
import type { Clock, Geocoder } from '#core/kernel/ports.ts'
import { cityNamed } from '#server/platform/city-named.ts'
import type { CallContext, Handlers } from '#server/platform/http/handler.ts'
import { type Refused, refuse, refuseFields } from '#server/platform/http/refusals.ts'
import { isClosedTo } from '#server/platform/pages/viewer.ts'
import { cursorFromWire } from './cursor.ts'
import { foundMembersToWire, searchFromWire, widenedToWire } from './to-wire.ts'

type SearchRoutes = Pick<Handlers, 'GET /api/members.php' | 'GET /api/members-similar.php'>

type Parts = { discovery: DiscoveryStore; clock: Clock; geocoder: Geocoder }

const unfit = (fields: string[]) =>
  refuseFields(Object.fromEntries(fields.map((field) => [field, 'field_invalid'])))

/** From where a distance counts: a town that is named; undefined is one's own. */
export const nearOf = (query: SearchQuery, geocoder: Geocoder) => {
  const { country, countryregion: region, city, distance } = query
  if (distance === undefined || city === undefined) return undefined
  const at = country && region ? geocoder.positionOf({ country, region, city }) : null
  return at ? cellAt(at) : null
}

/** The query with the own name of the town that is searched, however it is spelled. */
export const withTownNamed = <Q extends SearchQuery>(query: Q, geocoder: Geocoder): Q => {
  const { country, countryregion: region, city } = query
  if (!region || !city) return query
  return { ...query, city: cityNamed(geocoder, { country, region, city }) }
}

/** What the store is asked by a call, or why it is not asked. */
const createReadSearch =
  ({ clock, geocoder }: Parts) =>
  async ({
    query: typed,
    member,
    site,
    visitor,
  }: CallContext<keyof SearchRoutes>): Promise<SearchRequest | Refused> => {
    const query = withTownNamed(typed, geocoder)
    if (isClosedTo(member, site, visitor)) return refuse('search_closed')
    const wrong: string[] = unsearchable(query, site.settings)
    const near = nearOf(query, geocoder)
    if (near === null) wrong.push('city')
    if (query.distance !== undefined && near === undefined && !member) wrong.push('distance')
    const after = query.after === undefined ? undefined : cursorFromWire(query.after)
    if (after === null) wrong.push('after')
    if (wrong.length > 0) return unfit(wrong)
    if (after === undefined && (query.page ?? 1) > NUMBERED_PAGES_MAX) {
      return refuse('after_required')
    }
    const search = searchFromWire(query, { near: near ?? undefined, after: after ?? undefined })
    return { site: site.id, viewer: member?.id ?? null, query: search, now: clock.now() }
  }

export const searchRoutes = (parts: Parts): SearchRoutes => {
  const { discovery } = parts
  const readSearch = createReadSearch(parts)
  return {
    'GET /api/members.php': async (context) => {
      const asked = await readSearch(context)
      return 'refused' in asked
        ? asked
        : foundMembersToWire(await discovery.search(asked), context.site.settings)
    },

    'GET /api/members-similar.php': async (context) => {
      const asked = await readSearch(context)
      return 'refused' in asked
        ? asked
        : widenedToWire(await discovery.widened(asked), context.site.settings)
    },
  }
}
