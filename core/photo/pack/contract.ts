import * as z from 'zod/mini'
import type { Calls } from '#core/contract/call.ts'
import { count, empty, id } from '#core/contract/shapes.ts'
import { uploadSources } from '#core/photo/digital-source.ts'
import { PHOTO_MAX_BYTES } from '#core/photo/rules.ts'

const picture = z.object({
  id,
  main: z.boolean(),
  /** Its path, for staff alone. */
  path: z.string(),
  /** False while a moderator has to look at it first. */
  shown: z.boolean(),
  /** As staff stated it of an upload; null for a picture of the pack. */
  source: z.nullable(z.enum(uploadSources)),
  /** The person of the picture pack; null for an upload. */
  person: z.nullable(count),
})
export type FictionalPicture = z.output<typeof picture>

const packPerson = z.object({
  person: count,
  age: count,
  /** The path of the portrait, for staff alone. */
  path: z.string(),
  /** Another profile of the site shows this person. */
  used: z.boolean(),
})
export type PackPortrait = z.output<typeof packPerson>

/** The pictures in their order, and how many there may be. */
const pictures = z.object({ pictures: z.array(picture), limit: count })

const KEYED = ['invalid', 'key_reused', 'not_found'] as const

export const packCalls = {
  'GET /api/fictional-photos.php': {
    summary: 'The pictures of a fictional profile, in their order.',
    audience: 'moderation',
    query: z.object({ id }),
    answer: pictures,
    refusals: ['invalid', 'not_found'],
  },
  'GET /api/picture-pack.php': {
    summary:
      'The people of the picture pack whose pictures a fictional profile can show: the free ones first, and of these the best fitting.',
    audience: 'moderation',
    query: z.object({ id }),
    answer: z.object({ people: z.array(packPerson) }),
    refusals: ['invalid', 'not_found'],
  },
  'POST /api/fictional-photos.php': {
    summary:
      'Add a picture to a fictional profile and state its source, which becomes a mark in the file. The id is made by the browser: the same one again adds nothing.',
    audience: 'moderation',
    ownKey: 'id',
    query: z.object({ id, profile: id, source: z.enum(uploadSources, 'required') }),
    file: { maxBytes: PHOTO_MAX_BYTES },
    answer: pictures,
    refusals: [
      'invalid',
      'key_reused',
      'not_found',
      'photo_limit',
      'photo_too_large',
      'photo_too_many_pixels',
      'photo_unreadable',
      'too_many_requests',
    ],
  },
  'PUT /api/fictional-photos.php': {
    summary:
      'Show the pictures of another person of the picture pack, the portrait as the main image. Uploads stay.',
    audience: 'moderation',
    body: z.object({ id, person: count }),
    answer: empty,
    refusals: KEYED,
  },
  'PUT /api/fictional-photos.php?main=1': {
    summary: 'Make a picture of a fictional profile its main image.',
    audience: 'moderation',
    body: z.object({ id, photo: id }),
    answer: empty,
    refusals: KEYED,
  },
  'DELETE /api/fictional-photos.php': {
    summary: 'Remove a picture of a fictional profile: nobody sees it any more.',
    audience: 'moderation',
    body: z.object({ id, photo: id }),
    answer: empty,
    refusals: KEYED,
  },
} as const satisfies Calls
