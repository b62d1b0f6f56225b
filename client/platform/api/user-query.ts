import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { refreshed } from './refreshed.ts'

export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }) => (await call('GET /api/user.php', { signal })).user,
  ...refreshed,
})
