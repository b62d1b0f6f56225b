import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { firstAct, visit, visitAs, withoutWorker } from '#specs/harness/screens/visit.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'
import { builtFileOf } from '#specs/harness/support/built-files.ts'

let browser: Browser
let server: SharedServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([
    launchBrowser({ withNotifications: true }),
    sharedServer(),
  ])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const anna = () => newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })

const nav = (page: Page) => page.getByRole('banner').getByRole('navigation')

describe('a page that is on its way', () => {
  it('is told of by a bar after 200 ms, which grows for 5 s and goes in half a second (NAV-12)', async () => {
    const { page, close } = await visitAs(browser, server.url, await anna())
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/members')
    await see(nav(page).getByRole('link', { name: 'Likes' }).first()).toBeVisible()
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    await page.route('**/api/credits.php*', async (route) => {
      await arrived
      await route.continue()
    })
    const bar = page.locator('[data-busy]')
    await see(bar).toHaveAttribute('data-busy', 'false')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Premium/ })
      .click()
    await see(bar).toHaveAttribute('data-busy', 'true')
    await see(bar).toHaveCSS('animation-delay', '0.2s, 0.2s')
    await see(bar).toHaveCSS('animation-duration', '0.001s, 5s')
    await see(bar).toHaveCSS('opacity', '1')
    arrive()
    await see(bar).toHaveAttribute('data-busy', 'false')
    await see(bar).toHaveCSS('transition-duration', '0.5s')
    await see(bar).toHaveCSS('opacity', '0')
    await close()
  })
})

describe('the program', () => {
  it('comes in parts: the first page loads none that another screen is made of (PWA-04)', async () => {
    const me = await anna()
    const scriptsAt = async (path: string, who: SpecMember | null) => {
      const visited = who
        ? await visitAs(browser, server.url, who)
        : await visit(browser, server.url)
      const scripts = new Set<string>()
      visited.page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (/^\/assets\/.+\.js$/.test(pathname)) scripts.add(pathname)
      })
      const isThere = who ? visited.page.waitForRequest('**/api/events.php') : null
      await visited.page.goto(path, { waitUntil: who ? 'load' : 'networkidle' })
      await isThere
      await see(visited.page.getByRole('heading', { level: 1 })).toBeVisible()
      await visited.close()
      return scripts
    }
    const without = (all: Set<string>, known: Set<string>) =>
      [...all].filter((one) => !known.has(one))
    const first = await scriptsAt('/login', null)
    for (const path of ['/signup', '/members', '/activate/error']) {
      expect(without(await scriptsAt(path, null), first), path).not.toEqual([])
    }
    const home = await scriptsAt('/members', me)
    for (const path of ['/likes', '/chats', '/credits', '/profile', '/transactions']) {
      expect(without(await scriptsAt(path, me), home), path).not.toEqual([])
    }
  })

  it('of which a part is lost is loaded anew once, and not again within a minute (PWA-02)', async () => {
    const { page, close } = await visit(browser, server.url)
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
    })
    // The worker of the page would have kept the part before it was lost.
    await withoutWorker(page)
    await page.goto('/members')
    await firstAct(page)
    await see(page.locator('[data-index]').first()).toBeVisible()
    const part = builtFileOf('client/features/account/signin/login.tsx')
    await page.route(`**/${part}`, (route) => route.abort())
    await nav(page).getByRole('link', { name: 'Inloggen' }).click()
    await see(page.getByRole('alert')).toBeVisible()
    expect(loads).toEqual(['/members', '/login'])
    await page.unroute(`**/${part}`)
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
    await see(page.getByRole('heading', { name: 'Welkom terug' })).toBeVisible()
    await close()
  })

  it('of which a part beside the page was lost with the line stays as it is when the line is back (PWA-02)', async () => {
    const { context, page, close } = await visitAs(browser, server.url, await anna())
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
      const seen = { back: 0, lost: 0 }
      Object.assign(window, { seen })
      window.addEventListener('online', () => {
        seen.back += 1
      })
      window.addEventListener('vite:preloadError', () => {
        seen.lost += 1
      })
    })
    const seen = () =>
      page.evaluate(() => (window as unknown as { seen: Record<'back' | 'lost', number> }).seen)
    await page.goto('/settings')
    const { promise: isBack, resolve: back } = Promise.withResolvers<void>()
    await page.route('**/assets/**', async (route) => {
      await isBack
      await route.abort('internetdisconnected')
    })
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url())
    })
    // What nobody waits for is fetched when the page has stood for a while.
    await page.waitForRequest('**/assets/**')
    await context.setOffline(true)
    await context.setOffline(false)
    await see.poll(async () => (await seen()).back).toBe(1)
    back()
    await see.poll(async () => (await seen()).lost).toBeGreaterThan(0)
    await see(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(loads).toEqual([])
    await close()
  })
})
