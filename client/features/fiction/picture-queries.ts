import { queryOptions } from '@tanstack/react-query'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { profilesQuery } from './queries.ts'

export const picturesQuery = (id: string) =>
  queryOptions({
    queryKey: ['fictional-pictures', id],
    queryFn: ({ signal }) => call('GET /api/fictional-photos.php', { query: { id }, signal }),
    staleTime: 0,
  })

export const packQuery = (id: string) =>
  queryOptions({
    queryKey: ['picture-pack', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/picture-pack.php', { query: { id }, signal })).people,
    staleTime: 0,
  })

/** The pictures of a profile have changed, and with the main image its row in the list. */
export const refetchPictures = async (id: string) => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: picturesQuery(id).queryKey }),
    queryClient.invalidateQueries({ queryKey: packQuery(id).queryKey }),
    queryClient.invalidateQueries({ queryKey: profilesQuery.queryKey }),
  ])
}
