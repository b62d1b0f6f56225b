import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inLongRun, longRunOnly } from '#specs/harness/long/how-long.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import {
  begun,
  holdProgram,
  marked,
  program,
  readsAt,
  taken,
} from '#specs/harness/screens/reading.ts'
import { see } from '#specs/harness/screens/see.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'
import { builtFileOf } from '#specs/harness/support/built-files.ts'

let browser: Browser
let server: SharedServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const reads = (...where: [path: string, options?: { phone?: boolean; entry?: boolean }]) =>
  readsAt({ browser, url: server.url }, ...where)

describe('a visitor who reads', () => {
  it('has no program of the members until the first act, and then all of it', async () => {
    const { page, asked, faults, close } = await reads('/members')
    expect(await program(page).count()).toBe(1)
    expect(asked.filter((one) => one.startsWith('/api/'))).toEqual([])
    expect(asked.length).toBeLessThanOrEqual(5)
    await marked(page)
    await page.mouse.move(300, 300)
    await begun(page)
    await taken(page)
    await see(page.getByRole('heading', { level: 1, name: 'Leden' })).toBeVisible()
    expect(asked.length).toBeGreaterThan(8)
    expect(faults).toEqual([])
    await close()
  })

  it.each(longRunOnly)(
    'has none of a page of words, however one reads it, until a button is pressed',
    async () => {
      const { page, asked, faults, close } = await reads('/pages/terms')
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '')
      })
      await marked(page)
      const before = asked.length
      await page.mouse.move(300, 300)
      await page.mouse.wheel(0, 900)
      await page.keyboard.press('Tab')
      expect(await program(page).count()).toBe(1)
      expect(asked.length).toBe(before)
      await page.getByRole('button', { name: /Printen/ }).click()
      await taken(page)
      await see(page.locator('body[data-printed]')).toHaveCount(1)
      expect(faults).toEqual([])
      await close()
    },
  )

  it.each([
    { act: 'scrolls', by: (page: Page) => page.evaluate(() => window.scrollBy(0, 200)) },
    ...inLongRun(
      { act: 'touches', by: (page: Page) => page.touchscreen.tap(195, 120) },
      {
        act: 'presses by a screen reader, which moves no pointer',
        by: (page: Page) => page.evaluate(() => document.querySelector('h1')?.click()),
      },
      { act: 'takes the keyboard', by: (page: Page) => page.keyboard.press('Tab') },
    ),
  ])('has that of the members as soon as the reader $act', async ({ by }) => {
    const { page, close } = await reads('/members', { phone: true })
    expect(await program(page).count()).toBe(1)
    await by(page)
    await begun(page)
    await close()
  })

  it.each(longRunOnly)('stays where they have scrolled to when it takes over', async () => {
    const { page, close } = await reads('/members', { phone: true })
    await marked(page)
    await page.evaluate(() => window.scrollTo(0, 700))
    await taken(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(700)
    await close()
  })

  it.each(longRunOnly)('is somebody else once they have logged in, in another tab', async () => {
    const { page, context, close } = await reads('/members')
    const other = await context.newPage()
    await other.goto('/pages/terms')
    const drawnAnew = page.waitForNavigation()
    await other.evaluate(() => new BroadcastChannel('vonk.session').postMessage('changed'))
    await drawnAnew
    await close()
  })

  it.each(longRunOnly)(
    'gets the page anew, once, where a part of its program is gone',
    async () => {
      const { page, close } = await reads('/members')
      const loads: string[] = []
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
      })
      await page.route(`**/${builtFileOf('index.html')}`, (route) =>
        route.fulfill({ status: 404, body: '' }),
      )
      const drawnAnew = page.waitForNavigation()
      await page.mouse.move(300, 300)
      await drawnAnew
      await page.waitForLoadState('networkidle')
      expect(loads).toEqual(['/members'])
      await close()
    },
  )

  it('presses a heart that is drawn only, and comes to the login that leads back', async () => {
    const { page, close } = await reads('/members')
    const go = await holdProgram(page)
    await page
      .getByRole('article')
      .nth(2)
      .getByRole('button', { name: /^Like / })
      .click()
    expect(new URL(page.url()).pathname).toBe('/members')
    go()
    await see(page).toHaveURL(/\/login\?next=%2Fmembers/)
    await close()
  })

  it.each(longRunOnly)('follows a link without any program', async () => {
    const { page, close } = await reads('/pages/terms')
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await see(page).toHaveURL('/pages/privacy')
    await see(page.getByRole('heading', { level: 1 })).toBeVisible()
    await close()
  })

  it.each(longRunOnly)(
    'has the program at once who comes back by a reload, and finds the list as it was left',
    async () => {
      const { page, close } = await reads('/members', { phone: true })
      await page.evaluate(() => window.scrollTo(0, 600))
      await begun(page)
      await see(page.locator('[data-index]').first()).toBeVisible()
      await page.reload()
      await begun(page)
      await see(page.locator('[data-index]').first()).toBeVisible()
      await see.poll(() => page.evaluate(() => window.scrollY)).toBe(600)
      await close()
    },
  )
})

describe('the warning of the entry', () => {
  it('stands before anything is loaded, and is not asked twice (NAV-16)', async () => {
    const { page, asked, close } = await reads('/members', { entry: true })
    await see(page.getByRole('dialog')).toBeVisible()
    const before = asked.length
    await page.mouse.move(10, 10)
    expect(await program(page).count()).toBe(1)
    await page.getByRole('button', { name: 'Ik ben 18 of ouder' }).click()
    await see(page.getByRole('dialog')).toHaveCount(0)
    const afterAct = async () => {
      await page.keyboard.press('Tab')
      return program(page).count()
    }
    await see.poll(afterAct).toBe(0)
    await see(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(asked.length).toBeGreaterThan(before)
    await see(page.getByRole('dialog')).toHaveCount(0)
    await close()
  })

  it.each(longRunOnly)('sends away who is too young, and no program comes', async () => {
    const { page, asked, close } = await reads('/members', { entry: true })
    const before = asked.length
    await page.getByRole('button', { name: /Ik ben jonger/ }).click()
    await see(page).toHaveURL('about:blank')
    expect(asked.length).toBe(before)
    await close()
  })
})
