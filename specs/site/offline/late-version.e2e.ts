import type { Browser, BrowserContext } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { message, newMember, someone } from '#specs/harness/server/members.ts'
import { until } from '#specs/harness/server/server.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'
import { nav, toldToWorkers, withNewVersion } from './another-version.ts'
import { keptText } from './device.ts'

const SAID = 'Dit lees ik in de trein'

let browser: Browser
let server: SharedServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** The line brings this worker no page in the time that it waits for one. */
const losePages = (context: BrowserContext) =>
  context
    .serviceWorkers()
    .find((worker) => worker.url().endsWith('/worker.js'))
    ?.evaluate(() => {
      const ask = globalThis.fetch
      globalThis.fetch = (asked, init) =>
        asked instanceof Request && asked.mode === 'navigate'
          ? Promise.reject(new Error('Slow'))
          : ask(asked, init)
    })

describe('a new version', () => {
  it('says so again to whom a slow line brought the old page in its stead, and comes with the next (PWA-01)', async () => {
    const { context, page, notice, loads, close } = await withNewVersion(browser, server)
    await losePages(context)
    await nav(page, /Likes/).click()
    await see.poll(() => loads).toEqual(['/likes'])
    await see(page.getByRole('heading', { level: 1 })).toHaveText('Likes')
    await see.poll(() => toldToWorkers(page)).toEqual(['take-over'])
    await see(notice).toBeVisible()
    await nav(page, /Leden/).click()
    await see.poll(() => loads).toEqual(['/likes', '/members'])
    await see(page.locator('html')).not.toHaveAttribute('data-shell')
    await see(page.getByRole('heading', { level: 1 })).toBeVisible()
    await see(notice).toHaveCount(0)
    expect(await toldToWorkers(page)).toEqual(['take-over'])
    await close()
  })

  it('comes at once to who taps it (PWA-01)', async () => {
    const { page, loads, close } = await withNewVersion(browser, server)
    await page.evaluate(() => {
      window.location.hash = 'main'
    })
    await page.getByRole('button', { name: 'Laden' }).click()
    await see.poll(() => loads).toEqual(['/members'])
    await close()
  })
})

describe('the installed app', () => {
  it('is offered at the second visit, after a message, away from the first page, and not again (PWA-01)', async () => {
    const anna = await newMember(server)
    await anna.ask('POST /api/message.php', message((await someone(anna)).id, SAID))
    const { page, close } = await visitAs(browser, server.url, anna)
    const offer = () =>
      page.evaluate(() => {
        const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: async () => ({ outcome: 'accepted' }),
        })
        window.dispatchEvent(event)
      })
    await page.goto('/members')
    await see(page.getByRole('button', { name: 'Mijn account' })).toBeVisible()
    await page.evaluate((id) => localStorage.setItem(`vonk.${id}.visits`, '2'), anna.id)
    const isLive = page.waitForResponse('**/api/events.php')
    await page.goto('/members')
    await isLive
    await offer()
    const sheet = page.getByRole('dialog', { name: 'Zet Vonk op je scherm' })
    await see(sheet).toHaveCount(0)
    await nav(page, /Likes/).click()
    await see(sheet).toBeVisible()
    await sheet.getByRole('button', { name: 'Zet op beginscherm' }).click()
    const asks = page.getByRole('dialog', { name: 'Ook lezen zonder internet?' })
    await asks.getByRole('button', { name: 'Ja, bewaar ze hier' }).click()
    await until(async () => expect((await keptText(page)).includes('vonk-pictures')).toBe(true))
    await page.goto('/members')
    await nav(page, /Likes/).click()
    await offer()
    await see(page.getByRole('heading', { level: 1 })).toHaveText('Likes')
    await see(sheet).toHaveCount(0)
    await close()
  })
})
