import * as z from 'zod/mini'
import type { Calls } from '#core/contract/call.ts'
import { card, empty, id } from '#core/contract/shapes.ts'

export const albumCalls = {
  'GET /api/album.php': {
    summary: "For whom one's private album is open, by their names.",
    audience: 'member',
    answer: z.object({ open_to: z.array(card) }),
    refusals: [],
  },
  'POST /api/album.php': {
    summary: "Open one's private album for one member.",
    audience: 'member',
    body: z.object({ id }),
    answer: empty,
    refusals: ['not_found', 'invalid'],
  },
  'DELETE /api/album.php': {
    summary: "Shut one's private album for a member again.",
    audience: 'member',
    body: z.object({ id }),
    answer: empty,
    refusals: ['invalid'],
  },
} as const satisfies Calls
