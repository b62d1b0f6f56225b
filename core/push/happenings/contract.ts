import * as z from 'zod/mini'
import type { Calls } from '#core/contract/call.ts'
import { count, cursor, empty, id, image, instant } from '#core/contract/shapes.ts'
import { happeningKinds } from './values.ts'

/** `name` tells it from all others; `about` is the conversation or the payment that it leads to. */
const happening = z.object({
  kind: z.enum(happeningKinds),
  name: z.string(),
  at: instant,
  is_new: z.boolean(),
  member: z.nullable(
    z.object({ id, name: z.string(), fictional: z.boolean(), main_image: z.nullable(image) }),
  ),
  about: z.nullable(id),
  count: z.nullable(count),
  device: z.nullable(z.string()),
})
export type HappeningView = z.output<typeof happening>

export const happeningCalls = {
  'GET /api/notifications.php': {
    summary: 'What happened of late, the latest first, by pages; `next` is where it goes on.',
    pages: { list: 'happenings', after: 'after', next: 'next' },
    audience: 'member',
    query: z.object({
      after: z.optional(cursor),
    }),
    answer: z.object({ happenings: z.array(happening), next: z.nullable(z.string()) }),
    refusals: ['invalid'],
  },
  'PUT /api/notifications.php': {
    summary: 'The member has looked: what happened until now is new no more.',
    audience: 'member',
    body: z.object({}),
    answer: empty,
    refusals: ['invalid'],
  },
} as const satisfies Calls
