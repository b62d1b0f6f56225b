import { queryOptions } from '@tanstack/react-query'
import { call } from '#client/platform/api/call.ts'

/** Whether the terms say something else than this member agreed to, and what. */
export const termsQuery = queryOptions({
  queryKey: ['terms'],
  queryFn: ({ signal }) => call('GET /api/terms.php', { signal }),
})
