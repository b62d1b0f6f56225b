import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliveryBox } from '#specs/harness/screens/agree-to-delivery.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { isFocused, type Place, tabTo } from '#specs/harness/screens/keyboard.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visit } from '#specs/harness/screens/visit.ts'
import { freshEmail, PASSWORD, tokenIn } from '#specs/harness/server/members.ts'
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

const CHOICES_MAX = 10

/** Tab comes to a group of choices, and the arrows go round in it. */
const isInFocusedGroup: Place = (element) =>
  element.getAttribute('name') === document.activeElement?.getAttribute('name')

const press = async (page: Page, target: Locator) => {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

const type = async (page: Page, label: string, text: string) => {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

const choose = async (page: Page, target: Locator) => {
  await tabTo(page, target, isInFocusedGroup)
  for (let moves = 0; moves < CHOICES_MAX && !(await target.evaluate(isFocused)); moves++) {
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Space')
  await see(target).toBeChecked()
}

const signUp = async (page: Page, email: string) => {
  await choose(page, page.getByRole('radio', { name: 'Man', exact: true }))
  await choose(page, page.getByRole('radio', { name: 'een vrouw', exact: true }))
  await type(page, 'Profielnaam', 'Toets')
  await type(page, 'Dag', '7')
  await type(page, 'Maand', '11')
  await type(page, 'Jaar', '1990')
  await type(page, 'E-mailadres', email)
  await type(page, 'Wachtwoord', PASSWORD)
  await type(page, 'Wat zoek je hier?', 'Een goed gesprek')
  await tabTo(page, page.getByLabel(/^Ik vind het goed/))
  await page.keyboard.press('Space')
  await press(page, page.getByRole('button', { name: 'Aanmelden' }))
}

describe('the main job', () => {
  it('is done by keyboard alone, from signing up to what one bought (NAV-14)', async () => {
    const email = freshEmail('toets')
    const { page, faults, close } = await visit(browser, server.url)
    const main = page.getByRole('main')

    await page.goto('/')
    await press(page, main.getByRole('link', { name: 'Gratis aanmelden' }).first())
    await signUp(page, email)
    await see(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible()

    await page.goto(`/${tokenIn(await server.mailTo(email))}`)
    await press(page, page.getByRole('button', { name: 'Account activeren' }))
    await see(page).toHaveURL('/activate/done')

    await press(page, page.getByRole('link', { name: 'Bekijk de leden' }))
    await see(page).toHaveURL('/members')
    await press(page, main.getByRole('article').first().getByRole('link').first())
    await press(page, main.getByRole('button', { name: 'Like', exact: true }))
    await see(page.getByRole('button', { name: 'Geliket' })).toBeVisible()

    await press(page, main.getByRole('link', { name: /^Chat met/ }))
    await see(page).toHaveURL(/\/chat$/)
    await type(page, 'Bericht', 'Dag, hoe was je week?')
    await press(page, page.getByRole('button', { name: /^Verstuur/ }))
    const really = page.getByRole('button', { name: 'Ja, verstuur' })
    const messages = main.locator('ol > li:has(time)')
    await see(really.or(messages.first())).toBeVisible()
    if (await really.isVisible()) await press(page, really)
    await see(messages.first()).toBeVisible()

    await press(page, page.getByRole('banner').getByRole('link', { name: /Premium/ }))
    await choose(page, main.getByRole('radio', { name: /^10 credits/ }))
    await press(page, main.getByRole('link', { name: /Kies 10 credits voor/ }))
    await choose(page, page.getByRole('radio', { name: /iDEAL/ }))
    await tabTo(page, deliveryBox(page))
    await page.keyboard.press('Space')
    await press(page, page.getByRole('button', { name: /^Betaal € 3,74/ }))
    await press(page, page.getByRole('button', { name: 'Betalen', exact: true }))
    await see(page.getByRole('heading', { name: 'Betaald, dank je wel!' })).toBeVisible()

    expect(faults).toEqual([])
    await close()
  })
})
