import type { Logger } from 'pino'
import type { Geocoder, LiveHints } from '#core/kernel/ports.ts'
import { type deviceCalls, PLACES_OFFERED } from '#core/push/contract.ts'
import type { happeningCalls } from '#core/push/happenings/contract.ts'
import type { PushStore } from '#core/push/ports.ts'
import type { sendingCalls } from '#core/push/sending/contract.ts'
import type { PushChoiceStore } from '#core/push/sending/ports.ts'
import { isTimeZone } from '#core/push/sending/quiet-hours.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import type { LimitCall } from '#server/platform/limiting.ts'

const PAGE_HIDDEN = 'a page was hidden'

export type DeviceRoutes = Pick<
  Handlers,
  keyof typeof deviceCalls | keyof typeof sendingCalls | keyof typeof happeningCalls
>

/** What a device gives a member: push messages, and where one is. */
export const createDeviceRoutes = ({
  push,
  pushChoices,
  geocoder,
  liveHints,
  limit,
  log,
}: {
  push: PushStore
  pushChoices: PushChoiceStore
  geocoder: Geocoder
  limit: LimitCall
  liveHints: LiveHints
  log: Logger
}): Pick<Handlers, keyof typeof deviceCalls> => ({
  'POST /api/user.php?push=1': async ({ body, member, sessionHash }) => {
    const { subscription, time_zone: timeZone } = body
    await push.keep({ account: member.id, tokenHash: sessionHash ?? '' }, subscription)
    if (timeZone && isTimeZone(timeZone)) await pushChoices.noteTimeZone(member.id, timeZone)
    liveHints.publish([{ account: member.id, about: 'user' }])
    return {}
  },

  'POST /api/page-hidden.php': async ({ query: { lb }, member, site, source, visitor }) => {
    if (!lb) return {}
    const tooMany = await limit('pageHiddenPerSource', source)
    if (tooMany) return tooMany
    log.info({ site: site.id, page: visitor().page, member: member !== null }, PAGE_HIDDEN)
    return {}
  },

  'GET /api/geocode.php': async ({ query }) => ({ location: geocoder.placeAt(query) }),

  'GET /api/places.php': async ({ query: { country, q } }) => ({
    places: geocoder.placesLike({ country, text: q, limit: PLACES_OFFERED }),
  }),
})
