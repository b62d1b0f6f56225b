import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agreeToDelivery } from '#specs/harness/screens/agree-to-delivery.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { codeTo, IBAN, PHONE } from '#specs/harness/server/debits.ts'
import { openedAt, refOf } from '#specs/harness/server/kept-methods.ts'
import { newMember, play, settled } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let browser: Browser
let server: SharedServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const OTHER_PHONE = '+31612345687'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name })

const typeForm = async (page: Page) => {
  const typed = {
    'Naam bij de bank': 'K. de Wit',
    IBAN,
    Straat: 'Wilgenlaan',
    Nummer: '12',
    Postcode: '2011 AB',
    Plaats: 'Haarlem',
    'Mobiel, voor een code': PHONE,
  }
  for (const [label, value] of Object.entries(typed)) {
    await main(page).getByLabel(label, { exact: true }).fill(value)
  }
}

describe('paying by direct debit', () => {
  it('is signed by a code, waits for the bank, is paid, and is shut once the bank takes it back (DDB-01, DDB-02, DDB-03, DDB-05)', async () => {
    const anna = await newMember(server)
    const { page, faults, close } = await visitAs(browser, server.url, anna, { phone: true })
    await page.goto('/credits/credits-10')
    await main(page)
      .getByRole('link', { name: /^Laat het afschrijven/ })
      .click()
    await typeForm(page)
    await button(page, 'Stuur me de code').click()

    await see(main(page).getByRole('heading', { name: 'Zes cijfers' })).toBeVisible()
    const seeConsent = async () => {
      for (const sentence of [
        'Je krijgt je credits zodra je bank heeft betaald.',
        /herroepen kan/i,
      ]) {
        await see(main(page).getByText(sentence)).toHaveCount(1)
      }
    }
    await seeConsent()
    const code = await codeTo(anna)
    const field = main(page).getByLabel('Code uit het sms’je')
    await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
    await button(page, 'Teken de machtiging').click()
    await see(main(page).getByText('Vink dit aan, dan kun je bestellen')).toBeVisible()
    await agreeToDelivery(page)
    await button(page, 'Teken de machtiging').click()
    await see(main(page).getByText('Code ongeldig')).toBeVisible()
    await field.fill(code)
    await button(page, 'Teken de machtiging').click()

    await page.waitForURL('**/transactions/**')
    await see(main(page).getByText(/^We schrijven het af op of kort na/)).toBeVisible()
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const ref = refOf(await openedAt(anna, id))
    await play(anna, ref, { status: 'paid' })
    await settled(anna, id, 'completed')
    await see(main(page).getByRole('heading', { name: 'Betaald, dank je wel!' })).toBeVisible()

    await page.goto('/directdebit')
    await see(main(page).getByText('Je hebt al een machtiging')).toBeVisible()
    await seeConsent()
    await play(anna, ref, { aftermath: 'charged_back' })
    await settled(anna, id, 'chargedBack')
    await page.goto('/directdebit')
    await see(main(page).getByText('Incasso staat voor je uit')).toBeVisible()
    await see(main(page).getByRole('link', { name: /^Klopt dat niet\?/ })).toBeVisible()
    expect(faults).toEqual([])
    await close()
  })

  it('needs no mouse, from the first field to the order (DDB-01, DDB-02)', async () => {
    const bram = await newMember(server)
    const { page, faults, close } = await visitAs(browser, server.url, bram)
    await page.goto('/directdebit?bundle=credits-10')
    const press = (key: string) => page.keyboard.press(key)
    const isOn = (label: string | RegExp) =>
      main(page)
        .getByLabel(label, { exact: true })
        .evaluate((field) => field === document.activeElement)
    const goTo = async (label: string | RegExp) => {
      for (let steps = 0; steps < 40 && !(await isOn(label)); steps++) await press('Tab')
      expect(await isOn(label)).toBe(true)
    }
    await see(button(page, 'Stuur me de code')).toBeVisible()
    await goTo('Naam bij de bank')
    for (const value of [
      'B. Jansen',
      IBAN,
      'Wilgenlaan',
      '12',
      '2011 AB',
      'Haarlem',
      OTHER_PHONE,
    ]) {
      await page.keyboard.type(value)
      await press('Tab')
    }
    await press('Enter')
    await see(main(page).getByText(/^Je machtigt/)).toBeVisible()
    await press('Tab')
    await press('Enter')
    await see(main(page).getByRole('heading', { name: 'Zes cijfers' })).toBeVisible()
    await goTo('Code uit het sms’je')
    await page.keyboard.type(await codeTo(bram, OTHER_PHONE))
    await goTo(/^Ja, geef me mijn credits/)
    await press('Space')
    for (const key of ['Tab', 'Tab', 'Enter']) await press(key)
    await page.waitForURL('**/transactions/**')
    expect(faults).toEqual([])
    await close()
  })
})
