import * as z from 'zod/mini'
import type { Calls } from '#core/contract/call.ts'
import { card, empty, id } from '#core/contract/shapes.ts'

export const favouriteCalls = {
  'GET /api/favourites.php': {
    summary: 'Whom the member keeps, the latest first; nobody else is told of it.',
    audience: 'member',
    answer: z.object({ profiles: z.array(card) }),
    refusals: [],
  },
  'POST /api/favourites.php': {
    summary: 'Keep a member. Keeping twice is keeping once.',
    audience: 'member',
    body: z.object({ id }),
    answer: empty,
    refusals: ['not_found', 'favourites_full', 'invalid'],
  },
  'DELETE /api/favourites.php': {
    summary: 'Let a member go that was kept.',
    audience: 'member',
    body: z.object({ id }),
    answer: empty,
    refusals: ['invalid'],
  },
} as const satisfies Calls
