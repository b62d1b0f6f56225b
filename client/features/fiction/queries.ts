import { queryOptions } from '@tanstack/react-query'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'

/** So often the desk looks for what is new while it is open. */
const AGAIN_MS = 15_000

/** Who waits, the longest first. */
export const queueQuery = queryOptions({
  queryKey: ['fictional-queue'],
  queryFn: async ({ signal }) => (await call('GET /api/fictional-queue.php', { signal })).waiting,
  staleTime: 0,
  refetchInterval: AGAIN_MS,
})

export const talkQuery = (conversation: string) =>
  queryOptions({
    queryKey: ['fictional-talk', conversation],
    queryFn: async ({ signal }) =>
      (await call('GET /api/fictional-talk.php', { query: { conversation }, signal })).talk,
    staleTime: 0,
    refetchInterval: AGAIN_MS,
  })

export const profilesQuery = queryOptions({
  queryKey: ['fictional-profiles'],
  queryFn: async ({ signal }) => (await call('GET /api/fictional.php', { signal })).profiles,
  staleTime: 0,
})

/** What was done changes who waits, and who has what in hand. */
export const askAnew = async (conversation: string) => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queueQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: talkQuery(conversation).queryKey }),
  ])
}
