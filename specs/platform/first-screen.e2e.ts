import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { openScreen, prepareTour, type Tour } from '#specs/harness/screens/open-screen.ts'
import { contextFor } from '#specs/harness/screens/screen-page.ts'
import { screens } from '#specs/harness/screens/screens.ts'
import { see } from '#specs/harness/screens/see.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

const PHONE = { width: 360, height: 740 }

let browser: Browser
let server: SpecServer
let tour: Tour
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), startServer()])
  tour = await prepareTour(server)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const onPhone = async (name: string, act: (page: Page) => Promise<unknown>) => {
  const screen = screens.find((one) => one.name === name)
  if (!screen) throw new Error(`There is no screen ${name}`)
  const context = await contextFor(screen, { browser, url: server.url, tour })
  const page = await context.newPage()
  await page.setViewportSize(PHONE)
  await openScreen(page, screen, tour)
  await act(page)
  await context.close()
}

/** Nothing of it is outside the window, nor under a bar that stays. */
const whole = async (part: Locator) => {
  await see(part).toBeInViewport({ ratio: 1 })
  const isOnTop = await part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const at = document.elementFromPoint(left + width / 2, top + height / 2)
    return element.contains(at)
  })
  expect(isOnTop).toBe(true)
}

describe(`without scrolling, on a phone of ${PHONE.width} by ${PHONE.height}`, () => {
  test('at least half is seen of six faces among the members', () =>
    onPhone('members', async (page) => {
      const cards = page.getByRole('main').getByRole('article')
      const bar = await page.getByRole('navigation').last().boundingBox()
      const end = bar?.y ?? PHONE.height
      const seen = await cards.evaluateAll(
        (all, bottom) =>
          all.filter((card) => {
            const { top, height } = card.getBoundingClientRect()
            return Math.min(bottom, top + height) - Math.max(0, top) >= height / 2
          }).length,
        end,
      )
      expect(seen).toBeGreaterThanOrEqual(6)
    }))

  test('a profile shows who it is, and both that one can do', () =>
    onPhone('profile', async (page) => {
      const main = page.getByRole('main')
      await whole(main.getByRole('heading', { level: 1 }))
      await whole(main.getByRole('link', { name: /^Chat met / }))
      await whole(main.getByRole('button', { name: /like/i }))
    }))

  test('the shop shows four bundles and the button to buy one', () =>
    onPhone('credits', async (page) => {
      const bundles = page.getByRole('main').getByRole('radio')
      expect(await bundles.count()).toBe(4)
      for (const bundle of await bundles.all()) {
        await whole(bundle.locator('xpath=ancestor::label'))
      }
      await whole(page.getByRole('link', { name: /^Kies 25 credits/ }))
    }))
})

describe('who has no credits left in a conversation', () => {
  test('is at the bank in three taps, the first of which is on the credits', () =>
    onPhone('credits over a chat', async (page) => {
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /^(Kies|Betaal)/ })
        .click()
      await page.getByRole('button', { name: /^Betaal/ }).click()
      await see(page).toHaveURL(/\/sandbox\/pay\//)
    }))
})
