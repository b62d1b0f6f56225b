import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see, WAITS } from '#specs/harness/screens/see.ts'
import { visitAs, withoutWorker } from '#specs/harness/screens/visit.ts'
import {
  creditsOf,
  message,
  newMember,
  type SpecMember,
  someone,
} from '#specs/harness/server/members.ts'
import { evening, html } from '#specs/harness/server/pictures.ts'
import { until } from '#specs/harness/server/server.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let browser: Browser
let server: SharedServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser({ withPictures: true }), sharedServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const anna = () => newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
const bram = () => newMember(server, { name: 'Bram' })
const file = async (nth = 1) => ({
  name: 'avond.jpg',
  mimeType: 'image/jpeg',
  buffer: await evening(nth),
})
const sheetOf = (page: Page) => page.getByRole('dialog', { name: /^Foto voor/ })
const sendButton = (page: Page) => sheetOf(page).getByRole('button', { name: 'Stuur · 2 credits' })
const choose = async (page: Page) => {
  await page.getByRole('button', { name: 'Foto sturen' }).click()
  await sheetOf(page)
    .getByLabel('Kies uit je foto’s')
    .setInputFiles(await file())
  await see(sheetOf(page).getByRole('img', { name: 'De foto die je koos' })).toBeVisible()
}
const said = (page: Page) => page.locator('ol > li:has(time)')
const typesTo = async (reader: SpecMember, from: SpecMember) => {
  const { conversation } = await reader.ask('GET /api/chat.php', { query: { profile: from.id } })
  return conversation.messages.map(({ type }) => type)
}
/** One photo came, one was paid, and nothing waits on the device. */
const arrivesOnce = async (page: Page, from: SpecMember, to: SpecMember) => {
  await see(said(page)).toHaveCount(1)
  await see(page.getByText(/^Wacht op |Wordt verstuurd/)).toHaveCount(0)
  await until(async () => expect(await typesTo(to, from)).toEqual(['photo']))
  expect(await creditsOf(from)).toBe(1)
}
const isLoaded = (page: Page) =>
  page.locator('ol img').evaluate((image) => (image as HTMLImageElement).naturalWidth > 0)
const openTalk = async (from: SpecMember, to: { id: string }, { phone = false } = {}) => {
  const visited = await visitAs(browser, server.url, from, { phone })
  await withoutWorker(visited.context)
  await visited.page.goto(`/members/${to.id}/chat`)
  await see(visited.page.getByRole('button', { name: 'Foto sturen' })).toBeVisible()
  return visited
}

/** A page that is back online may load anew by itself at that moment: then this load is given up. */
const loadAnew = (page: Page) => until(() => page.reload())

