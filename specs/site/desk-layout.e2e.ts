import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

const WIDE = { width: 1280, height: 800 }
const PAGE_MARGIN_PX = 60

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

const open = async (path: string, width = WIDE.width) => {
  const { page, close } = await visitAs(browser, server.url, anna)
  onTestFinished(close)
  await page.setViewportSize({ ...WIDE, width })
  await page.goto(path)
  await see(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  return page
}

const logoOn = async (page: Page) => {
  const box = await page.getByRole('banner').getByRole('link', { name: 'Vonk' }).boundingBox()
  return [box?.x, box?.y]
}

describe('a page on a wide screen', () => {
  it.each([992, 1280, 1600])(
    'has the logo at the same place on every page at %i px',
    async (width) => {
      const page = await open('/members', width)
      const there = await logoOn(page)
      for (const path of ['/chats', '/settings', '/credits']) {
        await page.goto(path)
        await see(page.getByRole('main').getByRole('heading').first()).toBeVisible()
        expect(await logoOn(page), path).toEqual(there)
      }
    },
  )

  it('begins the list of conversations below the logo', async () => {
    const page = await open('/chats')
    const [logo] = await logoOn(page)
    const title = await page.getByRole('heading', { name: 'Berichten' }).boundingBox()
    const text = await page
      .getByRole('heading', { name: 'Berichten' })
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).paddingLeft))
    expect((title?.x ?? 0) + text).toBeCloseTo(logo ?? 0, 0)
  })
})

describe('the settings on a wide screen', () => {
  it('use the whole width of the page', async () => {
    const page = await open('/settings')
    const switches = await page.getByRole('switch').first().boundingBox()
    const right = (switches?.x ?? 0) + (switches?.width ?? 0)
    expect(WIDE.width - right).toBeLessThan(PAGE_MARGIN_PX + 20)
  })

  it('explain each choice beside its name, in rows of one or two lines', async () => {
    const page = await open('/settings')
    const rows = page.locator('label:has([role="switch"])')
    for (const row of await rows.all()) {
      const [name, help] = [row.locator('span > span').first(), row.locator('small').first()]
      const [left, right] = [await name.boundingBox(), await help.boundingBox()]
      expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
      expect((await row.boundingBox())?.height).toBeLessThan(64)
    }
  })

  it('mark the section that is read', async () => {
    const page = await open('/settings')
    const contents = page.getByRole('navigation', { name: 'Onderdelen' })
    const current = contents.locator('[aria-current]')
    await see(current).toHaveText('Privacy')
    await contents.getByRole('link', { name: 'Geld' }).click()
    await see(current).toHaveText('Geld')
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await see(current).toHaveText('Je gegevens')
    await page.evaluate(() => window.scrollTo(0, 0))
    await see(current).toHaveText('Privacy')
  })
})
