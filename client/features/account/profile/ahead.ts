import { queryOptions } from '@tanstack/react-query'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'

/** How many are shown before one, as the site counts them; others come and go meanwhile. */
export const aheadQuery = queryOptions({
  queryKey: ['ahead'],
  queryFn: ({ signal }) => call('GET /api/profile.php', { signal }),
  staleTime: MINUTE_MS,
})

/** Fetched before the page stands, for who is told of it: who has no photo. */
export const loadAhead = async () => {
  const user = queryClient.getQueryData(userQuery.queryKey)
  if (user?.profile.main_image === null) await queryClient.prefetchQuery(aheadQuery)
}
