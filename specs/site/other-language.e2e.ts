import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { landerNames } from '#core/site/landers/values.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { pastTheEntry } from '#specs/harness/screens/visit.ts'
import { newMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

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

const picker = (page: Page) => page.getByRole('contentinfo').getByRole('combobox')

/** Every word of a page, said or read out, in its order. */
const wordsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('title, body *')]
      .filter((one) => !one.closest('noscript, script, template, dialog'))
      .flatMap((one) => {
        const own = [...one.childNodes].filter((node) => node instanceof Text)
        const read = ['aria-label', 'alt', 'placeholder', 'title', 'href'].map(
          (name) => one.getAttribute(name) ?? '',
        )
        return [...own.map(({ data }) => data), ...read].filter(Boolean)
      }),
  )

const opened = async (path: string, { country = '' } = {}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  onTestFinished(() => context.close())
  await pastTheEntry(context)
  if (country) await context.addCookies([{ name: 'country', value: country, url: server.url }])
  const page = await context.newPage()
  await page.goto(server.url + path)
  await page.evaluate(() => Object.assign(window, { isStillThere: true }))
  const before = await wordsOf(page)
  const inEnglish = async () => {
    await picker(page).selectOption('en')
    await see(page.locator('html')).toHaveAttribute('lang', 'en')
  }
  const said = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('vonk.signup') ?? '{}').signup_message)
  return { page, inEnglish, said, before }
}

const landers = landerNames.map((name) => `/landers/${name}`)
const read = ['/', '/members', '/pages/terms', '/pages/ban']
/** Its program is there from the start, and calls every page but the first by the name of the site. */
const run = ['/pricing']

describe('a page that a visitor reads in another language (NAV-04)', () => {
  it.each([...landers, '/landers/gallery/nl', '/members/1/landing', ...read, ...run])(
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

  it('has the address and the slug of that language, with what brought somebody there', async () => {
    const { page, inEnglish } = await opened('/landers/gallery/she-nl?network=ads')
    await inEnglish()
    expect(page.url()).toBe(`${server.url}/landers/gallery/she-eng?network=ads`)
  })

  it.each(
    ['/', '/pages/terms', '/members', '/pricing', '/login'].map((path) => `${path}?language=en`),
  )('is that of who chose it, and no more that of its address: %s', async (path) => {
    const { page } = await opened(path)
    await picker(page).selectOption('nl')
    await see(page.locator('html')).toHaveAttribute('lang', 'nl')
    expect(page.url()).toBe(server.url + path.replace('?language=en', ''))
    await page.reload()
    await see(page.locator('html')).toHaveAttribute('lang', 'nl')
  })

  it('leaves somebody where they are, on a page of one profile by its slug too', async () => {
    const { id } = await newMember(server)
    const { page, inEnglish } = await opened(`/members/${id}/landing2/she-nl`)
    await picker(page).focus()
    const placeOf = () => page.evaluate(() => window.scrollY)
    const before = await placeOf()
    await inEnglish()
    await see(page).toHaveURL(/she-eng$/)
    await see(picker(page)).toBeFocused()
    expect(before).toBeGreaterThan(0)
    expect(await placeOf()).toBeGreaterThan(0)
  })

  it('names the language that it is in, where another one was offered before', async () => {
    const { page, inEnglish } = await opened('/landers/gallery/de', { country: 'NL' })
    await see(picker(page).locator('option')).toHaveText(['Nederlands', 'Deutsch', 'English'])
    await inEnglish()
    await see(picker(page)).toHaveValue('en')
    await see(picker(page).locator('option')).toHaveText(['Nederlands', 'English'])
  })

  it('is asked for again when a server cannot give it, and loses nothing meanwhile', async () => {
    const { page, inEnglish } = await opened('/landers/maplanding')
    const field = page.getByRole('main').getByRole('textbox')
    await field.fill('Een rondje langs het kanaal')
    await page.route('**/landers/maplanding', (route) => route.fulfill({ status: 503 }), {
      times: 1,
    })
    await inEnglish()
    await see(field).toHaveValue('Een rondje langs het kanaal')
    expect(await page.evaluate(() => 'isStillThere' in window)).toBe(true)
  })

  it('waits for a connection where there is none, and loses nothing by it', async () => {
    const { page } = await opened('/landers/maplanding')
    const field = page.getByRole('main').getByRole('textbox')
    await field.fill('Een rondje langs het kanaal')
    await page.context().setOffline(true)
    await picker(page).selectOption('en')
    await see(field).toHaveValue('Een rondje langs het kanaal')
    await page.context().setOffline(false)
    await see(page.locator('html')).toHaveAttribute('lang', 'en')
    await see(field).toHaveValue('Een rondje langs het kanaal')
    expect(await page.evaluate(() => 'isStillThere' in window)).toBe(true)
  })

  it('is loaded when it is another page by now', async () => {
    const { page, inEnglish } = await opened('/pages/terms')
    await page.locator('script[type="module"][src]').evaluate((script) => {
      script.setAttribute('src', '/assets/of-an-older-build.js')
    })
    await inEnglish()
    await see.poll(() => page.evaluate(() => 'isStillThere' in window)).toBe(false)
  })
})

describe('a lander in another language (NAV-04)', () => {
  it.each(['/landers/maplanding', '/landers/socialnetwork/nl'])(
    '%s keeps what stands in its field',
    async (path) => {
      const { page, inEnglish } = await opened(path)
      const field = page.getByRole('main').getByRole('textbox')
      await field.fill('Een rondje langs het kanaal')
      await inEnglish()
      await see(field).toHaveValue('Een rondje langs het kanaal')
    },
  )

  it.each(['/landers/iconslanding', '/landers/iconslanding/nl'])(
    '%s keeps what was taken, and says it in the new words',
    async (path) => {
      const { page, inEnglish, said } = await opened(path)
      const things = page.getByRole('main').getByRole('checkbox')
      for (const nth of [0, 3]) await page.getByRole('main').locator('label').nth(nth).click()
      const before = await said()
      await inEnglish()
      await see(things.nth(0)).toBeChecked()
      await see(things.nth(1)).not.toBeChecked()
      await see(things.nth(3)).toBeChecked()
      await see.poll(said).toMatch(/^I.* and /)
      expect(await said()).not.toBe(before)
    },
  )

  it('leaves what was said elsewhere to who has taken nothing', async () => {
    const { page, inEnglish, said } = await opened('/landers/iconslanding')
    await page.evaluate(() =>
      localStorage.setItem('vonk.signup', JSON.stringify({ signup_message: 'Dag' })),
    )
    await inEnglish()
    await see(page.getByRole('main').locator('label').first()).toBeVisible()
    expect(await said()).toBe('Dag')
  })

  it('keeps the cards that went, and says in the new words who was liked', async () => {
    const { page, inEnglish } = await opened('/landers/tinderswipe')
    const liked = page.locator('[data-liked]')
    await page.getByRole('button', { name: 'Leuk' }).click()
    const [, name] = (await liked.textContent())?.split(': ') ?? []
    await inEnglish()
    await see(liked).toHaveText(`Who you like: ${name}`)
    await see(page.locator('[data-went="yes"]')).toHaveCount(1)
  })
})
