import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '#core/kernel/languages.ts'
import { isLongRun } from '#specs/harness/long/how-long.ts'
import {
  bringAxe,
  COLOURS,
  findings,
  NARROWEST_PX,
  overflow,
  WCAG,
  wearScheme,
} from '#specs/harness/screens/axe.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { everyRoute, type Opener } from './every-route.ts'
import { longestLanguage } from './longest-language.ts'
import { goThere, openAs, type RouteVisitors, routeVisitors } from './route-visitors.ts'

const PHONE = { width: 390, height: 844 }
const NARROWEST = { width: NARROWEST_PX, height: 640 }
const LONGEST = longestLanguage()

let browser: Browser
let server: SpecServer
let visitors: RouteVisitors

beforeAll(async () => {
  ;[browser, server] = await Promise.all([
    launchBrowser(),
    startServer({ env: { LANGUAGES: `nl,${LONGEST}` } }),
  ])
  visitors = await routeVisitors(server)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const open = (who: Opener, language: Language) => {
  const options = { bypassCSP: true, viewport: PHONE }
  return openAs(browser, { url: server.url, visitors, who, language, options })
}

/** What is found at one address: rules broken in light and in dark, and what stands out at 320 px. */
const faultsAt = async (page: Page, path: string, language: Language) => {
  await page.setViewportSize(PHONE)
  await wearScheme(page, 'light')
  await goThere(page, visitors.addressOf(path), language)
  const spoken = await page.locator('html').getAttribute('lang')
  await bringAxe(page)
  const light = await findings(page, WCAG)
  await wearScheme(page, 'dark')
  const dark = await findings(page, COLOURS)
  await page.setViewportSize(NARROWEST)
  const wide = await until(async () => {
    const out = await overflow(page)
    if (out.length > 0) throw new Error(out.join())
    return out
  }).catch(({ message }: Error) => [message])
  const named = { light, dark, wide, spoken: spoken === language ? [] : [spoken] }
  return Object.entries(named).flatMap(([where, found]) =>
    found.length > 0 ? [[path, where, ...found]] : [],
  )
}

/** The addresses of every row; before a push each eighth, and others for each reader and tongue. */
const addressesFor = (turn: number) =>
  everyRoute.flatMap(({ open: [path = '/'] }, nth) => (isLongRun || nth % 8 === turn ? [path] : []))

const rows = (['visitor', 'premium'] as const).flatMap((who, first) =>
  (['nl', LONGEST] as const).map((language, second) => ({
    who,
    language,
    turn: 2 * first + second,
  })),
)

describe('every path of the product spec (NAV-14)', () => {
  it.each(rows)(
    'has no WCAG 2.2 A or AA fault for a $who in $language, light and dark, and fits 320 px',
    async ({ who, language, turn }) => {
      const { page, close } = await open(who, language)
      const faults: unknown[] = []
      for (const path of addressesFor(turn)) faults.push(...(await faultsAt(page, path, language)))
      expect(faults).toEqual([])
      await close()
    },
  )
})
