import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { forGood } from './kept.ts'

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

/** What is for sale where a visitor is, or chose to be; by the country that is kept. */
export const pricingQuery = queryOptions({
  queryKey: ['pricing'],
  queryFn: ({ signal }) => call('GET /api/pricing.php', { query: {}, signal }),
})
