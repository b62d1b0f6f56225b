import * as z from 'zod/mini'
import type { Calls } from '../contract/call.ts'
import { empty, id, text } from '../contract/shapes.ts'
import { houseRules } from '../moderation/values.ts'

/** The longest reason that a member is told. */
const REASON_LENGTH_MAX = 500

export const staffCalls = {
  'POST /api/suspension.php': {
    summary:
      'Suspend a member of the site by a rule, who is logged out and told why and how to object.',
    audience: 'moderation',
    body: z.object({
      id,
      reason: text(REASON_LENGTH_MAX),
      rule: z.enum(houseRules),
    }),
    answer: empty,
    refusals: ['invalid', 'not_found', 'not_now', 'key_reused', 'own_case'],
  },
  'DELETE /api/suspension.php': {
    summary: 'Lift a suspension that ends by itself; two people lift one that does not.',
    audience: 'moderation',
    body: z.object({ id }),
    answer: empty,
    refusals: ['invalid', 'not_found', 'not_now', 'key_reused', 'second_person_needed', 'own_case'],
  },
} as const satisfies Calls
