import * as z from 'zod/mini'
import type { Calls } from '../contract/call.ts'
import { user } from '../contract/shapes.ts'
import { personas } from './values.ts'

export const demoCalls = {
  'GET /api/personas.php': {
    summary: 'In a demo: as whom one can log in by a click. Elsewhere it is not there.',
    audience: 'anyone',
    answer: z.object({ personas: z.array(z.enum(personas)) }),
    refusals: ['not_found'],
  },
  'POST /api/personas.php': {
    summary: 'In a demo: log in as one of them. Elsewhere it is not there.',
    audience: 'anyone',
    body: z.object({ persona: z.enum(personas, 'required') }),
    /** Who has left cannot log in: the mail in the mailbox brings that one back. */
    answer: z.object({ user: z.nullable(user) }),
    refusals: ['invalid', 'not_found', 'too_many_requests'],
  },
} as const satisfies Calls
