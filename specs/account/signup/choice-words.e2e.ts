import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { LOCALE_COOKIE } from '#core/site/language-shown.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { stillContext } from '#specs/harness/screens/screen-page.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let browser: Browser
let server: SpecServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([
    launchBrowser(),
    startServer({ env: { LANGUAGES: 'nl,de,sv,en-US' } }),
  ])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** As they are seen: after what their style makes of their letters. */
const words = async (language: string) => {
  const context = await stillContext(browser, server.url)
  onTestFinished(() => context.close())
  await context.addCookies([{ name: LOCALE_COOKIE, value: language, url: server.url }])
  const page = await context.newPage()
  await page.goto('/signup')
  const shown = page.locator('form label:has(input[type="radio"])')
  await shown.first().waitFor()
  return Promise.all((await shown.all()).map((word) => word.innerText()))
}

describe('the words that one chooses from at sign-up', () => {
  test('keep the capitals of their nouns in German, where other languages have none', async () => {
    expect(await words('de')).toEqual(expect.arrayContaining(['Mann', 'Frau']))
    for (const language of ['nl', 'sv', 'en-US']) {
      const shown = (await words(language)).join(' ')
      expect(shown).toBe(shown.toLowerCase())
    }
  })
})
