import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { SAID, startWorld, type World } from './world.ts'

let browser: Browser
let world: World
beforeAll(async () => {
  ;[browser, world] = await Promise.all([launchBrowser(), startWorld()])
})
afterAll(async () => {
  await browser.close()
  await world.server.stop()
})

it('a message with signs of abuse says to its sender until when it is held, is counted at the desk, and reaches its receiver after an hour with a warning (MOD-05)', async () => {
  const { server, eva, woman, heldFor } = world
  const anna = await woman()
  const { bram } = await heldFor(anna.id)

  const his = await visitAs(browser, server.url, bram)
  await his.page.goto(`/members/${anna.id}/chat`)
  await see(his.page.getByText(/^Wordt eerst bekeken, uiterlijk om/)).toBeVisible()

  const hers = await visitAs(browser, server.url, anna, { phone: true })
  await hers.page.goto('/chats')
  await see(hers.page.getByRole('heading', { level: 1 })).toBeVisible()
  await see(hers.page.getByText(SAID)).toHaveCount(0)

  const desk = await visitAs(browser, server.url, eva)
  await desk.page.goto('/desk')
  await see(desk.page.locator('[data-case]').first()).toBeVisible()
  await desk.page.keyboard.press('n')
  await see(desk.page.getByRole('heading', { level: 1, name: 'Eerste berichten' })).toBeVisible()
  await see(desk.page.getByText('Hetzelfde aan velen')).toBeVisible()
  await see(desk.page.getByText(SAID)).toHaveCount(0)

  server.clock.forward(61 * MINUTE_MS)
  await see(hers.page.getByText(SAID).first()).toBeVisible()
  await hers.page.getByText(SAID).first().click()
  await see(hers.page.getByRole('complementary', { name: 'Let op bij dit bericht' })).toBeVisible()
  await his.page.reload()
  await see(his.page.getByText(/^Wordt eerst bekeken/)).toHaveCount(0)
  expect([...his.faults, ...hers.faults, ...desk.faults]).toEqual([])
  await Promise.all([his.close(), hers.close(), desk.close()])
})
