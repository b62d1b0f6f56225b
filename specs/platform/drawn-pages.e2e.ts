import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inLongRun, longRunOnly } from '#specs/harness/long/how-long.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let browser: Browser
let server: SharedServer
let anna: SpecMember
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser({ withPictures: true }), sharedServer()])
  anna = await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

type Size = { width: number; height: number }
const PHONE = { name: 'a phone', size: { width: 390, height: 844 } }
const TABLET = { name: 'a tablet', size: { width: 800, height: 1000 } }
const DESKTOP = { name: 'a desktop', size: { width: 1280, height: 800 } }
const sizes = [PHONE, ...inLongRun(TABLET, DESKTOP)]
const SHAPED = ['/chats', ...inLongRun('/credits', '/settings', '/login')]

/** What one sees of a page, how each part of it looks, and where it stands. */
const seenOn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const parts = 'header, nav, h1, a, article, img, p, article span, :not(footer) > button'
    return [...document.querySelectorAll(`#root :is(${parts})`)].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width < 2 || height < 2 || y >= window.innerHeight) return []
      const { color, backgroundColor, font } = getComputedStyle(element)
      const words = element.children.length === 0 ? element.textContent : ''
      const name = element.matches('article > a > :first-child') ? 'picture' : element.localName
      const look = `${name} ${words} ${color} ${backgroundColor} ${font}`
      return [{ look, box: [x, y, width, height] }]
    })
  })

type Seen = Awaited<ReturnType<typeof seenOn>>
const looks = (seen: Seen) => seen.map(({ look }) => look.replace(/\d\d:\d\d:\d\d/, 'a time'))
/** How far the part that moved most went, in px. */
const farthest = (from: Seen, to: Seen) =>
  Math.max(
    ...from.flatMap(({ box }, nth) =>
      box.map((px, side) => Math.abs(px - (to[nth]?.box[side] ?? 0))),
    ),
  )

/** A page without its program, in a browser that runs no scripts. */
const withoutScripts = async (size: Size, colorScheme: 'light' | 'dark' = 'light') => {
  const context = await browser.newContext({
    baseURL: server.url,
    javaScriptEnabled: false,
    viewport: size,
    reducedMotion: 'reduce',
    colorScheme,
  })
  const [name = '', value = ''] = anna.cookie().split('=')
  await context.addCookies([{ name, value, url: server.url }])
  return { page: await context.newPage(), close: () => context.close() }
}

const withScripts = async (size: Size) => {
  const visited = await visitAs(browser, server.url, anna)
  await visited.page.setViewportSize(size)
  return visited
}

const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((seen) => {
          const all = seen.getEntries() as (PerformanceEntry & { value: number })[]
          done(all.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(0), 500)
      }),
  )

/** What moves when the letters come a moment after the words, as on every page. */
const LETTERS_MAX = 0.002

/** The program has taken over: only its own list says the place of each card. */
const isTakenOver = (page: Page) => see(page.locator('[data-index]').first()).toBeVisible()

describe.each(sizes)('the page of members on $name', ({ size }) => {
  it('shows its cards before any script runs, in the colours of the device, and each leads on', async () => {
    const { page, close } = await withoutScripts(size, 'dark')
    await page.goto('/members')
    await see(page.getByRole('heading', { name: 'Leden' })).toBeVisible()
    const card = page.getByRole('article').first()
    await see(card.locator('a > img')).toBeVisible()
    const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(colour).toBe('rgb(22, 14, 18)')
    const link = card.getByRole('link')
    const path = await link.getAttribute('href')
    await link.click()
    await see(page).toHaveURL(path ?? '')
    await see(page.locator('[data-skeleton]').first()).toBeVisible()
    await close()
  })

  it('is taken over by its program where it stands, and nothing moves', async () => {
    const plain = await withoutScripts(size)
    await plain.page.goto('/members')
    const drawn = await seenOn(plain.page)
    expect(drawn.length).toBeGreaterThan(40)
    await plain.close()
    const { page, close } = await withScripts(size)
    const said: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text())
    })
    await page.goto('/members')
    await isTakenOver(page)
    const taken = await seenOn(page)
    expect(looks(taken)).toEqual(looks(drawn))
    expect(farthest(drawn, taken)).toBeLessThan(0.5)
    expect(await shifts(page)).toBeLessThan(LETTERS_MAX)
    expect(said).toEqual([])
    await close()
  })
})

