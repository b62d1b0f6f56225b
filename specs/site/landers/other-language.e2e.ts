import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { pastTheEntry } from '#specs/harness/screens/visit.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let browser: Browser
let server: SpecServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), startServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const opened = async (path: string) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  onTestFinished(() => context.close())
  await pastTheEntry(context)
  const page = await context.newPage()
  await page.goto(server.url + path)
  const inEnglish = async () => {
    await page.getByRole('combobox', { name: 'Taal' }).selectOption('en')
    await see(page.locator('html')).toHaveAttribute('lang', 'en')
  }
  const said = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('vonk.signup') ?? '{}').signup_message)
  return { page, inEnglish, said }
}

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
})
