import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { newId } from '#client/platform/api/ids.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import type { Answer } from '#core/contract/contract.ts'

export type AvoidedAddress = Answer<'GET /api/avoided.php'>['addresses'][number]

export const avoidedQuery = queryOptions({
  queryKey: ['avoided'],
  queryFn: async ({ signal }) => (await call('GET /api/avoided.php', { signal })).addresses,
})

/** Each answer holds the whole list, and decides whether likes and messages ask first. */
export const keepAvoided = ({ addresses }: Answer<'GET /api/avoided.php'>) => {
  queryClient.setQueryData(avoidedQuery.queryKey, addresses)
  queryClient.setQueryData(
    userQuery.queryKey,
    (user) => user && { ...user, has_avoided: addresses.length > 0 },
  )
}

export const useRemoveAvoided = () =>
  useMutation({
    mutationFn: ({ id }: AvoidedAddress) =>
      call('DELETE /api/avoided.php', { body: { id }, idempotencyKey: newId() }),
    onSuccess: keepAvoided,
  })
