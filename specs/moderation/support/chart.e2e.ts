import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { stillContext } from '#specs/harness/screens/screen-page.ts'
import { screens } from '#specs/harness/screens/screens.ts'
import type { Lived } from '#specs/harness/screens/screens-lived.ts'
import { newMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let browser: Browser
let server: SpecServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), startServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

describe('the life of a member on its chart at the desk', () => {
  test('opens with nothing of it cut, and with a lit state in view, at 1280 px', async () => {
    const desk = screens.find(({ name }) => name === 'desk member')
    const [name = '', value = ''] = (await newMember(server)).cookie().split('=')
    const viewport = { width: 1280, height: 800 }
    const context = await stillContext(browser, server.url, { viewport })
    await context.addCookies([{ name, value, url: server.url }])
    const page = await context.newPage()
    await desk?.before?.(page)
    await page.goto(desk?.path({} as Lived) ?? '')
    const drawing = page.locator('[data-chart="account"]')
    await drawing.locator('g[class*="active"]').first().waitFor()
    const seen = await drawing.evaluate((place) => {
      const frame = place.querySelector('section')
      const { top = 0, bottom = 0 } = frame?.getBoundingClientRect() ?? {}
      const boxOf = (one: Element) => one.getBoundingClientRect()
      const boxes = [...place.querySelectorAll('svg rect')].map(boxOf)
      const lit = [...place.querySelectorAll('g[class*="active"] > rect')].map(boxOf)
      return {
        states: boxes.length,
        cut: boxes.filter((box) => box.top < top || box.bottom > bottom).length,
        inView: lit.filter((box) => box.top >= 0 && box.bottom <= innerHeight).length,
      }
    })
    expect(seen.states).toBeGreaterThan(10)
    expect(seen.cut).toBe(0)
    expect(seen.inView).toBeGreaterThan(0)
  })
})
