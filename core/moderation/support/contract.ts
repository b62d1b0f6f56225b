import * as z from 'zod/mini'
import type { Calls } from '#core/contract/call.ts'
import { count, empty, id, instant, money, text } from '#core/contract/shapes.ts'
import { reasons } from '#core/payment/wallet/values.ts'
import { decisions } from '../values.ts'
import { LOOK_FOR_MAX, LOOK_REASON_MAX } from './rules.ts'
import { mailStates, supportActs } from './values.ts'

/** Of work in the queue, whose ids come of its keys. */
const job = z.guid('field_invalid').check(z.toLowerCase())
const state = z.union([z.string(), z.record(z.string(), z.unknown())])

const steps = z.array(z.object({ event: z.string(), at: instant }))

/** Null is what who asks has no need of. */
const file = z.object({
  id,
  name: z.string(),
  /** Masked: it is asked for by a call of its own. */
  mail: z.string(),
  language: z.string(),
  since: instant,
  confirmed: z.boolean(),
  premium: z.boolean(),
  life: z.nullable(z.object({ state, steps })),
  orders: z.nullable(
    z.array(
      z.object({
        payment: id,
        at: instant,
        credits: count,
        money,
        left_minor: count,
        /** What one person may still give back of it alone. */
        alone_minor: count,
        state: z.string(),
        steps,
      }),
    ),
  ),
  credits: z.nullable(
    z.object({
      balance: count,
      owed: count,
      entries: z.array(
        z.object({ at: instant, reason: z.enum(reasons), credits: z.int(), balance: count }),
      ),
    }),
  ),
  mails: z.nullable(
    z.array(
      z.object({
        id: job,
        template: z.string(),
        at: instant,
        done: z.nullable(instant),
        state: z.enum(mailStates),
        tries: count,
      }),
    ),
  ),
  devices: z.nullable(count),
  consents: z.nullable(
    z.array(z.object({ version: z.string(), given: instant, withdrawn: z.nullable(instant) })),
  ),
  cases: z.nullable(
    z.array(
      z.object({ id, at: instant, status: z.string(), decision: z.nullable(z.enum(decisions)) }),
    ),
  ),
  /** Their pictures are asked for one by one, and each look is logged. */
  photos: z.nullable(z.array(z.object({ id, shown: z.boolean() }))),
  has_cases: z.boolean(),
})
export type MemberFileView = z.output<typeof file>

export const supportCalls = {
  'POST /api/desk-member.php': {
    summary:
      'Look one member up by mail address, id, order or receipt, and say why: the log keeps it.',
    audience: 'staff',
    body: z.object({ text: text(LOOK_FOR_MAX), reason: text(LOOK_REASON_MAX) }),
    answer: z.object({ id: z.nullable(id) }),
    refusals: ['invalid'],
  },
  'GET /api/desk-member.php': {
    summary: 'What is known of a member that one has looked up, as far as one’s work needs it.',
    audience: 'staff',
    query: z.object({ id }),
    answer: z.object({ member: file }),
    refusals: ['invalid', 'not_found', 'reason_needed', 'own_case'],
  },
  'GET /api/desk-member-mail.php': {
    summary: 'The mail address of a member that one has looked up; logged as seen.',
    audience: 'support',
    query: z.object({ id }),
    answer: z.object({ mail: z.string() }),
    refusals: ['invalid', 'not_found', 'reason_needed', 'own_case'],
  },
  'PUT /api/desk-member.php': {
    summary:
      'Help a member: the activation mail once more, log out everywhere, a mail that failed put back.',
    audience: 'support',
    body: z.object({ id, act: z.enum(supportActs), mail: z._default(z.nullable(job), null) }),
    answer: empty,
    refusals: [
      'invalid',
      'not_found',
      'not_now',
      'key_reused',
      'reason_needed',
      'account_suspended',
      'too_many_mails',
      'own_case',
    ],
  },
} as const satisfies Calls
