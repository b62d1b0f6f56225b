import * as z from 'zod/mini'
import { isPushService } from '#core/push/subscription.ts'
import type { Calls } from '../contract/call.ts'
import { empty, text } from '../contract/shapes.ts'

/** How many towns are offered while one types. */
export const PLACES_OFFERED = 8
const PLACE_LENGTH_MAX = 60
const KEY_LENGTH_MAX = 200
const ZONE_LENGTH_MAX = 100
const secret = z.string('required').check(z.regex(/^[\w-]+={0,2}$/, 'field_invalid'))

const subscription = z.object({
  endpoint: z.string('required').check(z.refine(isPushService, 'field_invalid')),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.object({
    p256dh: secret.check(z.maxLength(KEY_LENGTH_MAX, 'field_invalid')),
    auth: secret.check(z.maxLength(KEY_LENGTH_MAX, 'field_invalid')),
  }),
})

/** Degrees in a query, which arrive as text; what is beyond the globe is refused. */
const degrees = (max: number) =>
  z.pipe(
    z.string('required').check(z.regex(/^-?\d{1,3}(\.\d{1,15})?$/, 'field_invalid')),
    z.pipe(
      z.transform(Number),
      z.number().check(z.minimum(-max, 'field_invalid'), z.maximum(max, 'field_invalid')),
    ),
  )

const place = z.object({ city: z.string(), region: z.string(), country: z.string() })

export const deviceCalls = {
  'POST /api/user.php?push=1': {
    summary: 'Keep the push subscription of this device, or with null forget it.',
    audience: 'member',
    body: z.object({
      subscription: z.nullable(subscription),
      /** By which clock this device goes; a zone that is unknown here says nothing. */
      time_zone: z.optional(z.string().check(z.maxLength(ZONE_LENGTH_MAX, 'field_invalid'))),
    }),
    answer: empty,
    refusals: ['invalid'],
  },
  'POST /api/page-hidden.php': {
    summary: 'A page is hidden: told by a beacon. With `lb` it is written in the log, by its name.',
    audience: 'anyone',
    reads: true,
    query: z.object({ lb: z.optional(z.literal('1')) }),
    body: z.object({}),
    answer: empty,
    refusals: ['invalid', 'too_many_requests'],
  },
  'GET /api/geocode.php': {
    summary: 'The town nearest to a position; null when there is none near.',
    audience: 'anyone',
    visitorLimit: 'placePerSource',
    query: z.object({ lat: degrees(90), lon: degrees(180) }),
    answer: z.object({ location: z.nullable(place) }),
    refusals: ['invalid', 'too_many_requests'],
  },
  'GET /api/places.php': {
    summary: 'Towns of a country that begin with what is typed, the largest first.',
    audience: 'anyone',
    visitorLimit: 'placePerSource',
    query: z.object({
      country: z.string('required').check(z.regex(/^[A-Z]{2}$/, 'field_invalid')),
      q: text(PLACE_LENGTH_MAX),
    }),
    answer: z.object({ places: z.array(place) }),
    refusals: ['invalid', 'too_many_requests'],
  },
} as const satisfies Calls
