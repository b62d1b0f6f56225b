import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gazetteer } from '#adapters/geo/gazetteer.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { newMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let browser: Browser
let server: SpecServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), startServer()])
  const german = { DE: gazetteer().regionsOf('DE') }
  await server.db.query('update site set regions = regions || $1::jsonb', [JSON.stringify(german)])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const town = (page: Page) => page.getByRole('combobox', { name: 'Woonplaats' })
const offered = (page: Page) =>
  page.getByRole('listbox', { name: 'Plaatsen om uit te kiezen' }).getByRole('option')
const region = (page: Page) => page.getByLabel('Provincie')

/** What the page asks for, while it is open. */
const asks = (page: Page) => {
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/places.php') asked.push(url.searchParams.get('q'))
  })
  return asked
}

const member = () => newMember(server, { city: '', region: '' })

describe('a town in one’s own profile', () => {
  it('is completed while it is typed, and chosen by keyboard alone, with its province', async () => {
    const anna = await member()
    const { page, faults, close } = await visitAs(browser, server.url, anna)
    await page.goto('/profile')
    const asked = asks(page)
    await town(page).focus()
    await see(offered(page)).toHaveCount(0)
    await page.keyboard.type('utre', { delay: 10 })
    await see(offered(page).first()).toHaveText('UtrechtUtrecht')
    await see.poll(() => asked.at(-1)).toBe('utre')
    await page.keyboard.press('ArrowDown')
    const first = await offered(page).first().getAttribute('id')
    await see(town(page)).toHaveAttribute('aria-activedescendant', first ?? 'none')
    await page.keyboard.press('Enter')
    await see(town(page)).toHaveValue('Utrecht')
    await see(region(page)).toHaveValue('Utrecht')
    await see(offered(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await see(page.getByText('Je profiel is opgeslagen.')).toBeVisible()
    const { user } = await anna.ask('GET /api/user.php')
    expect(user).toMatchObject({ city: 'Utrecht', region: 'Utrecht', country: 'NL' })
    expect(faults).toEqual([])
    await close()
  })

  it('is left as it stood by Escape, and taken when its whole name is typed', async () => {
    const { page, close } = await visitAs(browser, server.url, await member())
    await page.goto('/profile')
    await town(page).fill('gron')
    await see(offered(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await see(offered(page)).toHaveCount(0)
    await see(town(page)).toHaveValue('gron')
    await town(page).fill('zeist')
    await see(offered(page).first()).toHaveText('ZeistUtrecht')
    await page.keyboard.press('Tab')
    await see(town(page)).toHaveValue('Zeist')
    await see(region(page)).toHaveValue('Utrecht')
    await close()
  })

  it('may be one that the site does not know, and then it says so', async () => {
    const anna = await member()
    const { page, close } = await visitAs(browser, server.url, anna)
    await page.goto('/profile')
    await town(page).fill('Nergenshuizen')
    await see(page.getByRole('status').getByText('Deze plaats kennen we niet.')).toBeVisible()
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await see(page.getByText('Je profiel is opgeslagen.')).toBeVisible()
    const { user } = await anna.ask('GET /api/user.php')
    expect(user?.city).toBe('Nergenshuizen')
    await close()
  })

  it.each([
    ['BE', 'antw', 'Antwerpen', 'Antwerpen'],
    ['DE', 'münch', 'München', 'Bayern'],
  ])('is one of the country that is chosen: %s', async (country, typed, city, itsRegion) => {
    const { page, close } = await visitAs(browser, server.url, await member())
    await page.goto('/profile')
    await page.getByLabel('Land').selectOption(country)
    await town(page).fill(typed)
    await offered(page).filter({ hasText: city }).first().click()
    await see(town(page)).toHaveValue(city)
    await see(region(page)).toHaveValue(itsRegion)
    await see(page.getByLabel('Land')).toHaveValue(country)
    await close()
  })
})

describe('a town in the steps of sign-up', () => {
  it('is chosen with a finger, and nothing is asked of a town that is only looked at', async () => {
    const anna = await member()
    const { page, close } = await visitAs(browser, server.url, anna, { phone: true })
    const asked = asks(page)
    await page.goto('/complete-signup')
    await page.getByRole('button', { name: 'Sla over, dat kan later ook' }).click()
    await see(page.getByRole('heading', { name: 'Waar woon je?' })).toBeVisible()
    await town(page).tap()
    expect(asked).toEqual([])
    await town(page).fill('maast')
    await offered(page).filter({ hasText: 'Maastricht' }).tap()
    await see(region(page)).toHaveValue('Limburg')
    await page.getByRole('button', { name: 'Volgende' }).click()
    await see(page.getByRole('heading', { name: 'Hoe zie je eruit?' })).toBeVisible()
    const { user } = await anna.ask('GET /api/user.php')
    expect(user).toMatchObject({ city: 'Maastricht', region: 'Limburg' })
    await close()
  })
})
