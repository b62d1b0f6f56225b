import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isTold } from '#core/site/pages/kept-on-device.ts'
import { cookieTerms } from '#server/site/pages/facts.ts'
import { agreeToDelivery } from '#specs/harness/screens/agree-to-delivery.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visit, visitAs } from '#specs/harness/screens/visit.ts'
import { freshEmail, newMember, tokenIn } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'
import { fillSignup } from '#specs/harness/server/sign-up.ts'

let browser: Browser
let server: SharedServer

beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const signUp = async (page: Page, email: string) => {
  await fillSignup(page, { 'E-mailadres': email })
  await page.getByRole('button', { name: 'Aanmelden' }).click()
}

const send = async (page: Page, text: string) => {
  await page.getByLabel('Bericht', { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Verstuur · 1 credit' }).click()
}

/** The messages of the open conversation that have come from, or arrived at, the server. */
const messages = (page: Page) => page.getByRole('main').locator('ol > li:has(time)')

/** What the device keeps under names that the page about cookies does not tell (LND-04). */
const untold = async (page: Page) => {
  const cookies = (await page.context().cookies(server.url)).map(({ name }) => name)
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ])
  expect(kept.length + cookies.length).toBeGreaterThan(0)
  return [...cookies, ...kept].filter((name) => !isTold(cookieTerms, name))
}

describe('the main job', () => {
  it('leads an empty visitor to a premium member whose message arrives in a second browser', async () => {
    const email = freshEmail('anna')
    const { page, faults, close } = await visit(browser, server.url)

    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Gratis aanmelden' }).click()
    await signUp(page, email)
    await see(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible()

    expect(await untold(page)).toEqual([])
    await page.goto(`/${tokenIn(await server.mailTo(email))}`)
    await page.getByRole('button', { name: 'Account activeren' }).click()
    await see(page).toHaveURL('/activate/done')
    await see(page.getByText('Je hebt 3 credits')).toBeVisible()

    await page.getByRole('link', { name: 'Bekijk de leden' }).click()
    await page.getByRole('button', { name: 'Geen fictieve profielen' }).click()
    await see(page.getByText('geen fictieve profielen')).toBeVisible()
    await page.getByRole('main').getByRole('article').getByRole('link').first().click()
    await page.getByRole('main').getByRole('button', { name: 'Like', exact: true }).click()
    await see(page.getByRole('button', { name: 'Geliket' })).toBeVisible()

    await page.goto('/members')
    const fictional = page.getByRole('article').filter({ hasText: 'Fictief profiel' }).first()
    await fictional.getByRole('link').first().click()
    await see(page.getByText(/contact is niet mogelijk/).first()).toBeVisible()
    await page.getByRole('link', { name: /^Chat met/ }).click()
    await send(page, 'Hallo, wat doe jij graag in het weekend?')
    await see(page.getByText('niet van een echte persoon')).toBeVisible()
    await page.getByRole('button', { name: 'Ja, verstuur' }).click()
    await see(messages(page)).toHaveCount(2)

    await send(page, 'Dat klinkt goed, ik wandel ook graag.')
    await see(messages(page)).toHaveCount(4)
    await send(page, 'En daarna een kop thee.')
    await see(messages(page)).toHaveCount(6)
    await see(page.getByText('Je hebt niet genoeg credits.')).toBeVisible()
    await page.getByLabel('Bericht', { exact: true }).fill('Dit wil ik nog zeggen')
    await see(page.getByText('Je tekst blijft bewaard.')).toBeVisible()
    expect(await untold(page)).toEqual([])
    const chat = new URL(page.url()).pathname

    await page.getByRole('main').getByRole('link', { name: 'Credits kopen' }).click()
    await page.getByRole('radio', { name: /^10 credits/ }).check()
    await page.getByRole('link', { name: /Kies 10 credits voor/ }).click()
    await page.getByRole('radio', { name: /iDEAL/ }).check()
    await agreeToDelivery(page)
    await page.getByRole('button', { name: /^Betaal € 3,74/ }).click()
    await see(page.getByText('Er gaat geen echt geld om')).toBeVisible()
    await page.getByRole('button', { name: 'Betalen', exact: true }).click()
    await see(page.getByRole('heading', { name: 'Betaald, dank je wel!' })).toBeVisible()
    await see(page.getByText('Je 10 credits staan klaar.')).toBeVisible()

    await page.goto('/profile')
    await see(page.getByText('Premiumlid')).toBeVisible()
    await page.goto(chat)
    await see(page.getByLabel('Bericht', { exact: true })).toHaveValue('Dit wil ik nog zeggen')
    await page.getByRole('button', { name: 'Verstuur · 1 credit' }).click()
    await see(messages(page)).toHaveCount(8)
    await see(page.getByText('Je hebt 9 credits').first()).toBeVisible()

    const bram = await newMember(server, { name: 'Bram', gender: 'male', seeks: 'female' })
    const other = await visitAs(browser, server.url, bram)
    await other.page.goto('/chats')
    await see(other.page.getByText('Nog geen gesprekken')).toBeVisible()
    await page.goto(`/members/${bram.id}/chat`)
    await send(page, 'Dag Bram, hoe was je dag?')
    await other.page.getByRole('link', { name: /Anna/ }).first().click()
    await see(messages(other.page)).toHaveText([/Dag Bram, hoe was je dag\?/])

    expect(await untold(page)).toEqual([])
    expect(faults).toEqual([])
    expect(other.faults).toEqual([])
    await other.close()
    await close()
  })
})
