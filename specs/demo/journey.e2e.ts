import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { movableClock } from '#adapters/system/clock.ts'
import { nlClockTexts } from '#core/texts/nl/platform/clock.ts'
import { freshDatabase } from '#specs/harness/database/database.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { pastTheEntry } from '#specs/harness/screens/visit.ts'
import { serve } from '#specs/harness/server/serve.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const visitor = async (options: { javaScriptEnabled?: boolean; width?: number } = {}) => {
  const { javaScriptEnabled = true, width = 360 } = options
  const context = await browser.newContext({
    javaScriptEnabled,
    viewport: { width, height: 740 },
    locale: 'nl-NL',
  })
  onTestFinished(() => context.close())
  await pastTheEntry(context)
  return context.newPage()
}

describe('the login page of a demo', () => {
  let server: SpecServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  test.each(['Nieuw lid', 'Gratis lid', 'Credits op', 'Premiumlid', 'Vaste klant', 'Geld terug'])(
    'lets one in as "%s" by a click, and on to where one was going',
    async (name) => {
      const page = await visitor()
      await page.goto(`${server.url}/login?next=/chats`)
      await page.getByText('Kijk mee als iemand anders').click()
      await page.getByRole('button', { name }).click()
      await page.waitForURL('**/chats')
      await page.getByRole('heading', { name: 'Berichten', level: 1 }).waitFor()
    },
  )

  test('leads whoever is not going anywhere to what a persona has to show', async () => {
    const page = await visitor()
    await page.goto(`${server.url}/login`)
    await page.getByText('Kijk mee als iemand anders').click()
    await page.getByRole('button', { name: 'Vaste klant' }).click()
    await page.waitForURL('**/credits/repeat-order')
    await page.getByRole('main').getByText('Bewaarde').first().waitFor()
  })
})

describe('the clock of a demo in a browser without scripts', () => {
  test.each([320, 1280])('is moved forward and back, in a window of %i px', async (width) => {
    const database = await freshDatabase()
    onTestFinished(() => database.drop())
    const clock = await movableClock({ databaseUrl: database.url, texts: nlClockTexts })
    onTestFinished(clock.stop)
    const site = await serve(async () => clock.pages)
    onTestFinished(site.close)
    const page = await visitor({ javaScriptEnabled: false, width })
    await page.goto(`${site.url}/dev/clock`)
    await page.getByRole('button', { name: '+ 14 dagen' }).click()
    await page.getByText('14 dagen vooruit op de echte tijd.').waitFor()
    await page.getByLabel('Hoeveel').fill('2')
    await page.getByLabel('Eenheid').selectOption('uur')
    await page.getByRole('button', { name: 'Zet vooruit' }).click()
    await page.getByText('14 dagen, 2 uur vooruit').waitFor()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth),
    ).toBe(false)
    await page.getByRole('button', { name: 'Terug naar de echte tijd' }).click()
    await page.getByText('Gelijk met de echte tijd.').waitFor()
    expect(clock.clock.ahead()).toBe(0)
  })
})
