import { queryOptions, useMutation } from '@tanstack/react-query'
import { withoutChats } from '#client/parts/chat/chats.ts'
import { dropFound } from '#client/parts/discovery/found-members.ts'
import { call } from '#client/platform/api/call.ts'
import { chatsQuery } from '#client/platform/api/chats-query.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { newId } from '#client/platform/api/ids.ts'
import { likesPagesKey, likesQuery } from '#client/platform/api/likes-query.ts'
import { memberQuery } from '#client/platform/api/member-query.ts'
import type { Card } from '#core/contract/shapes.ts'

export const blockedQuery = queryOptions({
  queryKey: ['blocked'],
  queryFn: async ({ signal }) => (await call('GET /api/block.php', { signal })).blocked,
})

type BlockedMember = Pick<Card, 'id' | 'name'>

/** Takes every conversation with this member off the list, here first (CHT-04). */
export const dropChatsWith = (profile: string) =>
  queryClient.setQueryData(chatsQuery.queryKey, (known) => {
    if (!known) return known
    return withoutChats(known, (chat) => chat.profile === profile)
  })

/** Neither is shown to the other from now on. */
const dropFromPages = (id: string) => {
  queryClient.removeQueries({ queryKey: memberQuery(id).queryKey })
  dropFound(id)
}

const dropLikesWith = (id: string) => {
  void queryClient.invalidateQueries({ queryKey: likesPagesKey })
  queryClient.setQueryData(likesQuery.queryKey, (known) => {
    if (!known) return known
    const isOther = (one: Pick<Card, 'id'>) => one.id !== id
    const wasNew = known.liked_by.some((one) => !isOther(one) && one.like_new)
    return {
      ...known,
      profiles: known.profiles.filter(isOther),
      liked_by: known.liked_by.filter(isOther),
      matches: known.matches.filter(isOther),
      new_matches: known.new_matches.filter(isOther),
      new_likes: known.new_likes - (wasNew ? 1 : 0),
    }
  })
}

/** Whom one blocks, and what a conversation allows by now, no answer tells. */
const fetchBlocks = () =>
  Promise.all(
    [blockedQuery.queryKey, ['conversation']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )

const fetchChatsAndLikes = () =>
  Promise.all(
    [chatsQuery, likesQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
  )

/** Blocks a member: chats and likes with them go, and neither sees the other (PRF-08). */
export const useBlock = () =>
  useMutation({
    mutationFn: ({ id }: BlockedMember) =>
      call('POST /api/block.php', { body: { id }, idempotencyKey: newId() }),
    onSuccess: (_, { id }) => {
      dropChatsWith(id)
      dropLikesWith(id)
      dropFromPages(id)
    },
    onError: fetchChatsAndLikes,
    onSettled: fetchBlocks,
  })

export const useUnblock = () =>
  useMutation({
    mutationFn: ({ id }: BlockedMember) =>
      call('DELETE /api/block.php', { body: { id }, idempotencyKey: newId() }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['members'] })
      return Promise.all([fetchChatsAndLikes(), fetchBlocks()])
    },
  })
