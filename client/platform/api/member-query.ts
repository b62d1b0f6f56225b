import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: ['member', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/member.php', { query: { id }, signal })).profile,
  })
