import type { discoveryCalls } from '#core/discovery/contract.ts'
import type { DiscoveryStore } from '#core/discovery/ports.ts'
import { shownOf, unsearchable } from '#core/discovery/showing.ts'
import type { VisitStore } from '#core/discovery/visits/ports.ts'
import type { Clock, LiveHints } from '#core/kernel/ports.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuse, refuseFields } from '#server/platform/http/refusals.ts'
import type { LimitCall } from '#server/platform/limiting.ts'
import { isClosedTo } from '#server/platform/pages/viewer.ts'
import { foundMembersToWire, likesToWire, profileToWire, searchFromWire } from './to-wire.ts'

export type DiscoveryRoutes = Pick<Handlers, keyof typeof discoveryCalls>

const unfit = (fields: string[]) =>
  refuseFields(Object.fromEntries(fields.map((field) => [field, 'field_invalid'])))

export const createDiscoveryRoutes = ({
  discovery,
  visits,
  limit,
  clock,
  liveHints,
}: {
  discovery: DiscoveryStore
  visits: VisitStore
  limit: LimitCall
  clock: Clock
  liveHints: LiveHints
}): DiscoveryRoutes => ({
  'GET /api/members.php': async ({ query, member, site, visitor, source }) => {
    if (isClosedTo(member, site, visitor)) return refuse('search_closed')
    const tooMany = member ? null : await limit('searchPerSource', source)
    if (tooMany) return tooMany
    const wrong = unsearchable(query, site.settings)
    if (wrong.length > 0) return unfit(wrong)
    const viewer = member?.id ?? null
    const search = { site: site.id, viewer, query: searchFromWire(query), now: clock.now() }
    const found = await discovery.search(search)
    return foundMembersToWire(found)
  },

  'GET /api/member.php': async ({ query: { id }, member, site, visitor }) => {
    if (isClosedTo(member, site, visitor)) return refuse('search_closed')
    const viewer = member?.id ?? null
    const profile = await discovery.profile({ site: site.id, viewer, id, now: clock.now() })
    if (!profile) return refuse('not_found')
    return { profile: shownOf(profileToWire(profile), site.settings) }
  },

  'PUT /api/member.php': async ({ body: { id }, member, site }) => {
    const query = { site: site.id, viewer: member.id, id, now: clock.now() }
    if (!(await discovery.card(query))) return refuse('not_found')
    await Promise.all([discovery.seen(member.id, id), visits.visited(query)])
    liveHints.publish([{ account: member.id, about: 'likes', id }])
    return {}
  },

  'GET /api/likes.php': async ({ member }) =>
    likesToWire(await discovery.likes(member.id, clock.now())),

  'POST /api/likes.php': async ({ body: { id }, member, site }) => {
    const like = { site: site.id, from: member.id, to: id, now: clock.now() }
    const liked = await discovery.like(like)
    if (!liked) return refuse('not_found')
    if (liked.isNew) {
      liveHints.publish([
        { account: id, about: 'likes', id: member.id },
        { account: member.id, about: 'likes', id },
      ])
    }
    return { match: liked.match }
  },

  'DELETE /api/likes.php': async ({ body: { id }, member }) => {
    if (await discovery.unlike(member.id, id)) {
      liveHints.publish([
        { account: id, about: 'likes', id: member.id },
        { account: member.id, about: 'likes', id },
      ])
    }
    return {}
  },
})
