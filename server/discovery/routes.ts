import type { ChoiceStore } from '#core/discovery/choices/ports.ts'
import type { discoveryCalls } from '#core/discovery/contract.ts'
import type { MatchFinderStore } from '#core/discovery/match-finder/ports.ts'
import type { DiscoveryStore, SeenProfile } from '#core/discovery/ports.ts'
import type { VisitStore } from '#core/discovery/visits/ports.ts'
import type { Clock, Geocoder, LiveHints } from '#core/kernel/ports.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/refusals.ts'
import { isClosedTo } from '#server/platform/pages/viewer.ts'
import { likesCursorFromWire } from './likes-cursor.ts'
import { searchRoutes } from './search-routes.ts'
import type { TellLikes } from './tell-likes.ts'
import { likesToWire, profileToWire } from './to-wire.ts'

export type DiscoveryRoutes = Pick<Handlers, keyof typeof discoveryCalls>

/** A visitor keeps nobody, and nobody keeps themselves. */
const keptBy = (viewer: string | null, { kept }: SeenProfile) =>
  viewer !== null && kept !== undefined ? { kept } : {}

export const createDiscoveryRoutes = ({
  discovery,
  matchFinder,
  choices,
  visits,
  clock,
  liveHints,
  geocoder,
  tellLikes,
}: {
  discovery: DiscoveryStore
  matchFinder: Pick<MatchFinderStore, 'fit'>
  choices: Pick<ChoiceStore, 'choices'>
  visits: VisitStore
  clock: Clock
  liveHints: LiveHints
  geocoder: Geocoder
  tellLikes: TellLikes
}): DiscoveryRoutes => ({
  ...searchRoutes({ discovery, clock, geocoder }),

  'GET /api/member.php': async ({ query: { id }, member, site, visitor }) => {
    if (isClosedTo(member, site, visitor)) return refuse('search_closed')
    const viewer = member?.id ?? null
    const now = clock.now()
    const [profile, fit, stands] = await Promise.all([
      viewer === id
        ? discovery.ownProfile(id, now)
        : discovery.profile({ site: site.id, viewer, id, now }),
      viewer && viewer !== id && matchFinder.fit({ site: site.id, viewer, id }),
      (viewer === null || viewer === id) &&
        choices.choices(id).then(({ shownOutside }) => shownOutside),
    ])
    if (!profile) return refuse('not_found')
    const seen = { ...profileToWire(profile, site.settings), ...keptBy(viewer, profile) }
    const outside = stands && { shown_outside: true as const }
    return { profile: { ...seen, ...(fit && { fit }), ...outside } }
  },

  'GET /api/profile.php': async ({ member }) => ({ ahead: await discovery.ahead(member.id) }),

  'PUT /api/member.php': async ({ body: { id }, member, site }) => {
    const query = { site: site.id, viewer: member.id, id, now: clock.now() }
    if (!(await discovery.card(query))) return refuse('not_found')
    await Promise.all([discovery.seen(member.id, id), visits.visited(query)])
    liveHints.publish([{ account: member.id, about: 'likes', id }])
    return {}
  },

  'GET /api/likes.php': async ({ query, member, site }) => {
    const after = query.after === undefined ? undefined : likesCursorFromWire(query.after)
    return likesToWire(await discovery.likes(member.id, clock.now(), after), site.settings)
  },

  'POST /api/likes.php': async ({ body: { id }, member, site }) => {
    const like = { site: site.id, from: member.id, to: id, now: clock.now() }
    const liked = await discovery.like(like)
    if (!liked) return refuse('not_found')
    if (liked.isNew) await tellLikes(member.id, id)
    return { match: liked.match }
  },

  'DELETE /api/likes.php': async ({ body: { id }, member }) => {
    if (await discovery.unlike(member.id, id)) await tellLikes(member.id, id)
    return {}
  },
})
