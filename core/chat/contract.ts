import * as z from 'zod/mini'
import type { Calls } from '../contract/call.ts'
import {
  card,
  count,
  cursor,
  empty,
  id,
  instant,
  numeric,
  optionalText,
  stored,
} from '../contract/shapes.ts'
import { signKinds } from '../moderation/signs/values.ts'
import { CHATS_PAGE, gifts, MESSAGE_LENGTH_MAX, messageKinds } from './values.ts'
import { verdicts, warningKinds } from './warnings/values.ts'

const SEQ_MAX = 999_999_999
const place = z.int('field_invalid').check(z.positive(), z.maximum(SEQ_MAX))
const sequence = numeric(0, SEQ_MAX)

export const message = z.object({
  id,
  /** Place in the conversation, counted from 1 without gaps. */
  seq: count,
  from: id,
  type: z.enum(messageKinds),
  /** Of a gift: which it is. */
  gift: z.nullable(z.enum(gifts)),
  /** Empty when it is removed. */
  body: z.string(),
  at: instant,
  /**
   * `unanswered`: of a fictional profile no answer came in time, and the credits are back; `held`:
   * to its sender alone, somebody looks at it first.
   */
  state: z.enum(['sent', 'held', 'unanswered', 'refunded', 'removed']),
  /** Of what is held: it goes on by then at the latest. */
  held_until: z.optional(instant),
  /** To who got it: why it was held, where nobody had looked when it went on (MOD-05). */
  signs: z.optional(z.array(z.enum(signKinds))),
  /** The place of the message that it replies to. */
  reply_to: z.optional(count),
  /** The first words of that message, where it can be seen; empty when it is removed. */
  quoted: z.optional(
    z.object({
      from: id,
      body: z.string(),
      gift: z.nullable(z.enum(gifts)),
      photo: z.optional(z.boolean()),
    }),
  ),
  /** The other of the two gave it a heart. */
  hearted: z.optional(z.boolean()),
  /** Of a photo that one got: one has opened it, and it is no longer blurred. */
  opened: z.optional(z.boolean()),
})
export type Message = z.output<typeof message>

export const chatEntry = z.object({
  conversation: id,
  profile: id,
  num_unread_messages: count,
  member: card,
  last_message: z.nullable(message),
})
export type ChatEntry = z.output<typeof chatEntry>

/** A conversation as one of its two sides sees it; before the first message it is `new`. */
export const conversation = z.object({
  id,
  lifecycle: stored,
  side: z.enum(['starter', 'receiver']),
  member: card,
  member_there: z.boolean(),
  /** The other takes photos in conversations. */
  takes_photos: z.boolean(),
  messages: z.array(message),
  /** There are older messages than these. */
  older: z.boolean(),
  /** Older messages that the site shows to premium members alone; none of them is deleted. */
  hidden_by_limit: count,
  last_seq: count,
  /** Up to here all is gone for its reader: with a block, or with the conversation they removed. */
  gone_seq: count,
  /** How far each side has read. */
  read_seq: count,
  other_read_seq: count,
  /** How far what was said has come to a device of the other; never less than was read. */
  other_delivered_seq: count,
  /** Of the messages from `shown_from` to `after`: those with a heart, and those removed. */
  hearted: z.array(count),
  removed: z.array(count),
})
export type Conversation = z.output<typeof conversation>

