import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { message, newMember } from '#specs/harness/server/members.ts'
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

describe('a conversation on a phone', () => {
  it('leaves three quarters of a phone to messages and the box one writes in', async () => {
    const me = await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
    const bram = await newMember(server, { name: 'Bram' })
    await bram.ask('POST /api/message.php', message(me.id, 'Hoi'))
    const { page, close } = await visitAs(browser, server.url, me, { phone: true })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/members/${bram.id}/chat`)
    const bar = page.getByRole('region', { name: 'Gesprek met Bram' }).locator('header')
    const box = page.getByRole('textbox', { name: 'Bericht' })
    await see(box).toBeVisible()
    const top = await bar.boundingBox()
    const bottom = await page.locator('form', { has: box }).boundingBox()
    const end = (bottom?.y ?? 0) + (bottom?.height ?? 0)
    expect(end - (top?.y ?? 740) - (top?.height ?? 740)).toBeGreaterThanOrEqual(0.75 * 740)
    await close()
  })

  it('shows behind the options of a row what swiping it aside shows', async () => {
    const me = await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
    const bram = await newMember(server, { name: 'Bram' })
    await bram.ask('POST /api/message.php', message(me.id, 'Hoi'))
    const { page, close } = await visitAs(browser, server.url, me, { phone: true })
    await page.goto('/chats')
    const remove = page.getByRole('button', { name: 'Gesprek met Bram verwijderen' })
    await see(remove).not.toBeInViewport()
    await page.getByRole('button', { name: 'Opties bij Bram' }).click()
    await see(remove).toBeInViewport()
    await page.keyboard.press('Escape')
    await see(remove).not.toBeInViewport()
    await close()
  })
})
