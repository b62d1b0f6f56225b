import * as z from 'zod/mini'
import type { Calls } from '#core/contract/call.ts'

/**
 * Of a member: only real members in the game and among likes, looking without being seen, a town
 * that nobody is told, whether marks of reading are
 * shown to both sides of a talk, and whether they take photos in conversations.
 */
export const meetingChoices = z.object({
  real_only: z.boolean(),
  unseen: z.boolean(),
  place_hidden: z.boolean(),
  read_marks: z.boolean(),
  chat_photos: z.boolean(),
  /** Their profile may stand alone on a page on which visitors land. */
  shown_outside: z.boolean(),
})

export const choicesCalls = {
  'GET /api/meeting-choices.php': {
    summary: 'Whom the member wants to meet, and what of them is seen by nobody.',
    audience: 'member',
    answer: meetingChoices,
    refusals: [],
  },
  'PUT /api/meeting-choices.php': {
    summary: 'Change one or more of these.',
    audience: 'member',
    body: z.partial(meetingChoices),
    answer: meetingChoices,
    refusals: ['invalid'],
  },
} as const satisfies Calls
