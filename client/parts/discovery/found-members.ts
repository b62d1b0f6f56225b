import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '#client/platform/api/client.ts'
import type { MembersPage } from '#client/platform/api/queries.ts'
import type { Answer } from '#core/contract/contract.ts'
import type { Card } from '#core/contract/shapes.ts'

type MemberPages = { pages: Answer<'GET /api/members.php'>[]; pageParams: MembersPage[] }

const filters = { queryKey: ['members'] satisfies QueryKey }

/**
 * Changes the cards of all members that were found. A further page that is under way comes with the
 * pages before it as they were when it was asked for: then they are changed once more.
 */
export const changeFound = (change: (cards: Card[]) => Card[]) => {
  const apply = () =>
    queryClient.setQueriesData(filters, (found?: MemberPages) => {
      if (!found) return found
      const pages = found.pages.map((page) => ({ ...page, profiles: change(page.profiles) }))
      return { ...found, pages }
    })
  apply()
  const cache = queryClient.getQueryCache()
  for (const query of cache.findAll({ ...filters, fetchStatus: 'fetching' })) {
    const stop = cache.subscribe(({ query: { queryHash, state } }) => {
      if (queryHash !== query.queryHash || state.fetchStatus === 'fetching') return
      stop()
      apply()
    })
  }
}
