import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '#client/platform/api/client.ts'
import type { MembersPage } from '#client/platform/api/members-query.ts'
import type { Answer } from '#core/contract/contract.ts'
import type { Card } from '#core/contract/shapes.ts'
import { SEARCH_COUNT_MAX } from '#core/discovery/search.ts'

type FoundPage = Answer<'GET /api/members.php'>
type MemberPages = { pages: FoundPage[]; pageParams: MembersPage[] }

const filters = { queryKey: ['members'] satisfies QueryKey }

/**
 * Changes all members that were found. A further page that is under way comes with the pages before
 * it as they were when it was asked for: then they are changed once more.
 */
const changePages = (change: (pages: FoundPage[]) => FoundPage[]) => {
  const apply = () =>
    queryClient.setQueriesData(
      filters,
      (found?: MemberPages) => found && { ...found, pages: change(found.pages) },
    )
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

/** Changes the cards of all members that were found. */
export const changeFound = (change: (card: Card) => Card) =>
  changePages((pages) =>
    pages.map((page) => ({ ...page, profiles: page.profiles.map((one) => change(one)) })),
  )

/** One less; of more than are counted nobody knows how many there are. */
const oneLess = (count: number) => (count > SEARCH_COUNT_MAX ? count : Math.max(0, count - 1))

/** Takes a member out of all that were found, and out of their number. */
export const dropFound = (id: string) =>
  changePages((pages) => {
    const gone = pages.flatMap(({ profiles }) => profiles).find((one) => one.id === id)
    if (!gone) return pages
    return pages.map((page) => ({
      ...page,
      profiles: page.profiles.filter((one) => one.id !== id),
      total: gone.fictional ? page.total : oneLess(page.total),
      total_fictional: gone.fictional ? oneLess(page.total_fictional) : page.total_fictional,
    }))
  })
