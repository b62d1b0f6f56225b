import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agreeToDelivery } from '#specs/harness/screens/agree-to-delivery.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { cutLine } from '#specs/harness/server/cut-line.ts'
import { newMember } from '#specs/harness/server/members.ts'
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

/** A browser asks again by itself where a line that stood was cut; then it is on us. */
const LOST = 3

describe('a payment', () => {
  it('whose order was placed and not answered is placed again with its id, and is one (M5)', async () => {
    const anna = await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
    const { page, close } = await visitAs(browser, server.url, anna)
    const { asked } = cutLine(server, 'POST /api/order.php', { where: 'back', most: LOST })
    await page.goto('/credits/credits-10/ideal')
    await agreeToDelivery(page)
    await page.getByRole('button', { name: /^Betaal € 3,74/ }).click()
    await page.getByText('Er gaat geen echt geld om').waitFor()
    expect(asked.length).toBeGreaterThan(LOST)
    expect(new Set(asked).size).toBe(1)
    const { orders } = await anna.ask('GET /api/transactions.php')
    expect(orders).toHaveLength(1)
    await close()
  })
})
