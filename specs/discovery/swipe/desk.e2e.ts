import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { tabTo } from '#specs/harness/screens/keyboard.ts'
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

describe('the swipe game', () => {
  it('goes by keyboard at a desk, says each turn aloud, and takes the last like back (NAV-14)', async () => {
    const { page, close } = await visitAs(browser, server.url, await anna())
    await page.goto('/swipe-game')
    await hearts(page, 4)
    const said = page.locator('[aria-live="polite"]')
    const first = (await nameOn(page)).split(',')[0] ?? ''
    await page.keyboard.press('ArrowRight')
    await hearts(page, 3)
    await see(
      said.filter({ hasText: `${first} kreeg een like. Vandaag nog 3 likes.` }),
    ).toBeAttached()
    const second = await nameOn(page)
    await page.keyboard.press('ArrowLeft')
    await see(said.filter({ hasText: 'overgeslagen. Nu zie je' })).toBeAttached()
    await page.keyboard.press('z')
    await see.poll(() => nameOn(page)).toBe(second)
    for (const left of [2, 1]) {
      await page.keyboard.press('ArrowRight')
      await hearts(page, left)
    }
    await page.keyboard.press('ArrowRight')
    const done = page.getByRole('heading', { name: '4 likes gegeven' })
    await see(done).toBeVisible()
    await see(page.getByText('Om 00:00 uur krijg je er weer 4.')).toBeVisible()
    await tabTo(page, undoes(page))
    await page.keyboard.press('Enter')
    await hearts(page, 1)
    await tabTo(page, page.getByRole('button', { name: /is leuk$/ }))
    await page.keyboard.press('Enter')
    await see(done).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: /Blijf kijken/ }))
    await page.keyboard.press('Enter')
    const third = await nameOn(page)
    await page.keyboard.press('ArrowRight')
    expect(await nameOn(page)).toBe(third)
    await page.keyboard.press('ArrowLeft')
    await see.poll(() => nameOn(page)).not.toBe(third)
    await close()
  })

  it('is the same in two tabs, and a double click is one like', async () => {
    const member = await anna()
    const { page, context, close } = await visitAs(browser, server.url, member)
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto('/swipe-game')
      await hearts(tab, 4)
    }
    expect(await nameOn(other)).toBe(await nameOn(page))
    const like = (tab: Page) => tab.getByRole('button', { name: /is leuk$/ })
    await like(page).dblclick()
    await hearts(page, 3)
    await like(other).click()
    await hearts(other, 3)
    const liked = async () => (await member.ask('GET /api/likes.php')).profiles.length
    await see.poll(liked).toBe(1)
    await page.reload()
    await hearts(page, 3)
    await close()
  })

  it('brings a card as large as the hand has room for, at every width', async () => {
    const { page, close } = await visitAs(browser, server.url, await anna(), { phone: true })
    for (const [width, height] of [
      [320, 568],
      [360, 740],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/swipe-game')
      await see(page.getByRole('button', { name: /is leuk$/ })).toBeInViewport({ ratio: 1 })
      const card = await top(page).boundingBox()
      expect(card?.height ?? 0).toBeGreaterThan(height * 0.4)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await close()
  })

  it('is found from the members, and from likes that are not there yet', async () => {
    const { page, close } = await visitAs(browser, server.url, await anna(), { phone: true })
    for (const [path, name] of [
      ['/members', 'Swipen'],
      ['/likes', 'Swipen'],
    ] as const) {
      await page.goto(path)
      await page.getByRole('main').getByRole('link', { name, exact: true }).click()
      await see(page).toHaveURL('/swipe-game')
      await hearts(page, 4)
    }
    await close()
  })
})
