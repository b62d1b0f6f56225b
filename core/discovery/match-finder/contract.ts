import * as z from 'zod/mini'
import type { Calls } from '../../contract/call.ts'
import { card, count, empty, instant, numeric, profile } from '../../contract/shapes.ts'
import { questionIds } from './questions.ts'
import { CANDIDATES_MAX, isAnswer, MATCHES_PER_PAGE } from './rules.ts'
import { INTIMATE_CONSENT_VERSION, weights } from './values.ts'

const ANSWERS_MAX = 4
const WORD_MAX = 20

const question = z.enum(questionIds, 'field_invalid')
const word = z.string('field_invalid').check(z.maxLength(WORD_MAX, 'field_invalid'))
const weight = z.literal(weights, 'field_invalid')

const answer = z.object({
  question,
  answer: word,
  /** The answers of another that would please. */
  accepts: z.array(word).check(z.maxLength(ANSWERS_MAX, 'field_invalid')),
  weight,
  /** It counts in no score, and is told to nobody. */
  private: z.boolean('field_invalid'),
})
export type WireAnswer = z.output<typeof answer>

export const answerForm = answer.check(
  z.refine((form) => isAnswer({ ...form, isPrivate: form.private }), {
    error: 'field_invalid',
    path: ['answer'],
  }),
)

const ownAnswers = z.object({
  answers: z.array(answer),
  /** To keep intimate answers; null without. */
  consent: z.nullable(z.object({ version: z.string(), given_at: instant })),
})

const said = z.object({ question, answer: word })
const wishes = z.object({ met: z.array(weight), missed: z.array(weight) })

export const fit = z.object({
  common: count,
  percent: z.nullable(count),
  mine: wishes,
  theirs: wishes,
  same: z.array(said),
  apart: z.array(z.object({ question, mine: word, theirs: word })),
})
export type WireFit = z.output<typeof fit>

/**
 * A profile as a member sees it: how both fit, where there is anything to say of that, and whether
 * they keep it.
 */
export const profileWithFit = z.extend(profile, {
  /** To a visitor: this member may stand on a page on which visitors land. */
  shown_outside: z.optional(z.literal(true)),
  fit: z.optional(fit),
  kept: z.optional(z.boolean()),
})

const met = z.object({ met: count, of: count })

export const matchFinderCalls = {
  'GET /api/match-finder.php': {
    summary: "The member's own answers in the match finder.",
    audience: 'member',
    answer: ownAnswers,
    refusals: [],
  },
  'PUT /api/match-finder.php': {
    summary: 'Answer a question, or change what was answered.',
    audience: 'member',
    body: answerForm,
    /** As it is kept: a wish that every answer meets weighs nothing. */
    answer,
    refusals: ['invalid'],
  },
  'DELETE /api/match-finder.php': {
    summary: 'Take an answer back.',
    audience: 'member',
    body: z.object({ question }),
    answer: empty,
    refusals: ['invalid'],
  },
  'PUT /api/match-finder.php?consent=1': {
    summary: 'Agree that intimate answers are kept.',
    audience: 'member',
    body: z.object({ consent: z.literal(INTIMATE_CONSENT_VERSION, 'consent_needed') }),
    answer: ownAnswers,
    refusals: ['invalid'],
  },
  'DELETE /api/match-finder.php?consent=1': {
    summary: 'Withdraw that consent: intimate answers are erased.',
    audience: 'member',
    answer: ownAnswers,
    refusals: [],
  },
  'GET /api/match-finder-matches.php': {
    summary: 'Members that fit, the best first, each with at least one answer that both gave.',
    audience: 'member',
    query: z.object({
      /** `real`: without fictional profiles. */
      only: z.optional(z.enum(['real'])),
      page: z.optional(numeric(1, Math.ceil(CANDIDATES_MAX / MATCHES_PER_PAGE))),
    }),
    answer: z.object({
      profiles: z.array(
        z.extend(card, {
          fit: z.object({ percent: count, mine: met, theirs: met, same: z.array(said) }),
        }),
      ),
      page: count,
      pages: count,
      /** Real members; fictional profiles are counted apart, never added. */
      total: count,
      total_fictional: count,
    }),
    refusals: ['invalid'],
  },
} as const satisfies Calls
