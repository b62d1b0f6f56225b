import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages } from '#core/kernel/languages.ts'
import { isLongRun } from '#specs/harness/long/how-long.ts'
import { NARROWEST_PX, overflow } from '#specs/harness/screens/axe.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { cutTexts } from '#specs/harness/screens/cut.ts'
import { lengthen } from '#specs/harness/screens/lengthen.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { everyRoute, type Opener } from './every-route.ts'
import { goThere, openAs, type RouteVisitors, routeVisitors, seenBy } from './route-visitors.ts'

const NARROWEST = { width: NARROWEST_PX, height: 640 }
/** The languages with the longest words, which the run before a push opens; the long run opens all. */
const LONG_WORDED: readonly Language[] = ['de', 'fi']
const PAGES_BEFORE_PUSH = 2

let browser: Browser
let server: SpecServer
let visitors: RouteVisitors

beforeAll(async () => {
  ;[browser, server] = await Promise.all([
    launchBrowser(),
    startServer({ env: { LANGUAGES: languages.join() } }),
  ])
  visitors = await routeVisitors(server)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const open = (who: Opener, language: Language) =>
  openAs(browser, { url: server.url, visitors, who, language, options: { viewport: NARROWEST } })

const LOOKS = 4
const BETWEEN_LOOKS_MS = 250

/** What is found still once the page has come to rest. */
const lasting = async (page: Page, find: () => Promise<string[]>) => {
  for (let look = 1; ; look++) {
    const found = await find()
    if (found.length === 0 || look === LOOKS) return found
    await page.waitForTimeout(BETWEEN_LOOKS_MS)
  }
}

const faultsAt = async (page: Page, path: string, { language, isLonger }: Row) => {
  await goThere(page, visitors.addressOf(path), language)
  expect(await page.locator('html').getAttribute('lang'), path).toBe(language)
  const found = (find: typeof overflow) => async () => {
    if (isLonger) await lengthen(page)
    return find(page)
  }
  const wide = await lasting(page, found(overflow))
  const cut = await lasting(page, found(cutTexts))
  return [...wide.map((one) => `${path} wide: ${one}`), ...cut.map((one) => `${path} cut: ${one}`)]
}

type Row = { name: string; language: Language; isLonger: boolean }
const rows: Row[] = [
  { name: 'nl made 40% longer', language: 'nl', isLonger: true },
  ...(isLongRun ? languages : LONG_WORDED).map((language) => ({
    name: language,
    language,
    isLonger: false,
  })),
]

/** In the long run every path; before a push an even sample of pages that this reader may open. */
const pathsOf = (row: Row, who: Opener) => {
  const open = everyRoute.filter((route) => isLongRun || seenBy(route, who).at === undefined)
  const paths = open.flatMap(({ open: [path = '/'] }) => [path])
  if (isLongRun) return paths
  const step = Math.ceil(paths.length / PAGES_BEFORE_PUSH)
  return paths.filter((_, nth) => nth % step === rows.indexOf(row))
}

describe('no text is cut or stands out of its page at 320 px (I18-05)', () => {
  it.each(rows)('in $name', async (row) => {
    const faults: string[] = []
    for (const who of ['visitor', 'premium'] as const) {
      const { page, close } = await open(who, row.language)
      for (const path of pathsOf(row, who)) {
        faults.push(...(await faultsAt(page, path, row)).map((fault) => `${who} ${fault}`))
      }
      await close()
    }
    expect(faults).toEqual([])
  })
})
