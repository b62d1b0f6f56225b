import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agreeToDelivery } from '#specs/harness/screens/agree-to-delivery.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { creditsOf, newMember, play } from '#specs/harness/server/members.ts'
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

describe('a payment', () => {
  const toTheBank = async () => {
    const anna = await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
    const visited = await visitAs(browser, server.url, anna)
    await visited.page.goto('/credits/credits-10/ideal')
    await agreeToDelivery(visited.page)
    await visited.page.getByRole('button', { name: /^Betaal € 3,74/ }).click()
    await visited.page.getByText('Er gaat geen echt geld om').waitFor()
    return { anna, ...visited }
  }

  it('goes on over a reload in its middle, and its screen turns by itself', async () => {
    const { anna, page, close } = await toTheBank()
    const ref = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await page.getByRole('button', { name: 'Open laten' }).click()
    await see(page.getByRole('heading', { name: 'Je betaling loopt' })).toBeVisible()
    await page.reload()
    await see(page.getByRole('heading', { name: 'Je betaling loopt' })).toBeVisible()
    expect(await creditsOf(anna)).toBe(3)
    await play(anna, ref, { status: 'paid' })
    await see(page.getByRole('heading', { name: 'Betaald, dank je wel!' })).toBeVisible()
    expect(await creditsOf(anna)).toBe(13)
    await close()
  })

  it('that fails takes nothing, says so, and leads to another method', async () => {
    const { anna, page, close } = await toTheBank()
    await page.getByRole('button', { name: 'Betaling laten mislukken' }).click()
    await see(page.getByRole('heading', { name: 'De betaling is mislukt' })).toBeVisible()
    await page.getByRole('link', { name: 'Andere betaalwijze' }).click()
    await see(page.getByRole('radio', { name: /PayPal/ })).toBeVisible()
    expect(await creditsOf(anna)).toBe(3)
    await close()
  })

  it('that is cancelled says so and takes nothing', async () => {
    const { anna, page, close } = await toTheBank()
    await page.getByRole('button', { name: 'Annuleren' }).click()
    await see(page.getByRole('heading', { name: 'De betaling is geannuleerd' })).toBeVisible()
    expect(await creditsOf(anna)).toBe(3)
    await close()
  })
})
