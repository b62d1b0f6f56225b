import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agreeToDelivery } from '#specs/harness/screens/agree-to-delivery.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { keepCard, mandateAtBank } from '#specs/harness/server/kept-methods.ts'
import { buy, creditsOf, newMember } from '#specs/harness/server/members.ts'
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

const REPEAT = '/credits/repeat-order'
const BY_CARD = /^Creditcard, door jou bewaard\. Je betaalt meteen, zonder betaalpagina/
const main = (page: Page) => page.getByRole('main')
const pay = (page: Page) =>
  main(page).getByRole('button', { name: /^Betaal €\s4,99 voor 10 credits met/ })
const done = (page: Page) => main(page).getByRole('heading', { name: 'Betaald, dank je wel!' })
const ordersOf = async (member: Parameters<typeof creditsOf>[0]) =>
  (await member.ask('GET /api/transactions.php')).orders.length

describe('repeating an order', () => {
  it('keeps a card by consent, pays with it by one click, and removes it in settings (PAY-04)', async () => {
    const anna = await newMember(server)
    const { page, faults, close } = await visitAs(browser, server.url, anna, { phone: true })
    await page.goto('/credits/credits-10/creditcard')
    const keep = main(page).getByRole('checkbox', { name: 'Bewaar deze betaalwijze' })
    await see(keep).not.toBeChecked()
    await keep.check()
    await agreeToDelivery(page)
    await main(page)
      .getByRole('button', { name: /^Betaal/ })
      .click()
    await page.waitForURL('**/sandbox/pay/**')
    await page.getByRole('button', { name: 'Betalen', exact: true }).click()
    await page.waitForURL('**/transactions/**')
    await see(done(page)).toBeVisible()

    await main(page).getByRole('link', { name: 'Herhaal je laatste bestelling' }).click()
    await see(main(page).getByText(BY_CARD)).toBeVisible()
    await pay(page).dblclick()
    await page.waitForURL('**/transactions/**')
    await see(done(page)).toBeVisible()
    expect([await ordersOf(anna), await creditsOf(anna)]).toEqual([2, 3 + 10 + 10])

    await page.goto('/settings')
    const kept = page.getByRole('region', { name: 'Bewaarde betaalwijzen' })
    await kept.getByRole('heading').click()
    await kept.getByRole('button', { name: 'Verwijder creditcard' }).click()
    await see(kept.getByText(/^Verwijderd\./)).toBeVisible()
    await see(kept.getByText(/^Je hebt geen betaalwijze bewaard/)).toBeVisible()
    await page.goto(REPEAT)
    await see(main(page).getByText('Je betaalt met creditcard op de betaalpagina.')).toBeVisible()
    expect(faults).toEqual([])
    await close()
  })

  it('by a bank goes to the page of the provider, at once and said before', async () => {
    const anna = await newMember(server)
    await buy(anna)
    const { page, faults, close } = await visitAs(browser, server.url, anna)
    await page.goto('/credits')
    await main(page).getByRole('link', { name: 'Herhaal je laatste bestelling' }).click()
    await see(main(page).getByText('Je betaalt met iDEAL | Wero op de betaalpagina.')).toBeVisible()
    await pay(page).click()
    await page.waitForURL('**/sandbox/pay/**')
    expect(faults).toEqual([])
    await close()
  })

  it('in two tabs is one order, also where one comes back to the other later', async () => {
    const anna = await newMember(server)
    await keepCard(anna)
    const { page, context, close } = await visitAs(browser, server.url, anna)
    await page.goto(REPEAT)
    const other = await context.newPage()
    await other.goto(REPEAT)
    await see(pay(other)).toBeVisible()
    await pay(page).click()
    await see(done(page)).toBeVisible()
    await other.bringToFront()
    await pay(other).click()
    await see(done(other)).toBeVisible()
    expect([await ordersOf(anna), await creditsOf(anna)]).toEqual([2, 3 + 10 + 10])
    await close()
  })

  it('whose answer is lost is one order, also after a reload', async () => {
    const anna = await newMember(server)
    await keepCard(anna)
    const { page, close } = await visitAs(browser, server.url, anna)
    await page.goto(REPEAT)
    await page.route('**/api/order.php', async (route) => {
      if (route.request().method() === 'POST') await route.fetch()
      await route.abort()
    })
    await pay(page).click()
    await see(main(page).getByRole('alert')).toBeVisible()
    await page.unroute('**/api/order.php')
    await page.reload()
    await pay(page).click()
    await see(done(page)).toBeVisible()
    expect([await ordersOf(anna), await creditsOf(anna)]).toEqual([2, 3 + 10 + 10])
    await close()
  })

  it('by a card that its bank refuses takes nothing, and leads to an ordinary order', async () => {
    const anna = await newMember(server)
    const { mandate } = await keepCard(anna)
    await mandateAtBank(anna, mandate, { ended: true })
    const { page, faults, close } = await visitAs(browser, server.url, anna)
    await page.goto(REPEAT)
    await pay(page).click()
    await see(main(page).getByRole('heading', { name: 'De betaling is mislukt' })).toBeVisible()
    await see(main(page).getByText(/^Er is niets afgeschreven/)).toBeVisible()
    await main(page).getByRole('link', { name: 'Opnieuw met creditcard' }).click()
    await see(main(page).getByRole('heading', { name: 'Betalen' })).toBeVisible()
    expect([await ordersOf(anna), await creditsOf(anna)]).toEqual([2, 3 + 10])
    expect(faults).toEqual([])
    await close()
  })
})