describe('a photo in a conversation', () => {
  it('goes from camera or album with its progress, is blurred until it is opened, and gone when it is taken back', async () => {
    const [from, to] = [await anna(), await bram()]
    const { page, faults, close } = await openTalk(from, to, { phone: true })
    await page.getByRole('button', { name: 'Foto sturen' }).click()
    await see(sheetOf(page).getByLabel('Maak een foto')).toHaveAttribute('accept', 'image/*')
    await page.keyboard.press('Escape')
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/api/chat-photo.php?id=*', async (route) => {
      await held
      await route.continue()
    })
    await choose(page)
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

    page.once('dialog', (dialog) => dialog.accept())
    await said(page).getByRole('button', { name: 'Opties bij dit bericht' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijder' }).click()
    await see(other.page.locator('ol img')).toHaveCount(0)
    expect(faults).toEqual([])
    await other.close()
    await close()
  })

  it('sent while the network is cut waits on the device over a reload, is sent once and paid once (CHT-14, M5)', async () => {
    const [from, to] = [await anna(), await bram()]
    const { page, context, close } = await openTalk(from, to)
    await choose(page)
    await context.setOffline(true)
    await sendButton(page).click()
    await see(page.getByText('Wacht op verbinding').first()).toBeVisible()
    await see(page.getByText('Pas dan kost het 2 credits.')).toBeVisible()
    await page.route('**/api/chat-photo.php?id=*', (route) => route.abort())
    await context.setOffline(false)
    await loadAnew(page)
    await see(page.locator('ol').getByRole('img', { name: 'Jouw foto' })).toBeVisible()
    expect(await typesTo(to, from)).toEqual([])
    await page.unroute('**/api/chat-photo.php?id=*')
    await loadAnew(page)
    await arrivesOnce(page, from, to)
    await close()
  })

  it('chosen without a connection waits, is sent once when it is back, and says so where it cannot be chosen yet (CHT-14)', async () => {
    const [from, to] = [await anna(), await bram()]
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
    await choose(page)
    await sendButton(page).click()
    await see(page.locator('ol').getByRole('img', { name: 'Jouw foto' })).toBeVisible()
    await see(page.getByText('Wacht op verbinding').first()).toBeVisible()
    expect(await creditsOf(from)).toBe(3)
    await context.setOffline(false)
    await arrivesOnce(page, from, to)
    await close()
  })

  it('whose answers are lost, of the upload and of the message, is one photo and one charge (M5)', async () => {
    const [from, to] = [await anna(), await bram()]
    const { page, context, close } = await openTalk(from, to)
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
    await choose(page)
    await sendButton(page).click()
    const second = await context.newPage()
    await loses(second)
    await second.goto(`/members/${to.id}/chat`)
    await arrivesOnce(page, from, to)
    await see(said(second)).toHaveCount(1)
    expect(ids.size).toBe(1)
    await close()
  })

  it('that is stopped on its way is not sent, and costs nothing', async () => {
    const [from, to] = [await anna(), await bram()]
    const { page, close } = await openTalk(from, to)
    await page.route('**/api/chat-photo.php?id=*', () => undefined)
    await choose(page)
    await sendButton(page).click()
    await page.getByRole('button', { name: 'Niet versturen' }).click()
    await see(page.locator('ol')).toHaveCount(0)
    expect(await typesTo(to, from)).toEqual([])
    expect(await creditsOf(from)).toBe(3)
    await close()
  })

  it('for which the credits are too few is still chosen when they are bought', async () => {
    const [from, to] = [await anna(), await bram()]
    for (const text of ['Hoi', 'Daar'])
      await from.ask('POST /api/message.php', message(to.id, text))
    const { page, close } = await openTalk(from, to)
    await choose(page)
    await see(sheetOf(page).getByText('Je foto blijft bewaard.')).toBeVisible()
    await sheetOf(page).getByRole('link', { name: 'Credits kopen' }).click()
    const bundles = page.getByRole('dialog', { name: 'Praat verder' })
    await bundles.getByRole('radio', { name: /^10 credits/ }).check()
    await bundles.getByRole('link', { name: /Kies 10 credits voor/ }).click()
    await page.getByRole('radio', { name: /iDEAL/ }).check()
    await page.getByRole('button', { name: /^Betaal/ }).click()
    await page.getByRole('button', { name: 'Betalen', exact: true }).click()
    await see(page.getByRole('heading', { name: 'Betaald, dank je wel!' })).toBeVisible()
    await page.goto(`/members/${to.id}/chat`)
    await see(sheetOf(page).getByRole('img', { name: 'De foto die je koos' })).toBeVisible()
    await sendButton(page).click()
    await until(async () => expect(await typesTo(to, from)).toEqual(['text', 'text', 'photo']))
    await close()
  })

  it('is not chosen for who takes none, which the sender reads beforehand', async () => {
    const [from, to] = [await anna(), await bram()]
    const other = await visitAs(browser, server.url, to)
    await other.page.goto('/settings')
    const choice = other.page.getByRole('switch', { name: 'Foto’s in de chat ontvangen' })
    await see(choice).toBeChecked()
    await choice.click()
    await see(choice).not.toBeChecked()
    await other.close()
    const { page, close } = await openTalk(from, to)
    await page.getByRole('button', { name: 'Foto sturen' }).click()
    await see(sheetOf(page).getByText('Bram wil geen foto’s in de chat.')).toBeVisible()
    await see(sheetOf(page).locator('input[type=file]')).toHaveCount(0)
    await close()
  })

  it('that is no photo is refused where it is chosen, and put away when one leaves the sheet', async () => {
    const [from, to] = [await anna(), await bram()]
    const { page, close } = await openTalk(from, to)
    await page.getByRole('button', { name: 'Foto sturen' }).click()
    await sheetOf(page)
      .getByLabel('Kies uit je foto’s')
      .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: html })
    await see(sheetOf(page).getByText(/kunnen we niet lezen/)).toBeVisible()
    await page.keyboard.press('Escape')
    await choose(page)
    await page.keyboard.press('Escape')
    await page.reload()
    await see(page.getByRole('button', { name: 'Foto sturen' })).toBeVisible()
    await see(sheetOf(page)).toHaveCount(0)
    await close()
  })

  it('leaves nothing on the device of who logs out while it waits', async () => {
    const [from, to] = [await anna(), await bram()]
    const { page, close } = await openTalk(from, to)
    await page.route('**/api/chat-photo.php?id=*', (route) => route.abort())
    await choose(page)
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
    page.once('dialog', (dialog) => dialog.accept())
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Uitloggen' }).first().click()
    await until(async () => expect(await kept()).toBe(0))
    await close()
  })

  it('that would be the first that is paid for to a fictional profile is confirmed first (H1)', async () => {
    const from = await anna()
    const luna = await someone(from, { real: false })
    const { page, close } = await openTalk(from, luna)
    await choose(page)
    await sendButton(page).click()
    const asked = sheetOf(page).getByRole('alertdialog')
    await see(asked.getByText('Deze foto kost 2 credits.')).toBeVisible()
    expect(await creditsOf(from)).toBe(3)
    await asked.getByRole('button', { name: 'Ja, verstuur' }).click()
    await see(said(page)).toHaveCount(2)
    await close()
  })
})
