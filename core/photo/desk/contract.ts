import * as z from 'zod/mini'
import type { Calls } from '#core/contract/call.ts'
import { count, empty, id, instant, text } from '#core/contract/shapes.ts'
import { houseRules } from '../../moderation/values.ts'
import { REFUSAL_LENGTH_MAX } from '../rules.ts'

const queued = z.object({
  id,
  at: instant,
  /** Of its member. */
  name: z.string(),
  /** Whether others see it already. */
  shown: z.boolean(),
  /** Whether it is like one that was refused. */
  alike: z.boolean(),
})
export type QueuedPhotoView = z.output<typeof queued>

const opened = z.extend(queued, {
  claimed_until: instant,
  /** In how many of 64 bits it differs from the refused one that it is like. */
  bits: z.nullable(count),
  member: z.object({
    id,
    name: z.string(),
    born: z.iso.date(),
    town: z.string(),
    language: z.string(),
    since: instant,
    /** Photos of theirs that were refused before. */
    refused: count,
  }),
})
export type DeskPhotoView = z.output<typeof opened>

const acting = ['invalid', 'not_found', 'not_now', 'key_reused'] as const

export const photoDeskCalls = {
  'GET /api/desk-photos.php': {
    summary: 'The photos that wait for a look, those that nobody else sees yet first.',
    audience: 'moderation',
    answer: z.object({ photos: z.array(queued), waiting: count }),
    refusals: [],
  },
  'POST /api/desk-photo.php': {
    summary:
      'Open a photo for ten minutes: that one, or the first that waits; null where none does.',
    audience: 'moderation',
    body: z.object({ id: z.nullable(id) }),
    answer: z.object({ photo: z.nullable(opened) }),
    refusals: [...acting, 'own_case', 'case_claimed'],
  },
  'POST /api/desk-photo-decision.php': {
    summary:
      'Approve a photo that one has, refuse it by a rule, or with `child_abuse` lock it unseen.',
    audience: 'moderation',
    body: z.object({
      id,
      /** Null approves it. */
      rule: z.nullable(z.enum(houseRules)),
      facts: z.optional(text(REFUSAL_LENGTH_MAX)),
    }),
    answer: empty,
    refusals: [...acting, 'case_not_claimed', 'own_case'],
  },
} as const satisfies Calls
