import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { LOGIN_TRIES } from '#core/account/signin/rules.ts'
import { charts } from '#core/charts/registry.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { nextMoment, tabTo } from '#specs/harness/screens/keyboard.ts'
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

const phone = async (): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'nl-NL',
    baseURL: server.url,
    reducedMotion: 'reduce',
  })
  onTestFinished(() => context.close())
  await pastTheEntry(context)
  return context.newPage()
}
const drawn = (page: Page, state: string) => page.getByRole('img', { name: `Nu: ${state}` })
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').getByRole('button', { name })

/** Chooses by the first letters, as a keyboard does: who is held up between two begins anew. */
const choose = (page: Page, field: Locator, words: string) =>
  see(async () => {
    await field.focus()
    await page.keyboard.type(words)
    await see(field.locator('option:checked')).toContainText(words, { timeout: 2_000 })
  }).toPass()

/** Comes there by the Tab key, and sees that it is there. */
const arrive = async (page: Page, target: Locator) => {
  await tabTo(page, target)
  await see(target).toHaveCSS('outline-style', 'solid')
  await see(target).toBeInViewport({ ratio: 1 })
}

describe('the page of the charts', () => {
  test('is a step from the login page of a demo, and shows every lifecycle', async () => {
    const page = await phone()
    await page.goto('/login')
    await page.getByText('Kijk mee als iemand anders').click()
    await page.getByRole('link', { name: 'Bekijk de regels als tekening' }).click()
    await page.getByRole('heading', { name: 'Zo werkt het', level: 1 }).waitFor()
    for (const { lifecycle, title } of charts) {
      const tiles = page.getByRole('main').getByRole('listitem')
      await tiles.getByRole('link', { name: title.nl, exact: true }).click()
      await page.waitForURL(`**/charts?lifecycle=${lifecycle.name}`)
      await page.getByRole('img', { name: `Tekening van ${title.nl}. Nu: ` }).waitFor()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, lifecycle.name).toBeLessThanOrEqual(360)
      await see(page.getByRole('heading', { name: title.nl, level: 1 })).toBeFocused()
      await page.getByRole('link', { name: 'Alle levenslopen' }).click()
      await see(page.getByRole('heading', { name: 'Zo werkt het', level: 1 })).toBeFocused()
    }
  })

  test('goes by the keyboard alone: an event, its refusal, a step back, a step forward', async () => {
    const page = await phone()
    await page.goto('/charts?lifecycle=payment')
    await drawn(page, 'Besteld').waitFor()
    const paid = button(page, 'De betaaldienst zegt: betaald.')
    const amount = page.getByLabel('Hoe: De betaaldienst zegt: betaald.')
    await choose(page, amount, 'Een cent')
    await paid.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('Geweigerd:').waitFor()
    await drawn(page, 'Besteld').waitFor()
    await choose(page, amount, 'Het bedrag')
    await paid.focus()
    await page.keyboard.press('Space')
    await drawn(page, 'Betaald').waitFor()
    await page.getByText('+25 credits: gekocht.').waitFor()
    await page.getByRole('button', { name: 'Terug', exact: true }).focus()
    await page.keyboard.press('Enter')
    await drawn(page, 'Besteld').waitFor()
    await page.getByRole('button', { name: 'Vooruit' }).focus()
    await page.keyboard.press('Enter')
    await drawn(page, 'Betaald').waitFor()
    await page.getByRole('button', { name: 'Opnieuw' }).focus()
    await page.keyboard.press('Enter')
    await drawn(page, 'Besteld').waitFor()
  })

  test('comes by the arrows to each lifecycle, and keeps the focus', async () => {
    const page = await phone()
    await page.goto(`/charts?lifecycle=${charts[0]?.lifecycle.name}`)
    const pick = page.getByLabel('Levensloop')
    await tabTo(page, pick)
    for (const { lifecycle, title } of charts.slice(1)) {
      await page.keyboard.press('ArrowDown')
      await page.waitForURL(`**/charts?lifecycle=${lifecycle.name}`)
      await page.getByRole('img', { name: `Tekening van ${title.nl}. Nu: ` }).waitFor()
      await see(pick).toBeFocused()
    }
  })

  test('is walked by Tab alone: in the drawing and beside it, seen and said', async () => {
    const page = await phone()
    await page.goto('/charts?lifecycle=payment')
    const picture = page.getByRole('region', { name: 'Tekening van Betaling' })
    const mark = picture.getByRole('button', { name: 'De betaaldienst zegt: betaald.' }).first()
    await arrive(page, mark)
    await page.keyboard.press('Enter')
    await drawn(page, 'Betaald').waitFor()
    await see(mark).toBeFocused()
    await nextMoment(page)
    const scrolled = () => picture.evaluate((frame) => frame.scrollTop)
    const shown = await scrolled()
    await see(async () => {
      await page.keyboard.press('ArrowUp')
      expect(await scrolled()).toBeLessThan(shown)
    }).toPass()
    await arrive(page, page.getByRole('button', { name: 'Terug', exact: true }))
    await page.keyboard.press('Enter')
    await see(page.getByRole('status').filter({ hasText: 'Nu: Besteld' })).toBeAttached()
    await arrive(page, button(page, 'De betaaldienst zegt: mislukt.'))
    await page.keyboard.press('Space')
    await see(page.getByRole('status').filter({ hasText: 'Daarna: Mislukt' })).toBeVisible()
    await drawn(page, 'Mislukt').waitFor()
  })

  test('says why an event does nothing, and lets a deadline pass by its clock', async () => {
    const page = await phone()
    await page.goto('/charts?lifecycle=signIn')
    await page
      .getByLabel('Hoe: Het wachtwoord klopte niet.')
      .selectOption(`De ${LOGIN_TRIES}e keer op rij`)
    await button(page, 'Het wachtwoord klopte niet.').click()
    await drawn(page, 'Te vaak een verkeerd wachtwoord').waitFor()
    await button(page, 'Het wachtwoord klopte.').click()
    await page
      .getByRole('alert')
      .getByText('Geweigerd: Te vaak geprobeerd: je account is 15 minuten')
      .waitFor()
    await page.getByText('over 15 minuten').waitFor()
    await page.getByRole('button', { name: '+ 1 minuut' }).click()
    await page.getByText('over 14 minuten').waitFor()
    await page.getByRole('button', { name: 'Naar de volgende termijn' }).click()
    await drawn(page, 'Inloggen mag.').waitFor()
    await page.getByText('Er loopt nu geen termijn.').waitFor()
  })

  test('lets an event happen by its mark in the drawing, and leads on to what it causes', async () => {
    const page = await phone()
    await page.goto('/charts?lifecycle=payment')
    const picture = page.getByRole('region', { name: 'Tekening van Betaling' })
    await picture.getByRole('button', { name: 'De betaaldienst zegt: betaald.' }).first().click()
    await drawn(page, 'Betaald').waitFor()
    await page.getByRole('link', { name: 'Account hoort:' }).click()
    await page.waitForURL('**/charts?lifecycle=account')
    await page.getByRole('img', { name: 'Tekening van Account' }).waitFor()
  })

  test('is in English for who reads English', async () => {
    const page = await phone()
    const { url } = server
    await page.context().addCookies([{ name: 'locale', value: 'en', url }])
    await page.goto('/charts?lifecycle=timeBonus')
    await page.getByRole('heading', { name: 'Time bonus', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'To the next deadline' }).click()
    await page.getByRole('img', { name: 'Now: Over: the time has run out' }).waitFor()
  })
})
