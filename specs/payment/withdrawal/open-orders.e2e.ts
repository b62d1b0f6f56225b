import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { buy, newMember, someone, write } from '#specs/harness/server/members.ts'
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

const HERE = 'Overeenkomst hier herroepen'
const goOn = (page: Page) => page.getByRole('link', { name: 'Verder naar bevestigen' })
const confirm = (page: Page) => page.getByRole('button', { name: 'Herroeping bevestigen' })

describe('withdrawing from an order', () => {
  it('is for the sum of now while one looks, without a reload (PAY-11)', async () => {
    const anna = await newMember(server)
    const { payment_id } = await buy(anna)
    const { page, close } = await visitAs(browser, server.url, anna)
    const isLive = page.waitForResponse('**/api/events.php')
    await page.goto(`/withdraw/${payment_id}`)
    const main = page.getByRole('main')
    await see(main.getByText('10 credits', { exact: true })).toBeVisible()
    await isLive
    await write(anna, await someone(anna), 4)
    await see(main.getByText('9 gaan van je saldo af')).toBeVisible()
    await see(main.getByText('€ 4,49', { exact: true })).toBeVisible()
    await close()
  })

  it('is offered while leaving and at the order, and says when there is nothing to withdraw from', async () => {
    const bram = await newMember(server)
    const { page, close } = await visitAs(browser, server.url, bram)
    await page.goto('/settings/leave')
    await page.getByRole('main').getByRole('link', { name: HERE }).click()
    await see(page.getByText('Er is niets te herroepen')).toBeVisible()
    const { payment_id } = await buy(bram)
    await page.goto(`/transactions/${payment_id}`)
    await page.getByRole('link', { name: HERE }).click()
    await goOn(page).click()
    await see(confirm(page)).toBeVisible()
    await close()
  })
})
