import type { SavedSearchView, savedSearchCalls } from '#core/discovery/saved-searches/contract.ts'
import type { SavedSearchStore } from '#core/discovery/saved-searches/ports.ts'
import type { Clock, Geocoder, Ids, LiveHints } from '#core/kernel/ports.ts'
import type { CallContext, Handlers } from '#server/platform/http/handler.ts'
import { refuse, refuseFields } from '#server/platform/http/refusals.ts'
import { readSavedSearch } from './read-search.ts'

type Key = keyof typeof savedSearchCalls
export type SavedSearchRoutes = Pick<Handlers, Key>

type Parts = {
  savedSearches: SavedSearchStore
  clock: Clock
  ids: Pick<Ids, 'next'>
  geocoder: Geocoder
  liveHints: LiveHints
}
type Context = Pick<CallContext<Key>, 'member' | 'site'>

/** All of a member's, each as it counts today and with who is new. */
const createList =
  ({ savedSearches, clock, geocoder }: Parts) =>
  async ({ member, site }: Context) => {
    const { searches, upto } = await savedSearches.all(member.id)
    const now = clock.now()
    const views: SavedSearchView[] = []
    // One after another: ten counts at once would hold up what others ask.
    for (const { id, name, notify, seen, wishes: saved } of searches) {
      const read = readSavedSearch(geocoder, { wishes: saved, site, account: member.id, now })
      const { real, fictional } = await savedSearches.newcomers(read.asked, { seen, upto })
      const { wishes, dropped } = read
      views.push({ id, name, notify, wishes, dropped, fresh: real, fresh_fictional: fictional })
    }
    return { searches: views }
  }

export const createSavedSearchRoutes = (parts: Parts): SavedSearchRoutes => {
  const { savedSearches, clock, ids, geocoder, liveHints } = parts
  const list = createList(parts)
  const changed = (context: Context) => {
    liveHints.publish([{ account: context.member.id, about: 'saved' }])
    return list(context)
  }
  return {
    'GET /api/saved-searches.php': list,

    'POST /api/saved-searches.php': async (context) => {
      const { body, member, site } = context
      const { wishes, name = null, notify = true } = body
      const now = clock.now()
      const read = readSavedSearch(geocoder, { wishes, site, account: member.id, now })
      if (read.dropped.length > 0 || !read.isPlaced)
        return refuseFields({ wishes: 'field_invalid' })
      const search = { id: ids.next(), name, wishes, notify }
      if (!(await savedSearches.save(member.id, search, now))) return refuse('saved_searches_full')
      return changed(context)
    },

    'PUT /api/saved-searches.php': async (context) => {
      const { body, member } = context
      if (!(await savedSearches.change(member.id, body, clock.now()))) return refuse('not_found')
      return changed(context)
    },

    'DELETE /api/saved-searches.php': async (context) => {
      await savedSearches.remove(context.member.id, context.body.id)
      return changed(context)
    },
  }
}