export const chatCalls = {
  'GET /api/chats.php': {
    summary: 'The conversations of the member, the latest first, a page at a time.',
    pages: { list: 'chats', after: 'after', next: 'next' },
    audience: 'member',
    query: z.object({
      /** What the page before this one answered as `next`. */
      after: z.optional(cursor),
    }),
    answer: z.object({
      chats: z.array(chatEntry),
      /** Of all conversations, those of other pages included. */
      unread: count,
      /** For `after` of the next page; without one this is the last. */
      next: z.optional(z.string()),
    }),
    refusals: ['invalid'],
  },
  'GET /api/chat.php': {
    summary: 'One conversation, by its id or by the other member, and a page of its messages.',
    audience: 'member',
    query: z.object({
      conversation: z.optional(id),
      profile: z.optional(id),
      /** Only messages after this one, oldest first. */
      after: z.optional(sequence),
      /** Only messages before this one: the page that ends there. */
      before: z.optional(sequence),
      /** With `after`: the first message that is shown already, of which changes are told. */
      shown_from: z.optional(sequence),
    }),
    answer: z.object({ conversation }),
    refusals: ['not_found', 'invalid'],
  },
  'PUT /api/chat.php': {
    summary: 'The conversation has been opened and read up to `read_seq`.',
    audience: 'member',
    body: z.object({
      conversation: id,
      read_seq: z.int('field_invalid').check(z.nonnegative(), z.maximum(SEQ_MAX)),
    }),
    answer: z.object({ unread: count }),
    refusals: ['not_found', 'invalid'],
  },
  'PUT /api/delivered.php': {
    summary: 'What was said in these conversations has come to a device of the member.',
    audience: 'member',
    body: z.object({ conversations: z.array(id).check(z.minLength(1), z.maxLength(CHATS_PAGE)) }),
    answer: empty,
    refusals: ['invalid'],
  },
  'PUT /api/heart.php': {
    summary: 'Give a heart to what the other said, or take it back. It is free.',
    audience: 'member',
    body: z.object({ conversation: id, seq: place, on: z.boolean() }),
    answer: empty,
    refusals: ['not_found', 'invalid'],
  },
  'POST /api/warning-verdict.php': {
    summary: 'Counts what a receiver says of a warning. Neither message nor member is stored.',
    audience: 'member',
    body: z.object({
      kinds: z.array(z.enum(warningKinds)).check(z.minLength(1), z.maxLength(warningKinds.length)),
      verdict: z.enum(verdicts),
    }),
    answer: empty,
    refusals: ['invalid'],
  },
  'POST /api/typing.php': {
    summary:
      'The member is typing in a conversation. Nothing is kept; the other sees it for a while.',
    audience: 'member',
    reads: true,
    body: z.object({ conversation: id }),
    answer: empty,
    refusals: ['invalid'],
  },
  'DELETE /api/chat.php': {
    summary: "Remove a conversation from one's own list, or every one with a member.",
    audience: 'member',
    body: z.object({ conversation: z.optional(id), profile: z.optional(id) }),
    answer: empty,
    refusals: ['not_found', 'invalid'],
  },
  'GET /api/block.php': {
    summary: 'The members that one blocks, by their names.',
    audience: 'member',
    answer: z.object({ blocked: z.array(card) }),
    refusals: [],
  },
  'POST /api/block.php': {
    summary: 'Block a member: chats and likes between the two go, neither sees the other any more.',
    audience: 'member',
    body: z.object({ id }),
    answer: empty,
    refusals: ['not_found', 'invalid'],
  },
  'DELETE /api/block.php': {
    summary: 'Lift a block. What went with it stays gone.',
    audience: 'member',
    body: z.object({ id }),
    answer: empty,
    refusals: ['not_found', 'invalid'],
  },
  'POST /api/message.php': {
    summary:
      'Send a message, a gift or a photo. Its id is made by the sender and is the key of the action.',
    audience: 'member',
    ownKey: 'id',
    body: z.object({
      id,
      profile: id,
      body: optionalText(MESSAGE_LENGTH_MAX * 8),
      /** With it, the body may be empty. */
      gift: z.optional(z.enum(gifts)),
      /** It is the photo that was handed in under this id; the body may be empty. */
      photo: z.optional(z.boolean()),
      reply_to: z.optional(place),
    }),
    answer: z.object({ message, conversation: id, credits: count }),
    refusals: [
      'email_not_confirmed',
      'age_proof_needed',
      'age_refused',
      'gift_not_offered',
      'insufficient_credits',
      'invalid',
      'key_reused',
      'member_blocked',
      'member_gone',
      'message_empty',
      'message_too_long',
      'not_found',
      'photo_missing',
      'photos_not_welcome',
      'premium_only',
      'chats_paused',
      'first_is_held',
    ],
  },
  'DELETE /api/message.php': {
    summary: 'Remove what one said oneself, for both. Credits come back only of what was held.',
    audience: 'member',
    body: z.object({ id }),
    answer: empty,
    refusals: ['not_found', 'invalid'],
  },
} as const satisfies Calls
