import { type QueryKey, queryOptions, useMutation } from '@tanstack/react-query'
import type { Answer } from '#core/contract/contract.ts'
import type { Card } from '#core/contract/shapes.ts'
import { call } from '../../platform/api/call.ts'
import { queryClient } from '../../platform/api/client.ts'
import { newId } from '../../platform/api/ids.ts'
import { chatsQuery, likesQuery, memberQuery } from '../../platform/api/queries.ts'

export const blockedQuery = queryOptions({
  queryKey: ['blocked'],
  queryFn: async ({ signal }) => (await call('GET /api/block.php', { signal })).blocked,
})

type Who = Pick<Card, 'id' | 'name'>
type Found = { pages: Answer<'GET /api/members.php'>[]; pageParams: number[] }

/** Takes every conversation with this member off the list, here first (CHT-04). */
export const dropChatsWith = (profile: string) =>
  queryClient.setQueryData(chatsQuery.queryKey, (known) => {
    if (!known) return known
    const chats = known.chats.filter((chat) => chat.profile !== profile)
    return { chats, unread: chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0) }
  })

/** Neither is shown to the other from now on. */
const dropFromPages = (id: string) => {
  queryClient.removeQueries({ queryKey: memberQuery(id).queryKey })
  queryClient.setQueriesData({ queryKey: ['members'] satisfies QueryKey }, (found?: Found) => {
    if (!found) return found
    const pages = found.pages.map((page) => ({
      ...page,
      profiles: page.profiles.filter((one) => one.id !== id),
    }))
    return { ...found, pages }
  })
}

const askAnew = () => {
  const keys: QueryKey[] = [
    ...[chatsQuery.queryKey, likesQuery.queryKey, blockedQuery.queryKey],
    ['conversation'],
  ]
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/** Blocks a member: chats and likes with them go, and neither sees the other (PRF-08). */
export const useBlock = () =>
  useMutation({
    mutationFn: ({ id }: Who) =>
      call('POST /api/block.php', { body: { id }, idempotencyKey: newId() }),
    onSuccess: (_, { id }) => {
      dropChatsWith(id)
      dropFromPages(id)
    },
    onSettled: askAnew,
  })

export const useUnblock = () =>
  useMutation({
    mutationFn: ({ id }: Who) =>
      call('DELETE /api/block.php', { body: { id }, idempotencyKey: newId() }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['members'] })
      return askAnew()
    },
  })
