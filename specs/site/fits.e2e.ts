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
import { goThere, openAs, type RouteVisitors, routeVisitors } from './route-visitors.ts'

const NARROWEST = { width: NARROWEST_PX, height: 640 }
/** Before a push each language has as many pages, and other ones than the language before it. */
const PAGES_BEFORE_PUSH = 3

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
  ...languages.map((language) => ({ name: language, language, isLonger: false })),
  { name: 'nl made 40% longer', language: 'nl', isLonger: true },
]

/** A page in each row before a push, each page in the long run. */
const pathsOf = (row: Row) => {
  const paths = everyRoute.flatMap(({ open: [path = '/'] }) => [path])
  if (isLongRun) return paths
  const from = rows.indexOf(row) * PAGES_BEFORE_PUSH
  return Array.from(
    { length: PAGES_BEFORE_PUSH },
    (_, nth) => paths[(from + nth) % paths.length] ?? '/',
  )
}

describe('no text is cut or stands out of its page at 320 px (I18-05)', () => {
  it.each(rows)('in $name', async (row) => {
    const faults: string[] = []
    for (const who of ['visitor', 'premium'] as const) {
      const { page, close } = await open(who, row.language)
      for (const path of pathsOf(row)) {
        faults.push(...(await faultsAt(page, path, row)).map((fault) => `${who} ${fault}`))
      }
      await close()
    }
    expect(faults).toEqual([])
  })
})
