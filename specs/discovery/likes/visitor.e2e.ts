import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visit } from '#specs/harness/screens/visit.ts'
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

/** Some come drawn by the server, with and without their program; others are drawn by the program. */
const paths = [
  '/',
  '/pages/faq',
  '/landers/gallery',
  '/pricing',
  '/complaints',
  '/login',
  '/signup',
  '/members/{id}',
  '/members/{id}/landing2/nl',
  '/bestaat/niet',
]

describe('the address of a visitor', () => {
  it.each(paths)('at %s does not keep asking for a new like (LIK-05)', async (path) => {
    const { id } = await newMember(server)
    const { page, close } = await visit(browser, server.url)
    const there = path.replace('{id}', id)
    await page.goto(`${there}?t=1&ref=a`)
    await see(page).toHaveURL(`${there}?ref=a`)
    await see(page.locator('a[href*="t=1"]')).toHaveCount(0)
    await close()
  })
})
