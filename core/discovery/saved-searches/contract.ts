import * as z from 'zod/mini'
import type { Calls } from '#core/contract/call.ts'
import { count, id, text } from '#core/contract/shapes.ts'
import { isReadableLine } from '#core/normalisation/readable-line.ts'
import { SAVED_NAME_MAX } from './rules.ts'
import { savedWishes } from './wishes.ts'

const savedSearch = z.object({
  id,
  /** Null: it is called by its wishes. */
  name: z.nullable(z.string()),
  wishes: z.record(z.string(), z.string()),
  /** Wishes by which the site does not let its members be searched any more. */
  dropped: z.array(z.string()),
  notify: z.boolean(),
  /**
   * Real members that fit and are there since one looked last; fictional profiles apart, never
   * added. Counted up to `NEWCOMERS_MAX`, and one more where there are more.
   */
  fresh: count,
  fresh_fictional: count,
})
export type SavedSearchView = z.output<typeof savedSearch>

const searches = z.object({ searches: z.array(savedSearch) })
const name = text(SAVED_NAME_MAX, 'name_length').check(z.refine(isReadableLine, 'name_characters'))

export const savedSearchCalls = {
  'GET /api/saved-searches.php': {
    summary: 'The searches that the member saved, each with how many new members fit.',
    audience: 'member',
    answer: searches,
    refusals: [],
  },
  'POST /api/saved-searches.php': {
    summary: 'Save a search; who fits and comes from now on is new.',
    audience: 'member',
    body: z.object({
      wishes: savedWishes,
      name: z.optional(z.nullable(name)),
      notify: z.optional(z.boolean()),
    }),
    answer: searches,
    refusals: ['invalid', 'saved_searches_full'],
  },
  'PUT /api/saved-searches.php': {
    summary: 'Name a saved search, be told of who is new or not, or have looked at who fits.',
    audience: 'member',
    body: z.object({
      id,
      name: z.optional(z.nullable(name)),
      notify: z.optional(z.boolean()),
      seen: z.optional(z.literal(true)),
    }),
    answer: searches,
    refusals: ['invalid', 'not_found'],
  },
  'DELETE /api/saved-searches.php': {
    summary: 'Remove a saved search.',
    audience: 'member',
    body: z.object({ id }),
    answer: searches,
    refusals: ['invalid'],
  },
} as const satisfies Calls
