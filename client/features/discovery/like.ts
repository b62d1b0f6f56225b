import { type QueryKey, useMutation } from '@tanstack/react-query'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { newId } from '#client/platform/api/ids.ts'
import { likesQuery, memberQuery } from '#client/platform/api/queries.ts'
import type { Answer } from '#core/contract/contract.ts'
import type { Card } from '#core/contract/shapes.ts'

type Found = { pages: Answer<'GET /api/members.php'>[]; pageParams: number[] }

/** Shows the like wherever the member is on a screen, before the server has answered. */
const show = (id: string, liked: boolean) => {
  const on = (card: Card) => (card.id === id ? { ...card, liked } : card)
  queryClient.setQueryData(memberQuery(id).queryKey, (known) => known && { ...known, liked })
  queryClient.setQueriesData({ queryKey: ['members'] satisfies QueryKey }, (found?: Found) => {
    if (!found) return found
    const pages = found.pages.map((page) => ({ ...page, profiles: page.profiles.map(on) }))
    return { ...found, pages }
  })
}

/** Likes a member, or takes it back. Liking twice is liking once. */
export const useLike = ({ id, liked }: Pick<Card, 'id' | 'liked'>) =>
  useMutation({
    mutationFn: async () => {
      const ask = { body: { id }, idempotencyKey: newId() }
      if (liked) await call('DELETE /api/likes.php', ask)
      else await call('POST /api/likes.php', ask)
    },
    onMutate: () => show(id, !liked),
    onError: () => show(id, liked),
    onSettled: () => queryClient.invalidateQueries({ queryKey: likesQuery.queryKey }),
  })
