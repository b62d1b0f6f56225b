import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as tokens from '#server/platform/tokens.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visit, visitAs } from '#specs/harness/screens/visit.ts'
import { newMember } from '#specs/harness/server/members.ts'
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

const MAIL = 'truus@voorbeeld.example'
const FACTS = 'Je gebruikt foto’s van iemand anders.'

/** By a phone, without an account; answers the number that it is known by. */
const notice = async (place: string) => {
  const { page, faults, close } = await visit(browser, server.url, { phone: true })
  await page.goto('/complaints')
  await page.getByLabel('Wat is er aan de hand?').selectOption('others_photo')
  await page.getByLabel('Waar zag je het?').fill(place)
  await page.getByLabel('Wat zag je?').fill('Dat is mijn zus.')
  await page.getByLabel('Je naam').fill('Truus')
  await page.getByLabel('Je e-mailadres').fill(MAIL)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Verstuur' }).click()
  await see(page.getByRole('heading', { name: 'Bedankt, het is binnen' })).toBeVisible()
  const number = (await page.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/).textContent()) ?? ''
  expect(faults).toEqual([])
  await close()
  return number
}

describe('a notice by a stranger', () => {
  it('is a case at the desk with its member, and is answered by mail with its number (LND-06, MOD-01)', async () => {
    const bram = await newMember(server, { name: 'Bram' })
    const eva = await newMember(server, { name: 'Eva' })
    await (await server.container.getAsync(tokens.accounts)).setStaffRole(eva.id, 'moderator')
    const number = await notice(`${server.url}/members/${bram.id}`)
    expect((await server.mailTo(MAIL)).text).toContain(number)

    const { page, faults, close } = await visitAs(browser, server.url, eva)
    await page.goto('/desk')
    await see(page.locator('[data-case]')).toHaveCount(1)
    await page.keyboard.press('n')
    await see(page.getByRole('heading', { name: 'Foto van iemand anders', level: 1 })).toBeVisible()
    await see(page.getByText('Dat is mijn zus.')).toBeVisible()
    await page.keyboard.press('2')
    await page.getByLabel('Wat er gebeurde').fill(FACTS)
    await page.getByRole('button', { name: /Besluit en volgende/ }).click()
    await see(page.getByRole('heading', { name: 'Alles is bekeken' })).toBeVisible()

    expect((await server.mailTo(MAIL, 2)).text).toContain('er is iets aan gedaan')
    expect((await server.mailTo(bram.email, 2)).text).toContain(FACTS)
    expect(faults).toEqual([])
    await close()
  })
})
