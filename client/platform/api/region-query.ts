import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { forGood } from './kept.ts'

export const regionsQuery = queryOptions({
  queryKey: ['site', 'regions'],
  queryFn: ({ signal }) => call('GET /api/regions.php', { signal }),
  ...forGood,
})
