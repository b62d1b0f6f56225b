import * as z from 'zod/mini'
import type { Calls } from '#core/contract/call.ts'
import { empty, id } from '#core/contract/shapes.ts'
import { PHOTO_MAX_BYTES } from '../rules.ts'

export const chatPhotoCalls = {
  'POST /api/chat-photo.php': {
    summary: 'Hand in the photo of a message, by the id that the message will have. It is free.',
    audience: 'member',
    ownKey: 'id',
    query: z.object({ id }),
    file: { maxBytes: PHOTO_MAX_BYTES },
    answer: empty,
    refusals: [
      'invalid',
      'key_reused',
      'photo_too_large',
      'photo_too_many_pixels',
      'photo_unreadable',
      'too_many_requests',
    ],
  },
  'PUT /api/chat-photo.php': {
    summary: 'Open a photo that one got: from now on it is shown to its receiver without a blur.',
    audience: 'member',
    body: z.object({ id }),
    answer: empty,
    refusals: ['not_found', 'invalid'],
  },
} as const satisfies Calls
