import type { Browser, CDPSession, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { newMember } from '#specs/harness/server/members.ts'
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

const anna = () => newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
const top = (page: Page) => page.locator('article[data-place="top"]')
const nameOn = async (page: Page) => (await top(page).getByRole('heading').innerText()).trim()
const hearts = (page: Page, left: number) =>
  see(page.getByText(new RegExp(`^Nog ${left} likes? van de 4 vandaag$`))).toBeAttached()
const undoes = (page: Page) => page.getByRole('button', { name: 'Vorige terug' })

/** A thumb on the card, moved so far. */
const draw = async (page: Page, touch: CDPSession, byPx: number) => {
  const box = await top(page).boundingBox()
  if (!box) throw new Error('There is no card')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const at = (moved: number) => [{ x: x + moved, y, id: 1 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step <= 8; step += 1) {
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at((byPx * step) / 8),
    })
  }
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await widthOf()).toBe(0)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** How much has moved by itself on the page so far. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
          const shifts = (list.getEntries() as Shift[]).filter((one) => !one.hadRecentInput)
          done(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(0), 500)
      }),
  )

describe('the swipe game', () => {
  it('goes by thumb on a phone: right likes, left skips, and a little way is nothing (DSC-05)', async () => {
    const { page, context, close } = await visitAs(browser, server.url, await anna(), {
      phone: true,
    })
    await page.setViewportSize({ width: 360, height: 740 })
    const touch = await context.newCDPSession(page)
    await page.goto('/swipe-game')
    await hearts(page, 4)
    const first = await nameOn(page)
    await draw(page, touch, 30)
    expect(await nameOn(page)).toBe(first)
    await draw(page, touch, 180)
    await hearts(page, 3)
    const second = await nameOn(page)
    expect(second).not.toBe(first)
    await draw(page, touch, -180)
    await see.poll(() => nameOn(page)).not.toBe(second)
    await hearts(page, 3)
    await undoes(page).click()
    await see.poll(() => nameOn(page)).toBe(second)
    // Before the tap, because a slow page change counts as a shift of the whole page.
    expect(await shiftOf(page)).toBeLessThan(0.001)
    await top(page).tap()
    await see(page).toHaveURL(/\/members\/.+/)
    await page.goBack()
    await hearts(page, 3)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await close()
  })
})
