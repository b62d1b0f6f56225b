import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { newMember, type SpecMember, someone } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let browser: Browser
let server: SharedServer
let anna: SpecMember
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
  anna = await newMember(server)
  await someone(anna)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const membersOn = async (width: number, javaScriptEnabled: boolean) => {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'nl-NL',
    javaScriptEnabled,
    viewport: { width, height: 800 },
  })
  onTestFinished(() => context.close())
  const [name = '', value = ''] = anna.cookie().split('=')
  await context.addCookies([{ name, value, url: server.url }])
  const page = await context.newPage()
  await page.goto('/members')
  return page
}

/** Where the parts of the first card stand, from the top of the card, as shares of its height. */
const firstCard = async (page: Page) => {
  const card = page.getByRole('article').first()
  const boxOf = async (name: RegExp) => {
    const box = await card.getByRole('button', { name }).boundingBox()
    if (!box) throw new Error(`${name} has no box`)
    return box
  }
  const frame = await card.boundingBox()
  if (!frame) throw new Error('The card has no box')
  return { frame, report: await boxOf(/ melden$/), like: await boxOf(/^Like /) }
}

describe('the card of a member', () => {
  it.each([320, 360, 1280])(
    'has its report button in the upper corner, away from the heart, at %i px',
    async (width) => {
      const { frame, report, like } = await firstCard(await membersOn(width, true))
      expect(report.y - frame.y).toBeLessThan(8)
      expect(frame.x + frame.width - report.x - report.width).toBeLessThan(8)
      expect(report.y + report.height).toBeLessThan(like.y)
      expect(report.width).toBeGreaterThanOrEqual(44)
    },
  )

  it('has its report button in the page that the server sends', async () => {
    const { frame, report } = await firstCard(await membersOn(390, false))
    expect(report.y - frame.y).toBeLessThan(8)
  })
})

describe('the grid of members', () => {
  it('has the same columns in the page that the server sends as in its program (NAV-13)', async () => {
    const [sent, run] = [await membersOn(360, false), await membersOn(360, true)]
    await run.locator('ul[style] article').first().waitFor()
    for (const width of [300, 320, 360, 440, 575, 576, 620, 768, 860, 992, 1160, 1280]) {
      const widths = []
      for (const page of [sent, run]) {
        await page.setViewportSize({ width, height: 800 })
        if (page === run) await page.evaluate(() => new Promise(requestAnimationFrame))
        widths.push((await page.getByRole('article').first().boundingBox())?.width ?? 0)
      }
      expect(widths[0], `${width} px`).toBeCloseTo(widths[1] ?? -1, 0)
    }
  })
})
