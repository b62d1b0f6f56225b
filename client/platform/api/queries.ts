import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { keptSource } from '#client/parts/site/source.ts'
import type { Answer, AskedQuery } from '#core/contract/contract.ts'
import { REFRESH_FIRST_MS, REFRESH_MS, REFRESH_PUSHED_MS } from '#core/site/values.ts'
import { call } from './call.ts'

/** Loaded once and kept (product spec, section 7). */
const forGood = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

/** Of this device: one of the member's others may get push messages while this one gets none. */
let isPushedTo = () => false

/** `isSubscribed`: whether push messages come to this device at that moment. */
export const lookLessWhile = (isSubscribed: () => boolean) => {
  isPushedTo = isSubscribed
}

/** With push messages there is less to look for (product spec, section 9). */
const intervalMs = () => (isPushedTo() ? REFRESH_PUSHED_MS : REFRESH_MS)

/**
 * Asked anew while a member looks: soon after the first time, then every minute. Null is a
 * visitor, of whom nothing is asked.
 */
const refreshed = {
  refetchInterval: ({ state }: { state: { data: unknown; dataUpdateCount: number } }) => {
    if (!state.data) return false
    return state.dataUpdateCount <= 1 ? REFRESH_FIRST_MS : intervalMs()
  },
}

/** What a mailed link carries for its own page: it goes nowhere else. */
const SECRET = 'token'

/** The host as the forced domain, and the page's own query (product spec, section 7). */
const pageQuery = () => {
  const { host, search } = window.location
  const given = new URLSearchParams(search)
  given.delete(SECRET)
  return { ...Object.fromEntries(given), domain: host }
}

export const settingsQuery = queryOptions({
  queryKey: ['site', 'settings'],
  queryFn: ({ signal }) => call('GET /api/settings.php', { query: pageQuery(), signal }),
  ...forGood,
})

export const companyQuery = queryOptions({
  queryKey: ['site', 'company'],
  queryFn: ({ signal }) => call('GET /api/companyinfo.php', { signal }),
  ...forGood,
})

/** Whether somebody comes from a known source, which may open what is closed to others. */
export const sourceQuery = queryOptions({
  queryKey: ['source'],
  queryFn: () => keptSource() !== null,
  initialData: () => keptSource() !== null,
  ...forGood,
})

export const personasQuery = queryOptions({
  queryKey: ['site', 'personas'],
  queryFn: ({ signal }) => call('GET /api/personas.php', { signal }),
  ...forGood,
})

export const interestsQuery = queryOptions({
  queryKey: ['site', 'interests'],
  queryFn: ({ signal }) => call('GET /api/interests.php', { signal }),
  ...forGood,
})

export const regionsQuery = queryOptions({
  queryKey: ['site', 'regions'],
  queryFn: ({ signal }) => call('GET /api/regions.php', { signal }),
  ...forGood,
})

const PLACES_KEPT_MS = 60 * 60_000

/** Towns that begin with what is typed; nothing is asked before a letter is there. */
export const placesQuery = (country: string, typed: string) =>
  queryOptions({
    queryKey: ['places', country, typed],
    queryFn: async ({ signal }) =>
      (await call('GET /api/places.php', { query: { country, q: typed }, signal })).places,
    enabled: typed !== '',
    staleTime: PLACES_KEPT_MS,
  })

export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }) => (await call('GET /api/user.php', { signal })).user,
  ...refreshed,
})

export const likesQuery = queryOptions({
  queryKey: ['likes'],
  queryFn: ({ signal }) => call('GET /api/likes.php', { signal }),
  ...refreshed,
})

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

export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: ['member', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/member.php', { query: { id }, signal })).profile,
  })

/** What is for sale where a visitor is, or chose to be; by the country that is kept. */
export const pricingQuery = queryOptions({
  queryKey: ['pricing'],
  queryFn: ({ signal }) => call('GET /api/pricing.php', { query: {}, signal }),
})
