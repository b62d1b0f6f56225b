import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { refreshed } from './refreshed.ts'

export const likesQuery = queryOptions({
  queryKey: ['likes'],
  queryFn: ({ signal }) => call('GET /api/likes.php', { signal }),
  ...refreshed,
})
