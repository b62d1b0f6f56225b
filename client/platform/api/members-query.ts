import { infiniteQueryOptions } from '@tanstack/react-query'
import type { AskedQuery } from '#core/contract/contract.ts'
import { call } from './call.ts'

export type Filters = Omit<AskedQuery<'GET /api/members.php'>, 'page' | 'after'>

/** Which page of members, and where the one before it ended. */
export type MembersPage = Pick<AskedQuery<'GET /api/members.php'>, 'page' | 'after'>
export const firstMembers: MembersPage = { page: '1' }

export const COME_BACK_MS = 15 * 60_000

/**
 * Pages of members that fit the filters; the next page is appended to those before it. Whoever
 * comes back from a profile finds what was loaded, in the same order and not asked for again.
 */
export const membersQuery = (filters: Filters) =>
  infiniteQueryOptions({
    queryKey: ['members', filters],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/members.php', { query: { ...filters, ...pageParam }, signal }),
    initialPageParam: firstMembers,
    getNextPageParam: ({ page, pages, next }): MembersPage | null =>
      page < pages ? { page: String(page + 1), ...(next && { after: next }) } : null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: COME_BACK_MS,
  })
