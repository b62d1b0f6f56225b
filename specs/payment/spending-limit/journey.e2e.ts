import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agreeToDelivery } from '#specs/harness/screens/agree-to-delivery.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
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

describe('a spending limit', () => {
  it('is set in settings, stops an order with its figures, and is raised after a wait (PAY-12)', async () => {
    const anna = await newMember(server)
    const { page, faults, close } = await visitAs(browser, server.url, anna)
    await page.goto('/settings')
    const limits = page.getByRole('region', { name: 'Je bestedingsgrens' })
    await limits.getByRole('heading').click()
    const set = async (amount: string) => {
      await limits.getByRole('button', { name: 'Grens per week aanpassen' }).click()
      await limits.getByLabel('Maximaal per week, in EUR').fill(amount)
      await limits.getByRole('button', { name: 'Opslaan' }).click()
    }
    await set('vijf')
    await see(limits.getByLabel('Maximaal per week, in EUR')).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await limits.getByRole('button', { name: 'Annuleren' }).click()
    await set('2,98')
    await see(limits.getByText('Je grens geldt nu.')).toBeVisible()
    await set('50')
    await see(limits.getByText(/^Je nieuwe keuze gaat in op 22 jun 2026/)).toBeVisible()
    await see(limits.getByText(/^Vanaf 22 jun 2026/)).toBeVisible()
    await page.goto('/credits/credits-10')
    await agreeToDelivery(page)
    await page.getByRole('button', { name: /^Betaal/ }).click()
    await see(
      page.getByText(/je eigen grens van €\s2,98 per week. Je kunt nog €\s2,98 uitgeven/),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Bekijk je grenzen' }).click()
    await limits.getByRole('heading').click()
    await limits.getByRole('button', { name: 'Grens houden per week' }).click()
    await see(limits.getByText(/^Vanaf 22 jun 2026/)).toBeHidden()
    await see(limits.getByText('€ 2,98', { exact: true })).toBeVisible()
    expect(faults).toEqual([])
    await close()
  })
})
