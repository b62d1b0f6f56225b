import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { forGood } from './kept.ts'

/** Who stands behind the site. */
export const companyQuery = queryOptions({
  queryKey: ['site', 'company'],
  queryFn: ({ signal }) => call('GET /api/companyinfo.php', { signal }),
  ...forGood,
})
