import * as z from 'zod/mini'
import type { Calls } from '#core/contract/call.ts'
import { count, cursor, empty, id, instant, text } from '#core/contract/shapes.ts'
import { FACTS_LENGTH_MAX, POLICE_NUMBER_MAX, SUSPENSION_DAYS_MAX } from '../rules.ts'
import { signKinds } from '../signs/values.ts'
import {
  caseSubjects,
  complaintSubjects,
  decisions,
  findings,
  houseRules,
  parties,
  reportReasons,
} from '../values.ts'

const urgency = z.int().check(z.minimum(0), z.maximum(2))
const statuses = [
  'open',
  'claimed',
  'decided',
  'appealed',
  'reviewing',
  'upheld',
  'overturned',
  'closed',
] as const

const queued = z.object({
  id,
  number: z.string(),
  subject: z.enum(caseSubjects),
  urgency,
  status: z.enum(statuses),
  opened_at: instant,
  reasons: z.array(z.enum(reportReasons)),
  reports: count,
  /** Whom it is about. */
  name: z.nullable(z.string()),
})
export type QueuedCaseView = z.output<typeof queued>

const person = z.object({
  id,
  name: z.string(),
  born: z.iso.date(),
  town: z.string(),
  fictional: z.boolean(),
  language: z.string(),
  since: instant,
  premium: z.boolean(),
  suspended: z.boolean(),
})

const decided = z.object({
  decision: z.enum([...decisions, 'upheld', 'overturned']),
  rule: z.nullable(z.enum(houseRules)),
  facts: z.string(),
  days: z.nullable(z.int()),
  at: instant,
})

/** What was decided on somebody by other cases, the latest first. */
const earlier = z.array(
  z.object({
    case: id,
    decision: z.enum(decisions),
    rule: z.nullable(z.enum(houseRules)),
    at: instant,
    status: z.enum(statuses),
  }),
)

const deskCase = z.extend(z.omit(queued, { name: true, reports: true }), {
  subject_id: z.nullable(id),
  found_by: z.enum(findings),
  claimed_until: z.nullable(instant),
  decision: z.nullable(z.enum(decisions)),
  possible: z.array(z.enum(decisions)),
  appeal_by: z.nullable(z.enum(parties)),
  accused: z.nullable(person),
  reports: z.array(
    z.object({
      id,
      at: instant,
      reason: z.enum(reportReasons),
      words: z.string(),
      passage: z.string(),
      place: z.string(),
      about: z.enum(complaintSubjects),
      name: z.string(),
      /** With how often their reports came to something, and to nothing; and what was decided on them. */
      reporter: z.nullable(z.extend(person, { found: count, unfounded: count, earlier })),
    }),
  ),
  evidence: z.array(
    z.object({
      id,
      kind: z.enum(['words', 'photo']),
      about: z.string(),
      /** Null while one has not the case before them; a picture has none. */
      body: z.nullable(z.string()),
      at: instant,
    }),
  ),
  statements: z.array(decided),
  appeals: z.array(z.object({ party: z.enum(parties), words: z.string(), at: instant })),
  /** Pictures that nobody sees, not even here. */
  locked: z.array(
    z.object({
      id,
      status: z.enum(['locked', 'handedOver', 'destroyed']),
      sha256: z.nullable(z.string()),
      at: instant,
      /** When the lock ends without a decision; null where it doesn't. */
      until: z.nullable(instant),
    }),
  ),
  /** Of a case that nobody reported: what is counted, and nothing of what was said. */
  signs: z.nullable(
    z.object({
      held: count,
      shown: z.array(z.object({ sign: z.enum(signKinds), messages: count })),
      begun_in_day: count,
      reported: count,
    }),
  ),
  police: z.array(z.object({ at: instant, by: z.string(), number: z.string() })),
  earlier,
})
export type DeskCaseView = z.output<typeof deskCase>

