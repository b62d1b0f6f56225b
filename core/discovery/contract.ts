import * as z from 'zod/mini'
import { ADULT_AGE } from '#core/account/values.ts'
import { PAGES_MAX, SEARCH_AGE_MAX } from '#core/discovery/search.ts'
import { genders } from '#core/discovery/values.ts'
import type { Calls } from '../contract/call.ts'
import { card, count, empty, id, numeric } from '../contract/shapes.ts'
import { profileWithFit } from './match-finder/contract.ts'

const age = numeric(ADULT_AGE, SEARCH_AGE_MAX)

export const searchQuery = z.object({
  /** Without it, a member gets the gender that the profile seeks, and a visitor everybody. */
  gender: z.optional(z.enum([...genders, 'any'])),
  country: z.optional(z.string().check(z.length(2))),
  countryregion: z.optional(z.string().check(z.maxLength(60))),
  min_age: z.optional(age),
  max_age: z.optional(age),
  /** `real`: without fictional profiles. */
  only: z.optional(z.enum(['real'])),
  /** `both`: only who looks for somebody of the asking member's gender, or for everybody. */
  fit: z.optional(z.enum(['both'])),
  page: z.optional(numeric(1, PAGES_MAX)),
})
export type SearchQuery = z.output<typeof searchQuery>

export const discoveryCalls = {
  'GET /api/members.php': {
    summary: 'Search members, a page at a time; real and fictional ones are counted apart.',
    audience: 'anyone',
    query: searchQuery,
    answer: z.object({
      profiles: z.array(card),
      page: count,
      /** Where more fit than are counted, the next page alone is known to be there. */
      pages: count,
      /**
       * Real members that fit; fictional profiles that fit are counted apart, never added. Both are
       * counted up to `SEARCH_COUNT_MAX`, and are one more where there are more.
       */
      total: count,
      total_fictional: count,
    }),
    refusals: ['invalid', 'search_closed', 'too_many_requests'],
  },
  'GET /api/member.php': {
    summary: "One member's profile.",
    audience: 'anyone',
    query: z.object({ id }),
    answer: z.object({ profile: profileWithFit }),
    refusals: ['not_found', 'invalid', 'search_closed'],
  },
  'PUT /api/member.php': {
    summary: 'The profile has been opened: its like is no longer new.',
    audience: 'member',
    body: z.object({ id }),
    answer: empty,
    refusals: ['not_found', 'invalid'],
  },
  'GET /api/likes.php': {
    summary: 'Likes given (`profiles`), received (`liked_by`, new ones first) and mutual.',
    audience: 'member',
    answer: z.object({
      profiles: z.array(card),
      liked_by: z.array(z.extend(card, { like_new: z.boolean() })),
      matches: z.array(card),
      new_likes: count,
    }),
    refusals: [],
  },
  'POST /api/likes.php': {
    summary: 'Like a member. Liking twice is liking once.',
    audience: 'member',
    body: z.object({ id }),
    answer: z.object({ match: z.boolean() }),
    refusals: ['not_found', 'invalid'],
  },
  'DELETE /api/likes.php': {
    summary: 'Take a like back.',
    audience: 'member',
    body: z.object({ id }),
    answer: empty,
    refusals: ['invalid'],
  },
} as const satisfies Calls
