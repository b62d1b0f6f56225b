import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { sayYes } from '#specs/harness/screens/say-yes.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
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

const isLoaded = (page: Page) =>
  page.locator('ol img').evaluate((image) => (image as HTMLImageElement).naturalWidth > 0)

/** A page that is back online may load anew by itself at that moment: then this load is given up. */
const loadAnew = (page: Page) => until(() => page.reload())

describe('a photo in a conversation', () => {
  it('goes from camera or album with its progress, is blurred until it is opened, and gone when it is taken back', async () => {
    const [from, to] = await twoMembers(server)
    const { page, faults, close } = await openTalk(browser, server, { from, to, phone: true })
    await page.getByRole('button', { name: 'Foto sturen' }).click()
    await see(sheetOf(page).getByLabel('Maak een foto')).toHaveAttribute('accept', 'image/*')
    await page.keyboard.press('Escape')
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/api/chat-photo.php?id=*', async (route) => {
      await held
      await route.continue()
    })
    await choosePhoto(page)
    await sendButton(page).dblclick()
    await see(page.getByText('Wordt verstuurd')).toBeVisible()
    await see(page.locator('ol').getByRole('img', { name: 'Jouw foto' })).toBeVisible()
    goOn()
    await arrivesOnce(page, from, to)
    await until(async () => expect(await isLoaded(page)).toBe(true))

    const other = await visitAs(browser, server.url, to)
    await other.page.goto('/chats')
    await other.page.getByText('Een foto voor jou').click()
    const photo = other.page.locator('ol img')
    await see(photo).toHaveAttribute('src', /-blurred\.webp$/)
    await see(other.page.getByText('Alleen jij kunt hem openen')).toBeVisible()
    await other.page.getByRole('button', { name: 'Open foto' }).click()
    await see(photo).toHaveAttribute('src', /-thumb\.webp$/)
    await until(async () => expect(await isLoaded(other.page)).toBe(true))
    await other.page.getByRole('button', { name: 'Foto van Anna, groot bekijken' }).click()
    await see(other.page.getByRole('dialog', { name: 'Foto van Anna' })).toBeVisible()
    await other.page.keyboard.press('Escape')

    await messages(page).getByRole('button', { name: 'Opties bij dit bericht' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijder' }).click()
    await sayYes(page, 'Verwijder')
    await see(other.page.locator('ol img')).toHaveCount(0)
    expect(faults).toEqual([])
    await other.close()
    await close()
  })

  it('sent while the network is cut waits on the device over a reload, is sent once and paid once (CHT-14, M5)', async () => {
    const [from, to] = await twoMembers(server)
    const { page, context, close } = await openTalk(browser, server, { from, to })
    await choosePhoto(page)
    await context.setOffline(true)
    await sendButton(page).click()
    await see(page.getByText('Wacht op verbinding').first()).toBeVisible()
    await see(page.getByText('Pas dan kost het 2 credits.')).toBeVisible()
    await page.route('**/api/chat-photo.php?id=*', (route) => route.abort())
    await context.setOffline(false)
    await loadAnew(page)
    await see(page.locator('ol').getByRole('img', { name: 'Jouw foto' })).toBeVisible()
    expect(await messageTypes(to, from)).toEqual([])
    await page.unroute('**/api/chat-photo.php?id=*')
    await loadAnew(page)
    await arrivesOnce(page, from, to)
    await close()
  })

  it('whose answers are lost, of the upload and of the message, is one photo and one charge (M5)', async () => {
    const [from, to] = await twoMembers(server)
    const { page, context, close } = await openTalk(browser, server, { from, to })
    const ids = new Set<string>()
    const tried = new Set<string>()
    // Either tab may be the one that sends.
    const loses = async (tab: Page) => {
      for (const path of ['**/api/chat-photo.php?id=*', '**/api/message.php']) {
        await tab.route(path, async (route) => {
          const request = route.request()
          ids.add(new URL(request.url()).searchParams.get('id') ?? request.postDataJSON().id)
          if (tried.has(path)) return route.continue()
          tried.add(path)
          await route.fetch()
          return route.abort()
        })
      }
    }
    await loses(page)
    await choosePhoto(page)
    await sendButton(page).click()
    const second = await context.newPage()
    await loses(second)
    await second.goto(`/members/${to.id}/chat`)
    await arrivesOnce(page, from, to)
    await see(messages(second)).toHaveCount(1)
    expect(ids.size).toBe(1)
    await close()
  })
})
