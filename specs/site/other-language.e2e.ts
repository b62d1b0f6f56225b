import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { landerNames } from '#core/site/landers/values.ts'
import { inLongRun, longRunOnly } from '#specs/harness/long/how-long.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { openedAt, picker, wordsOf } from './open-in-language.ts'

let browser: Browser
let server: SpecServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([
    launchBrowser(),
    startServer({ env: { LANGUAGES: 'nl,de,en' } }),
  ])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const opened = (path: string, country?: string) =>
  openedAt(browser, server.url, { path, ...(country && { country }) })

const landers = landerNames.map((name) => `/landers/${name}`)
/** Pages that need no program, one of each kind before a push. */
const read = [
  '/',
  '/landers/gallery/nl',
  ...inLongRun('/members/1/landing', ...landers, '/members', '/pages/terms', '/pages/ban'),
]
/** Its program is there from the start, and calls every page but the first by the name of the site. */
const run = ['/pricing']

describe('a page that a visitor reads in another language (NAV-04)', () => {
  it.each([...read, ...run])(
    '%s is the same as when it is opened in that language, and was not loaded again',
    async (path) => {
      const { page, inEnglish, before } = await opened(path)
      await inEnglish()
      expect(await page.evaluate(() => 'isStillThere' in window)).toBe(true)
      expect(await wordsOf(page)).not.toEqual(before)
      const isRun = run.includes(path) ? 1 : 0
      const fresh = await page.context().newPage()
      await fresh.goto(page.url())
      const each = () => Promise.all([page, fresh].map(wordsOf))
      await see
        .poll(async () => {
          const [here, there] = await each()
          return here?.slice(isRun).filter((word, at) => word !== there?.slice(isRun)[at])
        })
        .toEqual([])
    },
  )

  it('is drawn in the language chosen last, however fast one chooses', async () => {
    const { page, before } = await opened('/landers/gallery')
    const isEnglish = (answer: { headers(): Record<string, string> }) =>
      answer.headers()['content-language'] === 'en'
    const { promise: isLast, resolve: last } = Promise.withResolvers<void>()
    await page.route('**/landers/gallery', async (route) => {
      const answer = await route.fetch()
      if (isEnglish(answer)) await isLast
      await route.fulfill({ response: answer })
      last()
    })
    const late = page.waitForResponse(isEnglish)
    await picker(page).selectOption('en')
    await picker(page).selectOption('nl')
    await (await late).finished()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await page.locator('html').getAttribute('lang')).toBe('nl')
    expect(await wordsOf(page)).toEqual(before)
  })

  it.each(
    ['/pricing', ...inLongRun('/', '/pages/terms', '/members', '/login')].map(
      (path) => `${path}?language=en`,
    ),
  )('is that of who chose it, and no more that of its address: %s', async (path) => {
    const { page } = await opened(path)
    await picker(page).selectOption('nl')
    await see(page.locator('html')).toHaveAttribute('lang', 'nl')
    expect(page.url()).toBe(server.url + path.replace('?language=en', ''))
    await page.reload()
    await see(page.locator('html')).toHaveAttribute('lang', 'nl')
  })

  it.each(longRunOnly)(
    'is asked for again when a server cannot give it, and loses nothing meanwhile',
    async () => {
      const { page, inEnglish } = await opened('/landers/maplanding')
      const field = page.getByRole('main').getByRole('textbox')
      await field.fill('Een rondje langs het kanaal')
      await page.route('**/landers/maplanding', (route) => route.fulfill({ status: 503 }), {
        times: 1,
      })
      await inEnglish()
      await see(field).toHaveValue('Een rondje langs het kanaal')
      expect(await page.evaluate(() => 'isStillThere' in window)).toBe(true)
    },
  )
})

describe('a lander in another language (NAV-04)', () => {
  it.each(['/landers/socialnetwork/nl', ...inLongRun('/landers/maplanding')])(
    '%s keeps what stands in its field',
    async (path) => {
      const { page, inEnglish } = await opened(path)
      const field = page.getByRole('main').getByRole('textbox')
      await field.fill('Een rondje langs het kanaal')
      await inEnglish()
      await see(field).toHaveValue('Een rondje langs het kanaal')
    },
  )
})
