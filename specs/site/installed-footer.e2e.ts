import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visit, visitAs } from '#specs/harness/screens/visit.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let browser: Browser
let server: SharedServer
let anna: SpecMember
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
  anna = await newMember(server)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** No browser can be told to be an installed app: the rules for one are made to hold for all. */
const wearInstalled = (page: Page) =>
  page.evaluate(() => {
    for (const sheet of document.styleSheets) {
      for (const rule of sheet.cssRules) {
        if (rule instanceof CSSMediaRule && rule.conditionText === '(display-mode: standalone)') {
          rule.media.mediaText = 'all'
        }
      }
    }
  })

const footerOf = (page: Page) =>
  page.getByRole('contentinfo').evaluate((footer) => {
    const logo = [...footer.querySelectorAll('p')].find((line) => line.querySelector('svg'))
    const { fontSize, borderTopWidth } = getComputedStyle(footer)
    return { fontSize, borderTopWidth, logo: logo ? getComputedStyle(logo).display : 'none' }
  })

const installed = { fontSize: '13px', borderTopWidth: '0px', logo: 'none' }

describe('the footer of the installed app', () => {
  it.each([
    ['a visitor', '/'],
    ['a visitor', '/members'],
    ['a visitor', '/pages/terms'],
    ['a member', '/likes'],
    ['a member', '/'],
  ])('is small and without a logo for %s on %s (NAV-11)', async (who, path) => {
    const { page, close } = await (who === 'a member'
      ? visitAs(browser, server.url, anna)
      : visit(browser, server.url))
    onTestFinished(close)
    await page.goto(path)
    await see(page.getByRole('contentinfo')).toBeVisible()
    expect(await footerOf(page)).not.toEqual(installed)
    await wearInstalled(page)
    await see.poll(() => footerOf(page)).toEqual(installed)
  })
})
