import * as z from 'zod/mini'
import type { Calls } from '#core/contract/call.ts'

const VERSION_LENGTH_MAX = 60

const terms = z.object({
  /** What they are now, in the language of the member; to agree is to agree to this. */
  version: z.string(),
  /** The member has not agreed to what they say now. */
  due: z.boolean(),
  /** Against what the member agreed to: null where nobody knows what that said. */
  changes: z.nullable(
    z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        kind: z.enum(['new', 'changed', 'gone']),
      }),
    ),
  ),
})

export const termsCalls = {
  'GET /api/terms.php': {
    summary: 'Whether the terms say something else than the member agreed to, and what.',
    audience: 'member',
    answer: terms,
    refusals: [],
  },
  'PUT /api/terms.php': {
    summary:
      'Agree to the terms as they are; refused where they have changed since they were read.',
    audience: 'member',
    body: z.object({
      version: z.string('required').check(z.maxLength(VERSION_LENGTH_MAX, 'field_invalid')),
    }),
    answer: terms,
    refusals: ['invalid', 'terms_changed'],
  },
} as const satisfies Calls