const facts = text(FACTS_LENGTH_MAX)
const acting = ['invalid', 'not_found', 'not_now', 'key_reused', 'own_case'] as const

export const deskCalls = {
  'GET /api/desk.php': {
    summary: 'What waits at the desk, the most urgent first, by pages; with what one has already.',
    pages: { list: 'cases', after: 'after', next: 'next' },
    audience: 'moderation',
    query: z.object({ after: z.optional(cursor) }),
    answer: z.object({
      cases: z.array(queued),
      next: z.nullable(z.string()),
      mine: z.array(queued),
      /** By urgency: how many wait. */
      waiting: z.array(z.object({ urgency, cases: count })),
      appeals: count,
      /** Profiles with pictures that are locked for a day at most, by notices without an account. */
      locked_by_notices: count,
    }),
    refusals: ['invalid'],
  },
  'GET /api/desk-case.php': {
    summary: 'A case with all that is known of it, which is logged as seen.',
    audience: 'moderation',
    query: z.object({ id }),
    answer: z.object({ case: deskCase }),
    refusals: ['invalid', 'not_found', 'own_case'],
  },
  'POST /api/desk-claim.php': {
    summary:
      'Take a case for half an hour: that one, or the first that waits; null where none does.',
    audience: 'moderation',
    body: z.object({ id: z.nullable(id) }),
    answer: z.object({ id: z.nullable(id) }),
    refusals: [...acting, 'case_claimed', 'own_decision'],
  },
  'DELETE /api/desk-claim.php': {
    summary: 'Put a case back.',
    audience: 'moderation',
    body: z.object({ id }),
    answer: empty,
    refusals: [...acting, 'case_not_claimed'],
  },
  'POST /api/desk-decision.php': {
    summary: 'Decide on a case that one has, with the facts and the rule that the member reads.',
    audience: 'moderation',
    body: z.object({
      id,
      decision: z.enum(decisions),
      days: z.nullable(z.int().check(z.minimum(1), z.maximum(SUSPENSION_DAYS_MAX))),
      rule: z.nullable(z.enum(houseRules)),
      facts,
    }),
    answer: empty,
    refusals: [...acting, 'case_not_claimed', 'own_decision'],
  },
  'POST /api/desk-review.php': {
    summary: 'Decide on an objection: the decision stands, or all of it is taken back.',
    audience: 'moderation',
    body: z.object({ id, outcome: z.enum(['upheld', 'overturned']), facts }),
    answer: empty,
    refusals: [...acting, 'case_not_claimed', 'own_decision'],
  },
  'POST /api/desk-police.php': {
    summary: 'Keep that the police was told of a threat to life, with the number that they gave.',
    audience: 'moderation',
    body: z.object({ id, number: text(POLICE_NUMBER_MAX) }),
    answer: empty,
    refusals: [...acting, 'case_not_claimed'],
  },
  'GET /api/desk-conversation.php': {
    summary: 'What was said around what is reported, of a case that one has; logged as seen.',
    audience: 'moderation',
    query: z.object({ id }),
    answer: z.object({
      messages: z.array(
        z.object({ from: id, body: z.string(), at: instant, is_reported: z.boolean() }),
      ),
    }),
    refusals: ['invalid', 'not_found', 'own_case'],
  },
  'GET /api/desk-log.php': {
    summary: 'Every look and act of those who work here, the latest first, by pages.',
    pages: { list: 'acts', after: 'before', next: 'next' },
    audience: 'admin',
    query: z.object({ before: z.optional(cursor) }),
    answer: z.object({
      acts: z.array(
        z.object({
          id: z.string(),
          at: instant,
          actor: z.string(),
          act: z.string(),
          case: z.nullable(id),
          account: z.nullable(id),
          about: z.string(),
        }),
      ),
      next: z.nullable(z.string()),
    }),
    refusals: ['invalid'],
  },
} as const satisfies Calls
