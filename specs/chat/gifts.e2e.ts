import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agreeToDelivery } from '#specs/harness/screens/agree-to-delivery.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import {
  creditsOf,
  message,
  newMember,
  type SpecMember,
  someone,
} from '#specs/harness/server/members.ts'
import { until } from '#specs/harness/server/server.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let browser: Browser
let server: SharedServer
let bram: SpecMember

beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
  bram = await newMember(server, { name: 'Bram' })
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const anna = () => newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
const sheetOf = (page: Page) => page.getByRole('dialog', { name: /^Cadeau voor/ })
const choose = async (page: Page, gift: string) => {
  await page.getByRole('button', { name: 'Cadeau geven' }).click()
  await sheetOf(page).getByText(gift, { exact: true }).click()
}
const said = (page: Page) => page.locator('ol > li:has(time)')
const giftsTo = async (reader: SpecMember, from: SpecMember) => {
  const { conversation } = await reader.ask('GET /api/chat.php', { query: { profile: from.id } })
  return conversation.messages.map(({ gift }) => gift)
}

describe('a gift in a conversation (CHT-10)', () => {
  it('is chosen, sent at its price, and shown to both, in the list too', async () => {
    const giver = await anna()
    const { page, close } = await visitAs(browser, server.url, giver)
    await page.goto(`/members/${bram.id}/chat`)
    await choose(page, 'Zonnebloem')
    await sheetOf(page).getByRole('button', { name: 'Stuur · 3 credits' }).click()
    await see(sheetOf(page)).toHaveCount(0)
    await see(said(page)).toHaveText([/Zonnebloem.*Jouw cadeau/])
    await until(async () => expect(await giftsTo(bram, giver)).toEqual(['sunflower']))
    expect(await creditsOf(giver)).toBe(0)

    const other = await visitAs(browser, server.url, bram)
    await other.page.goto('/chats')
    await other.page.getByText('Een cadeau voor jou: Zonnebloem').click()
    await see(said(other.page)).toHaveText([/Zonnebloem.*Een cadeau van Anna/])
    await see(other.page.locator('img[src="/gifts/sunflower.svg"]')).toBeVisible()
    await other.close()
    await close()
  })

  it('waits while the network is cut, is sent once and paid once (CHT-14)', async () => {
    const giver = await anna()
    const { page, context, close } = await visitAs(browser, server.url, giver)
    await page.goto(`/members/${bram.id}/chat`)
    await choose(page, 'Kaars')
    await context.setOffline(true)
    await sheetOf(page).getByRole('button', { name: 'Stuur · 3 credits' }).click()
    await see(page.getByText('Wacht op verbinding')).toBeVisible()
    await see(page.getByText('Pas dan kost het 3 credits.')).toBeVisible()
    await context.setOffline(false)
    await see(said(page)).toHaveText([/Kaars/])
    await until(async () => expect(await giftsTo(bram, giver)).toEqual(['candle']))
    expect(await creditsOf(giver)).toBe(0)
    await close()
  })

  it('for which the credits are too few is still chosen when they are bought', async () => {
    const giver = await anna()
    await giver.ask('POST /api/message.php', message(bram.id, 'Hoi'))
    const { page, close } = await visitAs(browser, server.url, giver)
    await page.goto(`/members/${bram.id}/chat`)
    await choose(page, 'Dikke sokken')
    await see(sheetOf(page).getByText('Je keuze blijft bewaard.')).toBeVisible()
    await sheetOf(page).getByRole('link', { name: 'Credits kopen' }).click()
    const bundles = page.getByRole('dialog', { name: 'Praat verder' })
    await see(bundles.getByText('Dikke sokken')).toBeVisible()
    await bundles.getByRole('radio', { name: /^10 credits/ }).check()
    await bundles.getByRole('link', { name: /Kies 10 credits voor/ }).click()
    await page.getByRole('radio', { name: /iDEAL/ }).check()
    await agreeToDelivery(page)
    await page.getByRole('button', { name: /^Betaal/ }).click()
    await page.getByRole('button', { name: 'Betalen', exact: true }).click()
    await see(page.getByRole('heading', { name: 'Betaald, dank je wel!' })).toBeVisible()
    await page.goto(`/members/${bram.id}/chat`)
    await see(sheetOf(page).getByRole('radio', { name: 'Dikke sokken' })).toBeChecked()
    await sheetOf(page).getByRole('button', { name: 'Stuur · 3 credits' }).click()
    await until(async () => expect(await giftsTo(bram, giver)).toEqual([null, 'socks']))
    await close()
  })

  it('that is put away is not there the next time', async () => {
    const { page, close } = await visitAs(browser, server.url, await anna())
    await page.goto(`/members/${bram.id}/chat`)
    await choose(page, 'Halve maan')
    await page.keyboard.press('Escape')
    await see(sheetOf(page)).toHaveCount(0)
    await page.reload()
    await see(page.getByRole('button', { name: 'Cadeau geven' })).toBeVisible()
    await see(sheetOf(page)).toHaveCount(0)
    await close()
  })

  it('that would be the first that is paid for to a fictional profile is confirmed first (H1)', async () => {
    const giver = await anna()
    const luna = await someone(giver, { real: false })
    const { page, close } = await visitAs(browser, server.url, giver)
    await page.goto(`/members/${luna.id}/chat`)
    await choose(page, 'Glas wijn')
    await sheetOf(page).getByRole('button', { name: 'Stuur · 3 credits' }).click()
    const asked = sheetOf(page).getByRole('alertdialog')
    await see(asked.getByText('niet van een echte persoon')).toBeVisible()
    await see(asked.getByText('Dit cadeau kost 3 credits.')).toBeVisible()
    expect(await creditsOf(giver)).toBe(3)
    await asked.getByRole('button', { name: 'Ja, verstuur' }).click()
    await see(said(page).first()).toHaveText(/Glas wijn/)
    await see(said(page)).toHaveCount(2)
    await close()
  })
})
