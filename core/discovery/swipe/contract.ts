import * as z from 'zod/mini'
import type { Calls } from '#core/contract/call.ts'
import { card, count, id, instant, profile } from '#core/contract/shapes.ts'

/** What is left of the day, and when the next day begins. */
const allowance = { likes_left: count, likes_a_day: count, next_likes_at: instant }

const last = z.nullable(z.object({ id, liked: z.boolean() }))

export const swipeCalls = {
  'GET /api/swipe-game.php': {
    summary: 'The swipe game: the next cards, and what is left of the likes of the day.',
    audience: 'member',
    answer: z.object({
      profiles: z.array(profile),
      ...allowance,
      /** Who got a like of the game today, the latest first. */
      given: z.array(card),
      /** The last turn, which can be taken back; `liked`: by a like of today. */
      last,
    }),
    refusals: [],
  },
  'POST /api/swipe-game.php': {
    summary: 'One turn of the game: a like of the day, or a skip. The same member twice is one.',
    audience: 'member',
    body: z.object({ id, like: z.boolean() }),
    answer: z.object({ match: z.boolean(), ...allowance }),
    refusals: ['not_found', 'no_likes_left', 'invalid'],
  },
  'DELETE /api/swipe-game.php': {
    summary: 'Take the last turn of the game back; a like of today is there again.',
    audience: 'member',
    body: z.object({ id }),
    answer: z.object({ profile: z.nullable(profile), ...allowance }),
    refusals: ['not_now', 'invalid'],
  },
} as const satisfies Calls
