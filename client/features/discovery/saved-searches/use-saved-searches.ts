import { useMutation, useQuery } from '@tanstack/react-query'
import { savedSearchesQuery } from '#client/parts/discovery/meeting-queries.ts'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useUser } from '#client/platform/api/hooks.ts'
import type { Answer, AskedBody } from '#core/contract/contract.ts'

type Searches = Answer<'GET /api/saved-searches.php'>
export type Saved = Searches['searches'][number]

/** What one saved; a visitor has nothing, and is asked for nothing. */
export const useSavedSearches = () =>
  useQuery({ ...savedSearchesQuery, enabled: useUser() !== null }).data?.searches

const onSuccess = (now: Searches) => {
  queryClient.setQueryData(savedSearchesQuery.queryKey, now)
}

export const useSave = () =>
  useMutation({
    mutationFn: (body: AskedBody<'POST /api/saved-searches.php'>) =>
      call('POST /api/saved-searches.php', { body }),
    onSuccess,
  })

export const useChange = () =>
  useMutation({
    mutationFn: (body: AskedBody<'PUT /api/saved-searches.php'>) =>
      call('PUT /api/saved-searches.php', { body }),
    onSuccess,
  })

export const useRemove = () =>
  useMutation({
    mutationFn: (id: string) => call('DELETE /api/saved-searches.php', { body: { id } }),
    onSuccess,
  })
