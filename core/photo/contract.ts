import * as z from 'zod/mini'
import { PHOTO_MAX_BYTES, PREMIUM_PHOTOS } from '#core/photo/rules.ts'
import type { Calls } from '../contract/call.ts'
import { count, id, image, instant } from '../contract/shapes.ts'
import { houseRules } from '../moderation/values.ts'
import { photoStandings } from './values.ts'

const photo = z.extend(image, { id, main: z.boolean(), private: z.boolean() })
export type GalleryPhoto = z.output<typeof photo>

const ownPhoto = z.extend(photo, {
  /** Others see it, nobody has looked yet, it is refused, or nobody sees it for now. */
  standing: z.enum(photoStandings),
  /** Why it is refused, and by which case one objects. */
  refusal: z.nullable(
    z.object({
      case: id,
      rule: z.nullable(z.enum(houseRules)),
      facts: z.string(),
      at: instant,
      /** Nobody but its member and who looked at it has seen it. */
      unseen: z.boolean(),
    }),
  ),
})

/** One's own photos in their order, and how many one may have that others see or will. */
const own = z.object({ photos: z.array(ownPhoto), limit: count })

export const photoCalls = {
  'GET /api/photos.php': {
    summary: "One's own photos, in their order.",
    audience: 'member',
    answer: own,
    refusals: [],
  },
  'POST /api/photos.php': {
    summary: 'Add a photo, by an id that the browser makes: the same one again adds nothing.',
    audience: 'member',
    ownKey: 'id',
    query: z.object({ id }),
    file: { maxBytes: PHOTO_MAX_BYTES },
    answer: own,
    refusals: [
      'invalid',
      'key_reused',
      'photo_limit',
      'photo_too_large',
      'photo_too_many_pixels',
      'photo_unreadable',
      'too_many_requests',
    ],
  },
  'PUT /api/photos.php': {
    summary: "Put one's photos in this order; what is not named comes after.",
    audience: 'member',
    body: z.object({
      order: z.array(id, 'field_invalid').check(z.maxLength(PREMIUM_PHOTOS, 'field_invalid')),
    }),
    answer: own,
    refusals: ['invalid'],
  },
  'PUT /api/photos.php?main=1': {
    summary: 'Make a photo the main image, or with null have none.',
    audience: 'member',
    body: z.object({ id: z.nullable(id) }),
    answer: own,
    refusals: ['not_found', 'invalid'],
  },
  'PUT /api/photos.php?album=1': {
    summary: 'Put a photo into the private album, where it is no main image, or take it out.',
    audience: 'member',
    body: z.object({ id, private: z.boolean() }),
    answer: own,
    refusals: ['not_found', 'invalid'],
  },
  'DELETE /api/photos.php': {
    summary: 'Remove a photo: nobody sees it any more.',
    audience: 'member',
    body: z.object({ id }),
    answer: own,
    refusals: ['invalid'],
  },
  'GET /api/gallery.php': {
    summary: 'The photos of a member that the asker may open, the main one first, of `total`.',
    audience: 'anyone',
    visitorLimit: 'profilePerSource',
    query: z.object({ id }),
    answer: z.object({
      photos: z.array(photo),
      total: count,
      /** How many more are in the private album; they are among `photos` for whom it is open. */
      in_album: count,
    }),
    refusals: ['not_found', 'invalid', 'search_closed', 'too_many_requests'],
  },
} as const satisfies Calls
