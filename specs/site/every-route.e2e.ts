import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLongRun } from '#specs/harness/long/how-long.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visit, visitAs } from '#specs/harness/screens/visit.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { everyRoute, type Opener, openers } from './every-route.ts'
import { type RouteVisitors, routeVisitors, seenBy } from './route-visitors.ts'

const NOT_THERE = { heading: 'Hier woont niemand' }
const nowhere = ['/onbekend', '/no/such/page', '/likes/onzin', '/members/onzin']

let browser: Browser
let server: SpecServer
let visitors: RouteVisitors

beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), startServer()])
  visitors = await routeVisitors(server)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** Before a push one reader opens every second page, in turn; in the long run all open each. */
const isOpened = (who: Opener, nth: number) =>
  isLongRun || (nth % 2 === 0 && (nth / 2) % openers.length === openers.indexOf(who))
/** Before a push each reader opens one of the addresses where there is no page. */
const nowhereFor = (who: Opener) =>
  nowhere.filter((_, nth) => isLongRun || nth === openers.indexOf(who))

const openedBy = (who: Opener) =>
  everyRoute
    .filter((_, nth) => isOpened(who, nth))
    .flatMap((row) => row.open.map((path) => ({ path, ...seenBy(row, who) })))

type Expected = { path: string; at?: string; heading: string | RegExp }

/** Where one comes out, and the heading that stands there. */
const open = async (page: Page, { path, at, heading }: Expected) => {
  const asked = visitors.addressOf(path)
  const wanted = (at ?? asked).replace('*', encodeURIComponent(asked))
  await page.goto(asked, { waitUntil: 'commit' })
  const top = page.locator('h1:visible, [role=dialog] h2:visible').first()
  await see(top, path).toHaveText(heading)
  await see(page, path).toHaveURL(wanted)
}

describe('every path of the product spec (NAV-01)', () => {
  it.each(openers)('leads a %s where it says, and any other to the 404 page', async (who) => {
    const { page, faults, close } =
      who === 'visitor'
        ? await visit(browser, server.url)
        : await visitAs(browser, server.url, visitors.members[who])
    for (const row of openedBy(who)) await open(page, row)
    for (const path of nowhereFor(who)) await open(page, { path, ...NOT_THERE })
    expect(faults).toEqual([])
    await close()
  })
})
