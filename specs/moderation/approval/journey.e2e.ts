import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StaffRole } from '#core/kernel/roles.ts'
import * as tokens from '#server/platform/tokens.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
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

const working = async (name: string, role: StaffRole) => {
  const one = await newMember(server, { name })
  await (await server.container.getAsync(tokens.accounts)).setStaffRole(one.id, role)
  return one
}

it('support proposes credits as a gift, finance confirms them, and their member sees them with why (MOD-03)', async () => {
  const [noor, finn] = [await working('Noor', 'support'), await working('Finn', 'finance')]
  const jan = await newMember(server, { name: 'Jan' })

  const desk = await visitAs(browser, server.url, noor)
  await desk.page.goto('/desk/members')
  await desk.page.getByLabel('E-mailadres, lid, bestelling of bonnummer').fill(jan.email)
  await desk.page.getByLabel('Waarom').fill('Vraag 4411')
  await desk.page.keyboard.press('Enter')
  await see(desk.page.getByRole('heading', { name: /^Jan/, level: 1 })).toBeVisible()
  await see(desk.page.getByText(jan.email)).toHaveCount(0)
  await desk.page.keyboard.press('g')
  const sheet = desk.page.getByRole('dialog')
  await sheet.getByLabel('Hoeveel credits').fill('50')
  await sheet.getByLabel('Waarom').fill('Vraag 4411: berichten kwamen dubbel aan')
  await sheet.getByRole('button', { name: 'Stel voor' }).click()
  await see(desk.page.getByText('Voorgesteld. Een collega kijkt ernaar.')).toBeVisible()

  const money = await visitAs(browser, server.url, finn)
  await money.page.goto('/desk/approvals')
  await see(
    money.page.getByRole('heading', { name: /^Jan.* krijgt 50 credits cadeau/ }),
  ).toBeVisible()
  await money.page.keyboard.press('j')
  await money.page.keyboard.press('b')
  await see(money.page.getByText('Niets te bevestigen')).toBeVisible()

  const home = await visitAs(browser, server.url, jan, { phone: true })
  await home.page.goto('/transactions')
  await see(home.page.getByText('Cadeau van ons')).toBeVisible()
  await see(home.page.getByText('+50').first()).toBeVisible()
  expect([...desk.faults, ...money.faults, ...home.faults]).toEqual([])
  await Promise.all([desk.close(), money.close(), home.close()])
})
