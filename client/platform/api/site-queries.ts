import { queryOptions } from '@tanstack/react-query'
import { keptSource } from '#client/parts/site/source.ts'
import { call } from './call.ts'
import { forGood } from './kept.ts'

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

/** Whether somebody comes from a known source, which may open what is closed to others. */
export const sourceQuery = queryOptions({
  queryKey: ['source'],
  queryFn: () => keptSource() !== null,
  initialData: () => keptSource() !== null,
  ...forGood,
})
