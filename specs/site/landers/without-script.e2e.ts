import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
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

const caseOf = async (javaScriptEnabled: boolean) => {
  const viewport = { width: 360, height: 780 }
  const context = await browser.newContext({ javaScriptEnabled, viewport })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(`${server.url}/landers/iconslanding/nl`)
  return page
}

describe('the case of things', () => {
  it('offers nothing to choose where no script can take it along, and leads to sign-up', async () => {
    const page = await caseOf(false)
    await see(page.getByText('Ook in de regen')).toBeVisible()
    expect(await page.getByRole('checkbox').count()).toBe(0)
    await see(page.getByText('staat alvast in je aanmelding')).toBeHidden()
    await see(page.getByText('Pak wat je bevalt')).toBeHidden()
    await see(page.getByText(/gratis.*18\+/)).toBeVisible()
    await page.getByRole('main').locator('a[href*="/signup"]').first().click()
    await see(page).toHaveURL(/\/signup/)
  })

  it('lets one choose where there is a script', async () => {
    const page = await caseOf(true)
    expect(await page.getByRole('checkbox').count()).toBe(9)
    await see(page.getByText('staat alvast in je aanmelding')).toBeVisible()
  })
})
