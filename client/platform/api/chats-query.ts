import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '#core/contract/contract.ts'
import { call } from './call.ts'
import { refreshed } from './refreshed.ts'

type Chats = Answer<'GET /api/chats.php'>

/** The first page anew; what was loaded after it stays below it. */
const withOlder = (first: Chats, known: Chats | undefined): Chats => {
  const here = new Set(first.chats.map(({ conversation }) => conversation))
  const older = known?.chats.filter(({ conversation }) => !here.has(conversation)) ?? []
  if (!first.next || older.length === 0) return first
  const { next: _, ...page } = first
  const next = known?.next
  return { ...page, chats: [...first.chats, ...older], ...(next && { next }) }
}

export const chatsQuery = queryOptions({
  queryKey: ['chats'],
  queryFn: async ({ signal, client, queryKey }): Promise<Chats> => {
    const first = await call('GET /api/chats.php', { query: {}, signal })
    return withOlder(first, client.getQueryData<Chats>(queryKey))
  },
  ...refreshed,
})
