import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'
import { nav, toldToWorkers, withNewVersion } from './another-version.ts'

let browser: Browser
let server: SharedServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

describe('a new version', () => {
  it('says so and comes with the next page, but not while something is paid (PWA-01)', async () => {
    const { page, notice, loads, close } = await withNewVersion(browser, server)
    await nav(page, /Premium/).click()
    await see(page).toHaveURL(/credits|premium/)
    await see(notice).toHaveCount(0)
    expect(loads).toEqual([])
    await page.goBack()
    await see(notice).toBeVisible()
    expect(loads).toEqual([])
    expect(await toldToWorkers(page)).toEqual([])
    await nav(page, /Likes/).click()
    await see.poll(() => loads).toEqual(['/likes'])
    await see(page.getByRole('heading', { level: 1 })).toHaveText('Likes')
    await see.poll(() => toldToWorkers(page)).toEqual(['take-over'])
    await see(notice).toHaveCount(0)
    await close()
  })
})
