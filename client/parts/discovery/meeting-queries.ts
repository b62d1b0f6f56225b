import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#client/platform/api/call.ts'
import { COME_BACK_MS, type Filters } from '#client/platform/api/members-query.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'

/** Visits come meanwhile: it is asked anew whenever it is shown. */
export const visitorsQuery = queryOptions({
  queryKey: ['visitors'],
  queryFn: ({ signal }) => call('GET /api/visitors.php', { signal }),
  staleTime: 0,
})

/** Who was let go of stays until it is shown again, so that one can think again. */
export const favouritesQuery = queryOptions({
  queryKey: ['favourites'],
  queryFn: async ({ signal }) => {
    const { profiles } = await call('GET /api/favourites.php', { signal })
    return profiles.map((member) => ({ ...member, kept: true }))
  },
  staleTime: Number.POSITIVE_INFINITY,
})

export const choicesQuery = queryOptions({
  queryKey: ['meeting-choices'],
  queryFn: ({ signal }) => call('GET /api/meeting-choices.php', { signal }),
})

/** With who is new: asked anew where it is shown, once a minute at most. */
export const savedSearchesQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: ({ signal }) => call('GET /api/saved-searches.php', { signal }),
  staleTime: MINUTE_MS,
})

/** Who nearly fits, and which wish keeps them away; kept as long as the members that fit. */
export const similarQuery = (filters: Filters) =>
  queryOptions({
    queryKey: ['members-similar', filters],
    queryFn: ({ signal }) => call('GET /api/members-similar.php', { query: filters, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: COME_BACK_MS,
  })

export const finderQuery = queryOptions({
  queryKey: ['finder'],
  queryFn: ({ signal }) => call('GET /api/match-finder.php', { signal }),
})

/** Pages of who fits; kept until one's own answers are others. */
export const finderMatchesQuery = (only: 'real' | undefined) =>
  infiniteQueryOptions({
    queryKey: ['finder-matches', only ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/match-finder-matches.php', {
        query: { ...(only && { only }), page: String(pageParam) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : null),
    gcTime: COME_BACK_MS,
  })
