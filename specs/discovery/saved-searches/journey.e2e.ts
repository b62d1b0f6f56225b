import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOOK_MS } from '#core/discovery/saved-searches/rules.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { freshName, newMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let browser: Browser
let server: SpecServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), startServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const WISHES = '/members?min_age=30&countryregion=Utrecht'
const NAME = 'Vrouwen vanaf 30 in Utrecht'

describe('a saved search', () => {
  it('tells of who is new by mail and on the filters, and shows them first when it is opened', async () => {
    const me = await newMember(server)
    const { page, close } = await visitAs(browser, server.url, me, { phone: true })
    const filters = page.getByRole('button', { name: /^Filters/ })
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await page.goto(WISHES)
    await filters.click()
    await sheet.getByRole('button', { name: 'Bewaar deze zoekopdracht' }).click()
    await see(sheet.getByRole('button', { name: NAME, exact: true })).toBeVisible()
    await see(sheet.getByRole('button', { name: 'Bewaar deze zoekopdracht' })).toHaveCount(0)

    const comer = { gender: 'female', seeks: 'male', name: 'Nieuwe Nel' } as const
    await newMember(server, comer)
    server.clock.forward(LOOK_MS)
    await until(async () => {
      const mails = await server.mailsTo(me.email)
      if (!mails.some(({ key }) => key.startsWith('newMembers:'))) throw new Error('No mail yet')
    })

    await page.goto('/members')
    await see(page.getByRole('button', { name: /nieuwe leden bij wat je bewaarde/ })).toBeVisible()
    await filters.click()
    await sheet.getByRole('button', { name: /1 nieuw lid/ }).click()
    await see(sheet).toHaveCount(0)
    await see(page).toHaveURL(`${WISHES}&sort=newest`)
    await see(page.getByRole('article').first()).toContainText('Nieuwe Nel')
    await see(page.getByRole('button', { name: /nieuwe leden bij wat je bewaarde/ })).toHaveCount(0)
    await close()
  })

  it('is named, silenced, removed and put back in the filters, and follows what happens elsewhere', async () => {
    const me = await newMember(server)
    await me.ask('POST /api/saved-searches.php', { body: { wishes: { min_age: '40' } } })
    const { page, close } = await visitAs(browser, server.url, me, { phone: true })
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await page.goto('/members?min_age=40&sort=newest')
    await page.getByRole('button', { name: /^Filters/ }).click()
    await sheet.getByRole('button', { name: 'Meer over Vrouwen vanaf 40' }).click()
    await sheet.getByLabel('Naam', { exact: true }).fill('Wijzer')
    await sheet.getByRole('button', { name: 'Bewaar', exact: true }).click()
    const bell = sheet.getByRole('button', { name: 'Meldingen van Wijzer' })
    await see(bell).toHaveAttribute('aria-pressed', 'true')
    await bell.click()
    await see(bell).toHaveAttribute('aria-pressed', 'false')
    await sheet.getByRole('button', { name: 'Meer over Wijzer' }).click()
    await sheet.getByRole('button', { name: 'Haal weg' }).click()
    await see(sheet.getByText('Wijzer is weg.')).toBeVisible()
    await sheet.getByRole('button', { name: 'Zet terug' }).click()
    await see(bell).toHaveAttribute('aria-pressed', 'false')

    const [{ id = '' } = {}] = (await me.ask('GET /api/saved-searches.php')).searches
    const [name, born] = [freshName('Late Lies'), '1980-05-17']
    await newMember(server, { gender: 'female', name, date_of_birth: born })
    await me.ask('PUT /api/saved-searches.php', { body: { id, name: 'Elders genoemd' } })
    await sheet.getByRole('button', { name: /Elders genoemd.*1 nieuw lid/ }).click()
    await see(sheet).toHaveCount(0)
    await see(page.getByRole('article').first()).toContainText(name)
    expect((await me.ask('GET /api/saved-searches.php')).searches).toMatchObject([
      { wishes: { min_age: '40' }, notify: false },
    ])
    await close()
  })
})
