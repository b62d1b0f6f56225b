import * as z from 'zod/mini'
import type { Calls } from '#core/contract/call.ts'
import { empty, id, instant, optionalText, text } from '#core/contract/shapes.ts'
import { REPORT_WORDS_MAX } from '../rules.ts'
import {
  caseSubjects,
  decisions,
  findings,
  houseRules,
  reportableSubjects,
  reportReasons,
  restrictionKinds,
} from '../values.ts'

const words = z._default(optionalText(REPORT_WORDS_MAX), '')
const outcomes = ['waiting', 'nothing_found', 'acted', 'upheld', 'overturned'] as const

/** What became of a report: no word of who decided, nor of what exactly holds of the other. */
const report = z.object({
  id,
  case: id,
  /** By which one can ask about it. */
  number: z.string(),
  at: instant,
  subject: z.enum(caseSubjects),
  reason: z.enum(reportReasons),
  outcome: z.enum(outcomes),
  /** Who reported has asked for another look, and waits for it. */
  is_asked: z.boolean(),
  may_appeal: z.boolean(),
})
export type ReportView = z.output<typeof report>

/** A statement of reasons (MOD-01): facts, rule, who found it, how long, and how to object. */
export const statementView = z.object({
  id,
  case: id,
  number: z.string(),
  at: instant,
  subject: z.enum(caseSubjects),
  found_by: z.enum(findings),
  decision: z.enum([...decisions, 'upheld', 'overturned']),
  rule: z.nullable(z.enum(houseRules)),
  facts: z.string(),
  restricts: z.nullable(z.enum(restrictionKinds)),
  /** It holds now; `until` is null where it holds until somebody lifts it. */
  holds: z.boolean(),
  until: z.nullable(instant),
  may_appeal: z.boolean(),
  appeal_until: z.nullable(instant),
  /** When its member objected. */
  appealed_at: z.nullable(instant),
  is_new: z.boolean(),
})
export type StatementView = z.output<typeof statementView>

/** A suspended member's own account, for leaving without logging in; `paid`: they bought credits. */
const suspendedAccount = z.object({
  standing: z.enum(['staying', 'unconfirmed', 'leaving']),
  credits: z.int().check(z.nonnegative()),
  paid: z.boolean(),
})
export type SuspendedAccount = z.output<typeof suspendedAccount>

const token = z.string().check(z.maxLength(200, 'field_invalid'))

export const reportingCalls = {
  'POST /api/report.php': {
    summary: 'Report a member, a text, photo, message or conversation; answers its number.',
    audience: 'member',
    body: z.object({
      subject: z.enum(reportableSubjects),
      id,
      reason: z.enum(reportReasons),
      words,
      passage: words,
    }),
    answer: z.object({ number: z.string() }),
    refusals: ['invalid', 'not_found', 'key_reused', 'too_many_requests'],
  },
  'GET /api/safety.php': {
    summary: 'What the member reported, what was decided about them, and what becomes of both.',
    audience: 'member',
    answer: z.object({ reports: z.array(report), statements: z.array(statementView) }),
    refusals: [],
  },
  'PUT /api/safety.php': {
    summary: 'The member has read what was decided: none of it is new any more.',
    audience: 'member',
    body: z.object({}),
    answer: empty,
    refusals: ['invalid'],
  },
  'POST /api/appeal.php': {
    summary:
      'Object to a decision, as the one it is about or who reported; another person decides.',
    audience: 'member',
    body: z.object({ id, words: text(REPORT_WORDS_MAX) }),
    answer: empty,
    refusals: ['invalid', 'not_found', 'not_now', 'appealed_already', 'key_reused'],
  },
  'POST /api/decision.php': {
    summary: 'The statement of reasons that a mailed link leads to, for who cannot log in.',
    audience: 'anyone',
    body: z.object({ token }),
    answer: z.object({
      statement: statementView,
      /** What another person decided on the objection to it. */
      answer: z.nullable(statementView),
      account: z.nullable(suspendedAccount),
    }),
    refusals: ['invalid', 'link_invalid', 'email_not_found', 'too_many_requests'],
    reads: true,
  },
  'POST /api/appeal.php?link=1': {
    summary: 'Object by a mailed link, for who cannot log in.',
    audience: 'anyone',
    body: z.object({ token, words: text(REPORT_WORDS_MAX) }),
    answer: empty,
    refusals: [
      'invalid',
      'link_invalid',
      'email_not_found',
      'not_now',
      'appealed_already',
      'key_reused',
      'too_many_requests',
    ],
  },
} as const satisfies Calls
