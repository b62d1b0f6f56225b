import { bonusQuery, mayHaveBonus } from '#client/parts/payment/discount.ts'
import { pageOfRoute, pageQuery } from '#client/parts/site/page-query.ts'
import { companyQuery } from '#client/platform/api/company-query.ts'
import { pricingQuery } from '#client/platform/api/list-queries.ts'
import { type Filters, firstMembers, membersQuery } from '#client/platform/api/members-query.ts'
import { regionsQuery } from '#client/platform/api/region-query.ts'
import { settingsQuery } from '#client/platform/api/site-queries.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { readServerTime } from '#client/platform/product-clock.ts'
import type { PageDrawing, PageFacts, PageVisit } from '#core/contract/drawn-page.ts'
import type { Language } from '#core/kernel/languages.ts'
import { slugBeside } from '#core/site/landers/landing.ts'
import { languageBySlug } from '#core/site/landers/slugs.ts'
import { languageFor, languageIn, languagesOf } from '#core/site/language-shown.ts'
import type { RouteName } from '#core/site/routes.ts'
import { TIME_BONUS_CODE } from '#core/time-bonus/values.ts'

/** A visitor reads a page with a slug in the language of that (LND-02). */
export const languageOf = ({ settings, user, cookies, pathname }: PageVisit): Language => {
  const account = user?.language ?? null
  const reads = languageFor(settings, { cookie: languageIn(cookies, account), account })
  return user ? reads : languageBySlug(slugBeside(pathname), languagesOf(settings), reads)
}

/** What a visitor may read without a program. */
export const mayBeRead = (name: RouteName) =>
  name === 'members' || name === 'pages-ban' || Boolean(pageOfRoute(name))

/** What stands above the page of a new member, the words of a page of words, and the prices. */
export const laterCalls: PageDrawing['laterCalls'] = (visit) => {
  readServerTime(visit.now)
  const name = pageOfRoute(visit.name)
  return {
    ...(mayHaveBonus(visit.user) && { 'GET /api/discountcode.php': { code: TIME_BONUS_CODE } }),
    ...(name && { 'GET /api/page.php': { name, language: languageOf(visit) } }),
    ...(visit.name === 'pricing' && !visit.user && { 'GET /api/pricing.php': {} }),
    ...(!visit.user && mayBeRead(visit.name) && { 'GET /api/companyinfo.php': {} }),
  }
}

export type Known = [key: readonly unknown[], answer: unknown][]

/** Each answer under the key of its query; what was refused is asked again by the page. */
export const knownOf = (facts: PageFacts, filters: Filters): Known => {
  const { settings, user, answers } = facts
  const page = answers['GET /api/page.php']
  const { 'GET /api/members.php': found, 'GET /api/regions.php': regions } = answers
  const { 'GET /api/discountcode.php': bonus, 'GET /api/pricing.php': pricing } = answers
  const company = answers['GET /api/companyinfo.php']
  return [
    [settingsQuery.queryKey, settings],
    [userQuery.queryKey, user],
    ...(regions ? ([[regionsQuery.queryKey, regions]] satisfies Known) : []),
    ...(found
      ? ([
          [membersQuery(filters).queryKey, { pages: [found], pageParams: [firstMembers] }],
        ] satisfies Known)
      : []),
    ...(page ? ([[pageQuery(page.name, languageOf(facts)).queryKey, page]] satisfies Known) : []),
    ...(pricing ? ([[pricingQuery.queryKey, pricing]] satisfies Known) : []),
    ...(company ? ([[companyQuery.queryKey, company]] satisfies Known) : []),
    ...(bonus !== undefined
      ? ([[bonusQuery.queryKey, bonus?.discount ?? null]] satisfies Known)
      : []),
  ]
}
