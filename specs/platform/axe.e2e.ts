import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
import { cleanPage } from '#specs/harness/screens/clean-page.ts'
import { openScreen, prepareTour, type Tour } from '#specs/harness/screens/open-screen.ts'
import { cookiesFor, stillContext } from '#specs/harness/screens/screen-page.ts'
import { type Screen, screens } from '#specs/harness/screens/screens.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }
/** Of a size and a scheme that were each seen whole, the colours are what is new together. */
const LOOKS = [
  { size: PHONE, colorScheme: 'light', runOnly: WCAG },
  { size: PHONE, colorScheme: 'dark', runOnly: COLOURS },
  { size: DESKTOP, colorScheme: 'dark', runOnly: WCAG },
  { size: DESKTOP, colorScheme: 'light', runOnly: COLOURS },
] as const
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

describe('every screen', () => {
  it.each(screens)(
    '$name is free of WCAG 2.2 A and AA faults in light and dark, and fits 320 px',
    async (screen) => {
      const { page, leave } = await pageFor(screen)
      await openScreen(page, screen, tour)
      await bringAxe(page)
      const found: Record<string, unknown> = {}
      for (const { size, colorScheme, runOnly } of LOOKS) {
        await page.setViewportSize(sizeOf(screen, size))
        await wearScheme(page, colorScheme)
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
