import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#client/platform/api/call.ts'
import type { Language } from '#core/kernel/languages.ts'
import { type PageName, pageNames } from '#core/site/pages/values.ts'
import type { RouteName } from '#core/site/routes.ts'

/** A page of words in a language; while another language comes, what stands there stays. */
export const pageQuery = (name: PageName, language: Language) =>
  queryOptions({
    queryKey: ['page', name, language],
    queryFn: ({ signal }) => call('GET /api/page.php', { query: { name, language }, signal }),
    placeholderData: keepPreviousData,
  })

/** The page of words that is a route; undefined where it is another one. */
export const pageOfRoute = (route: RouteName | null): PageName | undefined =>
  pageNames.find((name) => route === `pages-${name}`)
