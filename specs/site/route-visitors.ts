import type { Browser, BrowserContextOptions, Page } from 'playwright'
import type { Language } from '#core/kernel/languages.ts'
import { autoSlugOf, slugFor } from '#core/site/landers/slugs.ts'
import { LOCALE_COOKIE } from '#core/site/language-shown.ts'
import * as tokens from '#server/platform/tokens.ts'
import { stillContext } from '#specs/harness/screens/screen-page.ts'
import { buy, message, newMember, type SpecMember, someone } from '#specs/harness/server/members.ts'
import type { SpecServer } from '#specs/harness/server/server.ts'
import type { Opener, RouteRow } from './every-route.ts'

const NOBODY = '01900000-0000-7000-8000-00000000ffff'

/** Who opens the paths, and what stands in them for `{profile}` and its like. */
export type RouteVisitors = {
  members: Record<Exclude<Opener, 'visitor'>, SpecMember>
  addressOf: (path: string) => string
}

/** Members of each kind, with the conversation, the order and the link that paths name. */
export const routeVisitors = async (server: SpecServer): Promise<RouteVisitors> => {
  const [free, premium, staff] = await Promise.all([
    newMember(server),
    newMember(server),
    newMember(server),
  ])
  const accounts = await server.container.getAsync(tokens.accounts)
  await accounts.setStaffRole(staff.id, 'admin')
  const { payment_id } = await buy(premium)
  const [fictional, real] = await Promise.all([someone(free, { real: false }), someone(free)])
  await free.ask('POST /api/message.php', message(real.id, 'Dag'))
  const { conversation } = await premium.ask('POST /api/message.php', message(real.id, 'Dag'))
  const things: Record<string, string> = {
    profile: fictional.id,
    conversation,
    payment: payment_id,
    token: 'x'.repeat(43),
  }
  const addressOf = (path: string) =>
    path.replace(/\{(\w+)\}/g, (_, thing: string) => things[thing] ?? NOBODY)
  return { members: { free, premium, staff }, addressOf }
}

export const seenBy = ({ visitor, member }: RouteRow, who: Opener) =>
  who === 'visitor' ? visitor : member

type Opening = {
  url: string
  visitors: RouteVisitors
  who: Opener
  language: Language
  options: BrowserContextOptions
}

/** A browser as new of one of them, in a language that they chose. */
export const openAs = async (
  browser: Browser,
  { url, visitors, who, language, options }: Opening,
) => {
  const context = await stillContext(browser, url, options)
  const [name = '', value = ''] = who === 'visitor' ? [] : visitors.members[who].cookie().split('=')
  await context.addCookies([
    { name: LOCALE_COOKIE, value: language, url },
    ...(name ? [{ name, value, url }] : []),
  ])
  return { page: await context.newPage(), close: () => context.close() }
}

/** Goes to a path of the table, in this language where its slug names one, until all of it is there. */
export const goThere = async (page: Page, address: string, language: Language) => {
  await page.goto(address.replace(/[\w-]*\bnl$/, (slug) => slugFor(autoSlugOf(slug), language)))
  await page.locator('h1, [role=dialog] h2').first().waitFor({ state: 'attached' })
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && !document.querySelector('[aria-busy="true"]'),
  )
}
