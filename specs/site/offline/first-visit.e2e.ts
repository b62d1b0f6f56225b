import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs, withoutWorker } from '#specs/harness/screens/visit.ts'
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

describe('a first visit', () => {
  it('that loses its line before the words for that have come says so all the same', async () => {
    const { page, context, close } = await visitAs(browser, server.url, await newMember(server))
    // What keeps files for later may have the words before the page asks for them.
    await withoutWorker(page)
    await page.route('**/*.js', async (route) => {
      const file = await route.fetch()
      if ((await file.text()).includes('offline.asOf')) await route.abort()
      else await route.fulfill({ response: file })
    })
    const isAlive = page.waitForResponse('**/api/events.php')
    await page.goto('/members')
    await isAlive
    await context.setOffline(true)
    const told = page.getByRole('status').filter({ hasText: 'Geen verbinding' })
    await see(told).toBeVisible()
    await context.setOffline(false)
    await see(told).toHaveCount(0)
    expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(0)
    await close()
  })
})
