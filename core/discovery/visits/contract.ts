import * as z from 'zod/mini'
import type { Calls } from '#core/contract/call.ts'
import { card, instant } from '#core/contract/shapes.ts'

export const visitCalls = {
  'GET /api/visitors.php': {
    summary: 'Who looked at the profile, the latest first; nobody for who looks unseen.',
    audience: 'member',
    answer: z.object({
      visitors: z.array(z.extend(card, { at: instant })),
      unseen: z.boolean(),
    }),
    refusals: [],
  },
} as const satisfies Calls
