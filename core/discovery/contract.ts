import * as z from 'zod/mini'
import type { Calls } from '../contract/call.ts'
import { card, count, cursor, empty, id } from '../contract/shapes.ts'
import { profileWithFit } from './match-finder/contract.ts'
import { searchQuery, widenedFilters } from './search-query.ts'

export const discoveryCalls = {
  'GET /api/members.php': {
    summary: 'Search members, a page at a time; real and fictional ones are counted apart.',
    pages: { list: 'members', after: 'after', next: 'next' },
    audience: 'anyone',
    visitorLimit: 'searchPerSource',
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
      /** For `after` of the next page; without one this is the last. */
      next: z.optional(z.string()),
    }),
    refusals: ['invalid', 'after_required', 'search_closed', 'too_many_requests'],
  },
  'GET /api/members-similar.php': {
    summary:
      'Who does not fit a search, and would with one wish less strict; and how many of them.',
    pages: { list: 'members', after: 'after' },
    audience: 'anyone',
    visitorLimit: 'searchPerSource',
    query: searchQuery,
    answer: z.object({
      /** Per wish how many more there are, of both kinds, counted as a search counts them. */
      widened: z.array(
        z.object({ filter: z.enum(widenedFilters), more: count, more_fictional: count }),
      ),
      /** Each with the wish that keeps it away. */
      similar: z.array(z.extend(card, { widened: z.enum(widenedFilters) })),
    }),
    refusals: ['invalid', 'after_required', 'search_closed', 'too_many_requests'],
  },
  'GET /api/member.php': {
    summary: "One member's profile; one's own as others get it.",
    audience: 'anyone',
    visitorLimit: 'profilePerSource',
    query: z.object({ id }),
    answer: z.object({ profile: profileWithFit }),
    refusals: ['not_found', 'invalid', 'search_closed', 'too_many_requests'],
  },
  'GET /api/profile.php': {
    summary:
      "How many of one's own gender, with a photo, stand before one where nothing is asked for.",
    audience: 'member',
    /** Counted no further than one more than a search counts. */
    answer: z.object({ ahead: count }),
    refusals: [],
  },
  'PUT /api/member.php': {
    summary: 'The profile has been opened: its like is no longer new.',
    audience: 'member',
    body: z.object({ id }),
    answer: empty,
    refusals: ['not_found', 'invalid'],
  },
  'GET /api/likes.php': {
    summary:
      'Likes given (`profiles`), received (`liked_by`, new ones first) and mutual, by pages. With `after` only the list of that cursor has members.',
    pages: { list: 'likes', after: 'after', next: 'next' },
    audience: 'member',
    query: z.object({ after: z.optional(cursor) }),
    answer: z.object({
      profiles: z.array(card),
      liked_by: z.array(z.extend(card, { like_new: z.boolean() })),
      matches: z.array(card),
      /** The first matches without a conversation, on whichever page of `matches` they are. */
      new_matches: z.array(
        z.pick(card, { id: true, name: true, fictional: true, main_image: true }),
      ),
      /** Counted up to `NEW_LIKES_MAX`. */
      new_likes: count,
      /** For `after`: where each list continues; null at its end. */
      next: z.object({
        profiles: z.nullable(z.string()),
        liked_by: z.nullable(z.string()),
        matches: z.nullable(z.string()),
      }),
    }),
    refusals: ['invalid'],
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
