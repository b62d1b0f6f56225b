import { queryOptions } from '@tanstack/react-query'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { newId } from '#client/platform/api/ids.ts'

/** For whom one's private album is open. */
export const albumQuery = queryOptions({
  queryKey: ['album'],
  queryFn: ({ signal }) => call('GET /api/album.php', { signal }),
})

/** Opens one's private album for a member, or shuts it. */
export const setAlbumOpen = async (id: string, isOpen: boolean): Promise<void> => {
  const options = { body: { id }, idempotencyKey: newId() }
  if (isOpen) await call('POST /api/album.php', options)
  else await call('DELETE /api/album.php', options)
  await queryClient.invalidateQueries({ queryKey: albumQuery.queryKey })
}
