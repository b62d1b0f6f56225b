import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { newMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { openedAt, picker } from './open-in-language.ts'

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

describe('a page that a visitor reads in another language (NAV-04)', () => {
  it('moves to the slug of the chosen language and keeps the query of the address', async () => {
    const { page, inEnglish } = await opened('/landers/gallery/she-nl?network=ads')
    await inEnglish()
    expect(page.url()).toBe(`${server.url}/landers/gallery/she-eng?network=ads`)
  })

  it('keeps focus and scroll position on a page of one profile, and changes its slug', async () => {
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
    const { page, inEnglish } = await opened('/landers/gallery/de', 'NL')
    await see(picker(page).locator('option')).toHaveText(['Nederlands', 'Deutsch', 'English'])
    await inEnglish()
    await see(picker(page)).toHaveValue('en')
    await see(picker(page).locator('option')).toHaveText(['Nederlands', 'English'])
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
