import axe, { type AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLongRun } from '#specs/harness/long/how-long.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { cleanPage } from '#specs/harness/screens/clean-page.ts'
import { openScreen, prepareTour, type Tour } from '#specs/harness/screens/open-screen.ts'
import { cookiesFor, stillContext } from '#specs/harness/screens/screen-page.ts'
import { type Screen, screens } from '#specs/harness/screens/screens.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const COLOURS = ['color-contrast', 'link-in-text-block']
const NARROWEST_PX = 320
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }
/** Of a size and a scheme that were each seen whole, the colours are what is new together. */
const LOOKS = [
  { size: PHONE, colorScheme: 'light', runOnly: TAGS },
  { size: PHONE, colorScheme: 'dark', runOnly: COLOURS },
  { size: DESKTOP, colorScheme: 'dark', runOnly: TAGS },
  { size: DESKTOP, colorScheme: 'light', runOnly: COLOURS },
] as const
/** Before a push each fourth page as it opens, without what one could do there. */
const screensOfThisRun = isLongRun
  ? screens
  : screens.filter(({ before, then }) => !before && !then).filter((_, nth) => nth % 4 === 0)
/** Before a push each is seen whole once: in the next of the looks. */
const looksAt = (screen: Screen) => {
  if (isLongRun) return LOOKS
  const nth = screensOfThisRun.indexOf(screen) % LOOKS.length
  return LOOKS.filter((_, at) => at === nth).map((look) => ({ ...look, runOnly: TAGS }))
}
const sizeOf = ({ phoneOnly }: Screen, size: typeof PHONE) => (phoneOnly ? PHONE : size)

let browser: Browser
let withNotifications: Browser
let server: SpecServer
let tour: Tour

beforeAll(async () => {
  ;[browser, withNotifications, server] = await Promise.all([
    launchBrowser(),
    launchBrowser({ withNotifications: true }),
    startServer(),
  ])
  tour = await prepareTour(server)
})
afterAll(async () => {
  await Promise.all([browser.close(), withNotifications.close()])
  await server.stop()
})

/** The policy of the page would refuse the checker's script. */
const pageFor = async (screen: Screen) => {
  const { url } = server
  const kind = { url, viewport: PHONE, name: 'checked' }
  const clean = await cleanPage(screen.notified ? withNotifications : browser, kind, (from) =>
    stillContext(from, url, { bypassCSP: true, viewport: PHONE }),
  )
  await clean.context.addCookies(cookiesFor(screen, { url, tour }))
  return clean
}

const findings = async (page: Page, runOnly: readonly string[]) => {
  const { violations } = await page.evaluate(
    (rules) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: [...rules],
        resultTypes: ['violations'],
      }) as Promise<AxeResults>,
    runOnly,
  )
  return violations.map(({ id, nodes }) => [
    id,
    ...nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  ])
}

/** The app names its scheme; the home before it follows the browser's by style alone. */
const wears = (scheme: string) =>
  [undefined, scheme].includes(document.documentElement.dataset.mantineColorScheme)

const overflow = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120))
  })

describe('every screen', () => {
  it.each(screensOfThisRun)(
    '$name is free of WCAG 2.2 A and AA faults in light and dark, and fits 320 px',
    async (screen) => {
      const { page, leave } = await pageFor(screen)
      await openScreen(page, screen, tour)
      await page.evaluate(axe.source)
      const found: Record<string, unknown> = {}
      for (const { size, colorScheme, runOnly } of looksAt(screen)) {
        await page.setViewportSize(sizeOf(screen, size))
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.waitForFunction(wears, colorScheme)
        const faults = await findings(page, runOnly)
        if (faults.length > 0) found[`${size.width} px, ${colorScheme}`] = faults
      }
      expect(found).toEqual({})
      await page.setViewportSize({ width: NARROWEST_PX, height: 640 })
      await until(async () => expect(await overflow(page)).toEqual([]))
      await leave()
    },
  )
})
