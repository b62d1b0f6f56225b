import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see, WAITS } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { cutLine } from '#specs/harness/server/cut-line.ts'
import { creditsOf, newMember, type SpecMember } from '#specs/harness/server/members.ts'
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

const CALL = 'POST /api/message.php'
/** A browser asks again by itself where a line that stood was cut; then it is on us. */
const LOST = 3

const chatWithBram = async () => {
  const anna = await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
  const visited = await visitAs(browser, server.url, anna)
  await visited.page.goto(`/members/${bram.id}/chat`)
  await see(visited.page.getByLabel('Bericht', { exact: true })).toBeVisible()
  return { anna, ...visited }
}
const send = async (page: Page, text: string) => {
  await page.getByLabel('Bericht', { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Verstuur · 1 credit' }).click()
}
const received = async (from: SpecMember) => {
  const { conversation } = await bram.ask('GET /api/chat.php', { query: { profile: from.id } })
  return conversation.messages.map(({ body }) => body)
}
/** The one message has arrived once, was paid once, and nothing waits on the device. */
const arrivesOnce = async (page: Page, anna: SpecMember, text: string) => {
  await see(page.getByText(/^Wacht op /)).toHaveCount(0)
  await see(page.getByText('Wordt verstuurd')).toHaveCount(0)
  await until(async () => expect(await received(anna)).toEqual([text]))
  expect(await creditsOf(anna)).toBe(2)
  await see(page.locator('ol > li:has(time)', { hasText: text })).toHaveCount(1)
}

describe('a message', () => {
  it('sent while the network is cut waits, then arrives once and is paid once (CHT-14)', async () => {
    const { anna, page, context, close } = await chatWithBram()
    await context.setOffline(true)
    await send(page, 'Ben je er nog?')
    await see(page.getByText('Wacht op verbinding').first()).toBeVisible()
    await see(page.getByText('We versturen het zodra het kan.')).toBeVisible()
    await see(page.getByRole('button', { name: 'Opnieuw', exact: true })).toHaveCount(0)
    expect(await received(anna)).toEqual([])
    await context.setOffline(false)
    await arrivesOnce(page, anna, 'Ben je er nog?')
    await close()
  })

  it('whose answer is lost on the way back is sent again and paid once (M5)', async () => {
    // By the live stream the page would hear of it, and need not ask again.
    cutLine(server, 'GET /api/events.php', { where: 'there' })
    const { anna, page, close } = await chatWithBram()
    const { asked } = cutLine(server, CALL, { where: 'back', most: LOST })
    await send(page, 'Hoor je mij?')
    await arrivesOnce(page, anna, 'Hoor je mij?')
    await until(() => expect(asked.length).toBeGreaterThan(LOST))
    expect(new Set(asked).size).toBe(1)
    await close()
  })

  it('that waits survives a reload of the page with its id (M5)', async () => {
    const { anna, page, close } = await chatWithBram()
    const before = cutLine(server, CALL, { where: 'there' })
    await send(page, 'Tot zo')
    await see(page.locator(WAITS)).toBeVisible()
    await until(() => expect(before.asked.length).toBeGreaterThan(0))
    expect(await received(anna)).toEqual([])
    before.mend()
    const after = cutLine(server, CALL, { where: 'there', most: 0 })
    await page.reload()
    await arrivesOnce(page, anna, 'Tot zo')
    expect(after.asked).toHaveLength(1)
    expect(new Set([...before.asked, ...after.asked]).size).toBe(1)
    await close()
  })
})
