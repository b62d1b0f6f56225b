import * as z from 'zod/mini'
import type { Calls } from '#core/contract/call.ts'
import { card } from '#core/contract/shapes.ts'

export const autoLikeCalls = {
  'GET /api/auto-like.php': {
    summary:
      'A fictional profile, labelled as one, that likes the member from now on; at most one a day, and null where there is none.',
    audience: 'member',
    answer: z.object({ profile: z.nullable(card) }),
    refusals: [],
    gives: true,
  },
} as const satisfies Calls
