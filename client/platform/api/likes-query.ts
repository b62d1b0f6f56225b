import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { refreshed } from './refreshed.ts'

export const likesQuery = queryOptions({
  queryKey: ['likes'],
  queryFn: ({ signal }) => call('GET /api/likes.php', { query: {}, signal }),
  ...refreshed,
})

/** It begins with the key of `likesQuery`, so that whatever refetches likes refetches these pages. */
export const likesPagesKey = [...likesQuery.queryKey, 'pages'] as const

export const likesPagesQuery = (list: 'profiles' | 'liked_by' | 'matches') =>
  infiniteQueryOptions({
    queryKey: [...likesPagesKey, list],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/likes.php', { query: pageParam ? { after: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next[list],
  })
