import { queryOptions } from '@tanstack/react-query'
import { call } from '#client/platform/api/call.ts'

/** What a member reported, and what was decided about them. */
export const safetyQuery = queryOptions({
  queryKey: ['safety'],
  queryFn: ({ signal }) => call('GET /api/safety.php', { signal }),
})
