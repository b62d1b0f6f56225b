import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { inLongRun, longRunOnly } from '#specs/harness/long/how-long.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visit, visitAs } from '#specs/harness/screens/visit.ts'
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

const stranger = async (options: { phone?: boolean } = {}) => {
  const visited = await visit(browser, server.url, { entry: true, ...options })
  onTestFinished(async () => {
    expect(visited.faults).toEqual([])
    await visited.close()
  })
  return visited
}
const warning = (page: Page) => page.getByRole('dialog', { name: 'Deze site is voor volwassenen' })

/** When the warning was closed, in ms; the page hears of that after it is gone. */
const skippedAt = async (page: Page) => {
  const kept = await page.evaluate(() => window.localStorage.getItem('vonk.entry.skipped'))
  return Date.parse(JSON.parse(kept ?? '""'))
}

/** Whoever is to see it has it at once after the page; this is long after. */
const quiet = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  expect(await warning(page).count()).toBe(0)
}

describe('the warning at the entry', () => {
  it.each(['/members', ...inLongRun('/', '/login', '/bestaat/niet')])(
    'stands over %s, says the age, and stays away once it is closed (NAV-07, NAV-16)',
    async (path) => {
      const { page } = await stranger()
      await page.goto(path)
      await warning(page).waitFor()
      await see(warning(page)).toHaveAccessibleDescription(/18 jaar en ouder/)
      await page.getByRole('button', { name: 'Ik ben 18 of ouder' }).click()
      await see(warning(page)).toBeHidden()
      await see.poll(() => skippedAt(page)).toBeGreaterThan(0)
      await page.reload()
      await see(page.getByRole('heading').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await see(warning(page)).toBeHidden()
    },
  )

  it.each(['/', ...inLongRun('/members', '/landers/iconslanding', '/pages/terms')])(
    'stands over %s as soon as that is seen, and is closed for good, before its program comes (NAV-16)',
    async (path) => {
      const { page, context } = await stranger()
      await context.route(/\/assets\/(?!entry-)[^/]*\.js$/, (route) => route.abort())
      await page.goto(path)
      await see(warning(page)).toBeVisible()
      await page.getByRole('button', { name: 'Ik ben 18 of ouder' }).click()
      await see(warning(page)).toBeHidden()
      await see.poll(() => skippedAt(page)).toBeGreaterThan(0)
      await page.reload()
      await see(page.getByRole('heading', { level: 1 })).toBeVisible()
      await see(warning(page)).toBeHidden()
    },
  )

  it('is closed by Escape too, and holds the keyboard until then', async () => {
    const { page } = await stranger({ phone: true })
    await page.goto('/members')
    await warning(page).waitFor()
    await see(page.getByRole('button', { name: 'Ik ben 18 of ouder' })).toBeFocused()
    await page.keyboard.press('Tab')
    await see(page.getByRole('button', { name: /Ik ben jonger/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await see(warning(page)).toBeHidden()
  })

  it.each(longRunOnly)('leads away who is too young, and asks again', async () => {
    const { page } = await stranger()
    for (const path of ['/', '/members']) {
      await page.goto(path)
      await page.getByRole('button', { name: /Ik ben jonger/ }).click()
      await page.waitForURL('about:blank')
    }
  })

  it('is not for members, nor in the installed app (NAV-07)', async () => {
    const member = await visitAs(browser, server.url, await newMember(server))
    await member.page.addInitScript(() => window.localStorage.removeItem('vonk.entry.skipped'))
    await member.page.goto('/members')
    await quiet(member.page)
    await member.close()
    const { page } = await stranger()
    await page.addInitScript(() => {
      const { matchMedia } = window
      window.matchMedia = (query) =>
        matchMedia.call(window, query.replace('(display-mode: standalone)', 'all'))
    })
    for (const path of ['/', '/login']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await see(warning(page)).toBeHidden()
    }
  })

  it.each(longRunOnly)('leaves the home readable without a script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    await page.goto(server.url)
    await see(page.getByRole('heading', { level: 1 })).toBeVisible()
    await see(page.locator('dialog')).toBeHidden()
  })
})