describe('a page that came drawn', () => {
  const desktop = DESKTOP.size

  it('asks nothing that it brought, and nothing twice', async () => {
    const { page, close } = await withScripts(desktop)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      asked.push(`${pathname}${search}`)
    })
    await page.goto('/members')
    await isTakenOver(page)
    await see(page.getByRole('contentinfo')).toContainText('Vonk Online')
    await page.waitForLoadState('load')
    const calls = asked.filter((path) => path.startsWith('/api/'))
    const brought = /user|settings|regions|discountcode|members\.php$/
    expect(calls.filter((path) => brought.test(path))).toEqual([])
    expect(asked).toEqual([...new Set(asked)])
    await close()
  })

  it.each(longRunOnly)(
    'says what it needs where a browser runs no scripts, and says it nowhere else',
    async () => {
      const { page, close } = await withoutScripts(desktop)
      for (const path of ['/chats', '/settings']) {
        await page.goto(path)
        const told = page.locator('noscript p')
        await see(told).toBeVisible()
        expect(await told.textContent()).toContain('Zet JavaScript aan in je browser')
      }
      await page.goto('/members')
      await see(page.getByRole('article').first()).toBeVisible()
      expect(await page.locator('noscript').count()).toBe(0)
      await close()
    },
  )

  it('leaves nothing of its answers in the page', async () => {
    const { page, close } = await withScripts(desktop)
    await page.goto('/likes')
    await see(page.getByRole('heading', { name: 'Likes', exact: true })).toBeVisible()
    expect(await page.content()).not.toContain(anna.email)
    await close()
  })

  it('answers to its buttons once its program is there, and likes who is liked', async () => {
    const { page, close } = await withScripts(desktop)
    await page.goto('/members')
    await isTakenOver(page)
    const heart = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Like / })
    const isKept = page.waitForResponse('**/api/likes.php')
    await heart.click()
    await see(heart).toHaveAttribute('aria-pressed', 'true')
    expect((await isKept).status()).toBe(200)
    await page.reload()
    await isTakenOver(page)
    await see(heart).toHaveAttribute('aria-pressed', 'true')
    await close()
  })

  it('leaves open the menu that was opened before its program was there, and the keyboard in it (NAV-17)', async () => {
    const { page, close } = await withScripts(desktop)
    let go = () => {}
    const mayCome = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await mayCome
      await route.continue()
    })
    await page.goto('/likes', { waitUntil: 'commit' })
    const account = page.getByRole('button', { name: 'Mijn account' })
    await account.focus()
    await page.keyboard.press('Enter')
    const settings = page.getByRole('link', { name: 'Instellingen' })
    await see(settings).toBeVisible()
    go()
    await see(page.getByRole('heading', { name: 'Likes', exact: true })).toBeVisible()
    await see(page.locator('[data-skeleton]')).toHaveCount(0)
    await see(account).toBeFocused()
    await settings.click()
    await see(page).toHaveURL('/settings')
    await close()
  })

  it.each(SHAPED)('shows the shape of %s until its program has the rest', async (path) => {
    const { page, close } = await withScripts(desktop)
    if (path === '/login') await page.context().clearCookies()
    await page.route('**/assets/*.js', () => undefined)
    await page.goto(path, { waitUntil: 'commit' })
    await see(page.locator('[data-skeleton]').first()).toBeVisible()
    await see(page.getByRole('banner').getByRole('link', { name: 'Vonk' })).toBeVisible()
    await page.unroute('**/assets/*.js')
    await page.reload()
    await see(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await see(page.locator('[data-skeleton]')).toHaveCount(0)
    await close()
  })
})
