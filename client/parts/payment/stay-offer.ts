import { queryOptions } from '@tanstack/react-query'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'

/** What is offered to who thinks of leaving; null where nothing is. */
export const stayQuery = queryOptions({
  queryKey: ['discount', 'stay'],
  queryFn: async ({ signal }) =>
    (await call('GET /api/discountcode.php?stay=true', { signal, retries: 0 })).offer,
  retry: false,
})

export const takeStayOffer = async () => {
  const { discount } = await call('POST /api/discountcode.php?stay=true')
  queryClient.setQueryData(stayQuery.queryKey, () => ({
    percentage: discount.percentage,
    discount,
  }))
}
