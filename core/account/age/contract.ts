import * as z from 'zod/mini'
import type { Calls } from '#core/contract/call.ts'
import { instant } from '#core/contract/shapes.ts'
import { ageOutcomes } from './values.ts'

const NEXT_LENGTH_MAX = 200
/** A page of this site, and nothing behind it. */
const next = z
  .string('field_invalid')
  .check(
    z.maxLength(NEXT_LENGTH_MAX, 'field_invalid'),
    z.regex(/^\/(?!\/)[\w/-]*$/, 'field_invalid'),
  )

export const ageCalls = {
  'POST /api/age-proof.php': {
    summary:
      'Begin to prove one’s age, at the page of who can tell; `next`: where one goes on after.',
    audience: 'member',
    body: z.object({ next: z.optional(next) }),
    answer: z.object({ page: z.string() }),
    refusals: ['invalid', 'not_now', 'age_refused', 'unavailable'],
  },
  'PUT /api/age-proof.php': {
    summary: 'Whoever can tell is asked, and what is known of the member’s age by now.',
    audience: 'member',
    body: z.object({}),
    answer: z.object({
      proof: z.nullable(
        z.object({ outcome: z.enum(ageOutcomes), method: z.string(), at: instant }),
      ),
    }),
    refusals: ['invalid', 'unavailable'],
  },
} as const satisfies Calls
