import type { QueryFilters, QueryKey } from '@tanstack/react-query'
import { queryClient } from '#client/platform/api/client.ts'
import type { MembersPage } from '#client/platform/api/members-query.ts'
import type { Answer } from '#core/contract/contract.ts'
import type { Card } from '#core/contract/shapes.ts'
import { SEARCH_COUNT_MAX } from '#core/discovery/search.ts'

type FoundPage = Answer<'GET /api/members.php'>
type MemberPages = { pages: FoundPage[]; pageParams: MembersPage[] }

const filters = { queryKey: ['members'] satisfies QueryKey }

/**
 * Applies a change to known answers, and again to each answer that was under way, because it was
 * requested before the change. A further page brings the earlier pages as they were then, too.
 */
const applyToAll = (asked: QueryFilters, apply: () => void) => {
  apply()
  const cache = queryClient.getQueryCache()
  for (const query of cache.findAll({ ...asked, fetchStatus: 'fetching' })) {
    const stop = cache.subscribe(({ query: { queryHash, state } }) => {
      if (queryHash !== query.queryHash || state.fetchStatus === 'fetching') return
      stop()
      apply()
    })
  }
}

/** Changes all members that were found. */
const changePages = (change: (pages: FoundPage[]) => FoundPage[]) =>
  applyToAll(filters, () =>
    queryClient.setQueriesData(
      filters,
      (found?: MemberPages) => found && { ...found, pages: change(found.pages) },
    ),
  )

const isCard = (value: object): value is Card => 'liked' in value && 'likes_me' in value

/** Returns the same value if it holds no card of this member. */
const withLiked = (value: unknown, id: string, liked: boolean): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (isCard(value)) return value.id === id && value.liked !== liked ? { ...value, liked } : value
  const parts = Object.entries(value)
  const next = parts.map(([name, part]) => [name, withLiked(part, id, liked)] as const)
  if (next.every(([, part], nth) => part === parts[nth]?.[1])) return value
  return Array.isArray(value) ? next.map(([, part]) => part) : Object.fromEntries(next)
}

/** Shows the like on every card of this member, whichever list it is in. */
export const showLike = (id: string, liked: boolean) =>
  applyToAll({}, () => {
    for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
      const next = withLiked(state.data, id, liked)
      if (next === state.data) continue
      queryClient.setQueryData(queryKey, next, { updatedAt: state.dataUpdatedAt })
    }
  })

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
