import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agreeToDelivery } from '#specs/harness/screens/agree-to-delivery.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { sayYes } from '#specs/harness/screens/say-yes.ts'
import { see, WAITS } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { creditsOf, message, newMember, someone } from '#specs/harness/server/members.ts'
import { html } from '#specs/harness/server/pictures.ts'
import { until } from '#specs/harness/server/server.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'
import {
  arrivesOnce,
  choosePhoto,
  messages,
  messageTypes,
  openTalk,
  sendButton,
  sheetOf,
  twoMembers,
} from './photo-talk.ts'

let browser: Browser
let server: SharedServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser({ withPictures: true }), sharedServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

describe('a photo in a conversation', () => {
  it('chosen without a connection waits, is sent once when it is back, and says so where it cannot be chosen yet (CHT-14)', async () => {
    const [from, to] = await twoMembers(server)
    const { page, context, close } = await visitAs(browser, server.url, from)
    const isAlive = page.waitForResponse('**/api/events.php')
    await page.goto(`/members/${to.id}/chat`)
    await isAlive
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Foto sturen' }).click()
    const told = page.getByText(/^(Geen verbinding|Je bent offline)/)
    await see(told.first()).toBeVisible()
    await context.setOffline(false)
    await page.reload()
    await page.getByRole('button', { name: 'Foto sturen' }).click()
    await see(sheetOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await see(sheetOf(page)).toHaveCount(0)
    await context.setOffline(true)
    await choosePhoto(page)
    await sendButton(page).click()
    await see(page.locator('ol').getByRole('img', { name: 'Jouw foto' })).toBeVisible()
    await see(page.getByText('Wacht op verbinding').first()).toBeVisible()
    expect(await creditsOf(from)).toBe(3)
    await context.setOffline(false)
    await arrivesOnce(page, from, to)
    await close()
  })

  it('that is stopped on its way is not sent, and costs nothing', async () => {
    const [from, to] = await twoMembers(server)
    const { page, close } = await openTalk(browser, server, { from, to })
    await page.route('**/api/chat-photo.php?id=*', () => undefined)
    await choosePhoto(page)
    await sendButton(page).click()
    await page.getByRole('button', { name: 'Niet versturen' }).click()
    await see(page.locator('ol')).toHaveCount(0)
    expect(await messageTypes(to, from)).toEqual([])
    expect(await creditsOf(from)).toBe(3)
    await close()
  })

  it('for which the credits are too few is still chosen when they are bought', async () => {
    const [from, to] = await twoMembers(server)
    for (const text of ['Hoi', 'Daar'])
      await from.ask('POST /api/message.php', message(to.id, text))
    const { page, close } = await openTalk(browser, server, { from, to })
    await choosePhoto(page)
    await see(sheetOf(page).getByText('Je foto blijft bewaard.')).toBeVisible()
    await sheetOf(page).getByRole('link', { name: 'Credits kopen' }).click()
    const bundles = page.getByRole('dialog', { name: 'Praat verder' })
    await bundles.getByRole('radio', { name: /^10 credits/ }).check()
    await bundles.getByRole('link', { name: /Kies 10 credits voor/ }).click()
    await page.getByRole('radio', { name: /iDEAL/ }).check()
    await agreeToDelivery(page)
    await page.getByRole('button', { name: /^Betaal/ }).click()
    await page.getByRole('button', { name: 'Betalen', exact: true }).click()
    await see(page.getByRole('heading', { name: 'Betaald, dank je wel!' })).toBeVisible()
    await page.goto(`/members/${to.id}/chat`)
    await see(sheetOf(page).getByRole('img', { name: 'De foto die je koos' })).toBeVisible()
    await sendButton(page).click()
    await until(async () => expect(await messageTypes(to, from)).toEqual(['text', 'text', 'photo']))
    await close()
  })

  it('is not chosen for who takes none, which the sender reads beforehand', async () => {
    const [from, to] = await twoMembers(server)
    const other = await visitAs(browser, server.url, to)
    await other.page.goto('/settings')
    const choice = other.page.getByRole('switch', { name: 'Foto’s in de chat ontvangen' })
    await see(choice).toBeChecked()
    await choice.click()
    await see(choice).not.toBeChecked()
    await other.close()
    const { page, close } = await openTalk(browser, server, { from, to })
    await page.getByRole('button', { name: 'Foto sturen' }).click()
    await see(sheetOf(page).getByText('Bram wil geen foto’s in de chat.')).toBeVisible()
    await see(sheetOf(page).locator('input[type=file]')).toHaveCount(0)
    await close()
  })

  it('that is no photo is refused where it is chosen, and put away when one leaves the sheet', async () => {
    const [from, to] = await twoMembers(server)
    const { page, close } = await openTalk(browser, server, { from, to })
    await page.getByRole('button', { name: 'Foto sturen' }).click()
    await sheetOf(page)
      .getByLabel('Kies uit je foto’s')
      .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: html })
    await see(sheetOf(page).getByText(/kunnen we niet lezen/)).toBeVisible()
    await page.keyboard.press('Escape')
    await choosePhoto(page)
    await page.keyboard.press('Escape')
    await page.reload()
    await see(page.getByRole('button', { name: 'Foto sturen' })).toBeVisible()
    await see(sheetOf(page)).toHaveCount(0)
    await close()
  })

  it('leaves nothing on the device of who logs out while it waits', async () => {
    const [from, to] = await twoMembers(server)
    const { page, close } = await openTalk(browser, server, { from, to })
    await page.route('**/api/chat-photo.php?id=*', (route) => route.abort())
    await choosePhoto(page)
    await sendButton(page).click()
    await see(page.locator(WAITS)).toBeVisible()
    const kept = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const asked = indexedDB.open('vonk.photos')
            asked.onsuccess = () => {
              const names = [...asked.result.objectStoreNames]
              if (names.length === 0) return resolve(0)
              const all = asked.result.transaction('photos').objectStore('photos').count()
              all.onsuccess = () => {
                asked.result.close()
                resolve(all.result)
              }
            }
          }),
      )
    expect(await kept()).toBe(1)
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Uitloggen' }).first().click()
    await sayYes(page, 'Uitloggen')
    await until(async () => expect(await kept()).toBe(0))
    await close()
  })

  it('that would be the first that is paid for to a fictional profile is confirmed first (H1)', async () => {
    const from = await newMember(server)
    const luna = await someone(from, { real: false })
    const { page, close } = await openTalk(browser, server, { from, to: luna })
    await choosePhoto(page)
    await sendButton(page).click()
    const asked = sheetOf(page).getByRole('alertdialog')
    await see(asked.getByText('Deze foto kost 2 credits.')).toBeVisible()
    expect(await creditsOf(from)).toBe(3)
    await asked.getByRole('button', { name: 'Ja, verstuur' }).click()
    await see(messages(page)).toHaveCount(2)
    await close()
  })
})
