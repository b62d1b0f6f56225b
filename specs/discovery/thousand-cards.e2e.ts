import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  loadAllMembers,
  thousandMembers,
  workOf,
} from '#specs/harness/database/thousand-members.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visit } from '#specs/harness/screens/visit.ts'
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

/** Half of what a frame may take at 60 a second, in processor time of the page's thread. */
const FRAME_WORK_MAX_MS = 8

/** Scrolls from top to bottom, some rows a frame; answers how many frames and cards there were. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const next = () => new Promise((done) => requestAnimationFrame(done))
    window.scrollTo(0, 0)
    await next()
    let frames = 0
    let cards = 0
    for (let y = 0; y < document.body.scrollHeight; y += 80) {
      window.scrollTo(0, y)
      await next()
      frames += 1
      cards = Math.max(cards, document.querySelectorAll('main article').length)
    }
    return { cards, frames }
  })

it('members are appended by themselves, and of a thousand only those near the window are in the page', async () => {
  const { page, close } = await visit(browser, server.url)
  const { profiles } = await server.browser().ask('GET /api/members.php')
  await thousandMembers(page, profiles)
  await page.goto('/members')
  await see(page.getByRole('article').first()).toBeVisible()
  await loadAllMembers(page)
  const { cards, frames, ms } = await workOf(page, () => scrollThrough(page))
  const each = ms / frames
  process.stdout.write(`1,000 cards: at most ${cards} in the page, ${each.toFixed(2)} ms a frame\n`)
  expect(cards).toBeLessThan(80)
  expect(each).toBeLessThan(FRAME_WORK_MAX_MS)
  const item = page.getByRole('listitem').filter({ hasText: 'Lid 999,' })
  await see(item).toHaveAttribute('aria-posinset', '1000')
  await see(item).toHaveAttribute('aria-setsize', '1000')
  await close()
}, 180_000)
