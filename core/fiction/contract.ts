import * as z from 'zod/mini'
import { gifts, MESSAGE_LENGTH_MAX, messageKinds } from '#core/chat/values.ts'
import { bodyTypes, eyeColors, genders, hairColors, interests } from '#core/discovery/values.ts'
import type { Calls } from '../contract/call.ts'
import { card, count, empty, id, instant, optionalText, text } from '../contract/shapes.ts'
import { answerers } from './values.ts'

const NAME_LENGTH_MAX = 30
const ABOUT_LENGTH_MAX = 2_000
const REASON_LENGTH_MAX = 500
const PLACE_LENGTH_MAX = 60
const PURPOSE_LENGTH_MAX = 300
const STORY_LENGTH_MAX = 4_000

/** A fictional profile, as staff write it. `purpose`: why it is there; `story`: for who answers. */
export const fictionalForm = z.object({
  /** Made by who makes the profile. */
  id,
  name: text(NAME_LENGTH_MAX),
  date_of_birth: z.iso.date('date_invalid'),
  gender: z.enum(genders, 'required'),
  seeks: z.enum(genders, 'required'),
  region: text(PLACE_LENGTH_MAX),
  city: text(PLACE_LENGTH_MAX),
  about_me: optionalText(ABOUT_LENGTH_MAX),
  reason: optionalText(REASON_LENGTH_MAX),
  hair_color: z.nullable(z.enum(hairColors)),
  eye_color: z.nullable(z.enum(eyeColors)),
  body_type: z.nullable(z.enum(bodyTypes)),
  interests: z.array(z.enum(interests)).check(z.maxLength(interests.length)),
  answers: z.enum(answerers, 'required'),
  purpose: text(PURPOSE_LENGTH_MAX),
  story: optionalText(STORY_LENGTH_MAX),
})
export type FictionalForm = z.output<typeof fictionalForm>

const fictional = z.object({
  member: card,
  form: fictionalForm,
  made_at: instant,
  /** Conversations that wait for its answer. */
  waiting: count,
})
export type Fictional = z.output<typeof fictional>

/** Who has a conversation in hand, and until when. */
const claim = z.nullable(z.object({ own: z.boolean(), until: instant }))

const waitingTalk = z.object({
  conversation: id,
  profile: card,
  member: card,
  since: instant,
  /** Until when an answer keeps the credits; null where nothing was paid. */
  answer_by: z.nullable(instant),
  /** What goes back if nobody answers; of the member's own credits nothing is told. */
  credits_at_stake: count,
  /** Empty until one has it in hand. */
  last_body: z.string(),
  claim,
})
export type WaitingTalk = z.output<typeof waitingTalk>

const said = z.object({
  id,
  seq: count,
  /** By the profile. */
  own: z.boolean(),
  type: z.enum(messageKinds),
  gift: z.nullable(z.enum(gifts)),
  body: z.string(),
  at: instant,
})

const talk = z.object({
  conversation: id,
  profile: card,
  about_me: z.string(),
  interests: z.array(z.enum(interests)),
  story: z.string(),
  purpose: z.string(),
  member: card,
  /** None until one has it in hand: to take it is to read it, and stands in the log. */
  messages: z.array(said),
  claim,
})
export type Talk = z.output<typeof talk>

const KEYED = ['invalid', 'key_reused', 'not_found'] as const

export const fictionCalls = {
  'GET /api/fictional.php': {
    summary:
      'The fictional profiles of the site, by their names: what they say and why they are there.',
    audience: 'moderation',
    answer: z.object({ profiles: z.array(fictional) }),
    refusals: [],
  },
  'POST /api/fictional.php': {
    summary: 'Make a fictional profile. It is labelled from its first moment on.',
    audience: 'moderation',
    body: fictionalForm,
    answer: empty,
    refusals: ['invalid', 'key_reused', 'not_now'],
  },
  'PUT /api/fictional.php': {
    summary: 'Change a fictional profile.',
    audience: 'moderation',
    body: fictionalForm,
    answer: empty,
    refusals: KEYED,
  },
  'DELETE /api/fictional.php': {
    summary: 'End a fictional profile for good, with what was said in its name.',
    audience: 'moderation',
    body: z.object({ id }),
    answer: empty,
    refusals: [...KEYED, 'not_now'],
  },
  'GET /api/fictional-queue.php': {
    summary:
      'Conversations with fictional profiles that wait for an answer by staff, the oldest first.',
    audience: 'moderation',
    answer: z.object({ waiting: z.array(waitingTalk) }),
    refusals: [],
  },
  'GET /api/fictional-talk.php': {
    summary:
      'One of those conversations, with the story of the profile; what was said by who has it in hand.',
    audience: 'moderation',
    query: z.object({ conversation: id }),
    answer: z.object({ talk }),
    refusals: ['invalid', 'not_found', 'own_case'],
  },
  'POST /api/fictional-claim.php': {
    summary:
      'Take a conversation in hand for half an hour: it has been read, and nobody else answers it.',
    audience: 'moderation',
    body: z.object({ conversation: id }),
    answer: empty,
    refusals: [...KEYED, 'talk_taken', 'own_case'],
  },
  'DELETE /api/fictional-claim.php': {
    summary: 'Leave a conversation to somebody else.',
    audience: 'moderation',
    body: z.object({ conversation: id }),
    answer: empty,
    refusals: KEYED,
  },
  'POST /api/fictional-answer.php': {
    summary:
      'Answer in the name of a fictional profile. The id of the message is made by its writer and is the key; who wrote it is kept.',
    audience: 'moderation',
    ownKey: 'id',
    body: z.object({
      id,
      conversation: id,
      body: optionalText(MESSAGE_LENGTH_MAX * 8),
    }),
    answer: empty,
    refusals: [
      'invalid',
      'key_reused',
      'member_blocked',
      'member_gone',
      'message_empty',
      'message_too_long',
      'not_found',
      'talk_taken',
      'own_case',
    ],
  },
  'POST /api/fictional-typing.php': {
    summary: 'Somebody is writing in the name of a fictional profile, now. Nothing is kept.',
    audience: 'moderation',
    reads: true,
    body: z.object({ conversation: id }),
    answer: empty,
    refusals: ['invalid', 'own_case'],
  },
} as const satisfies Calls
