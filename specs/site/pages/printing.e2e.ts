import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { pageNames } from '#core/site/pages/values.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { cutTexts } from '#specs/harness/screens/cut.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visit } from '#specs/harness/screens/visit.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let browser: Browser
let server: SharedServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** A4 without its margins, at 96 dots to the inch. */
const SHEET = { width: 718, height: 1046 }
const SHEETS_MAX = 12

it.each([...pageNames, 'ban'])(
  'the page %s is printed whole in black on white, without what stands around it (LND-04)',
  async (name) => {
    const { page, close } = await visit(browser, server.url)
    onTestFinished(close)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`/pages/${name}`)
    const heading = page.getByRole('heading', { level: 1 })
    await see(heading).toBeVisible()
    await page.setViewportSize(SHEET)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await see(heading).toHaveCSS('color', 'rgb(0, 0, 0)')
    await see(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    for (const beside of ['navigation', 'banner', 'contentinfo', 'button'] as const) {
      await see(page.getByRole(beside)).toHaveCount(0)
    }
    expect(await cutTexts(page)).toEqual([])
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
    const sheets = paper.match(/\/Type\s*\/Page\b/g) ?? []
    expect(sheets.length).toBeGreaterThan(0)
    expect(sheets.length).toBeLessThanOrEqual(SHEETS_MAX)
  },
)
