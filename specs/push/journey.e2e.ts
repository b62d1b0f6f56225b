import { generateKeyPairSync } from 'node:crypto'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { newMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let browser: Browser
let server: SpecServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([
    launchBrowser({ withNotifications: true }),
    startServer(),
  ])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const siteSettings = (settings: object) =>
  server.db.query('update site set settings = settings || $1', [settings])

/** A key as the site would have one: the point of P-256 that push services ask for. */
const publicKey = () => {
  const { publicKey: key } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return Buffer.concat(point).toString('base64url')
}

const TITLE = 'Vonk'
const BODY = 'Je hebt een nieuw bericht'

/** As the server has it: declarative web push, which a browser that does not know it hands over. */
const declared = (navigate: string, tag: string) => {
  const notification = { title: TITLE, body: BODY, navigate, lang: 'nl', dir: 'ltr', tag }
  return JSON.stringify({ web_push: 8030, notification, app_badge: '3' })
}

/** Hands the worker messages as a push service would: again, when one was not taken. */
const pushesTo = async (context: BrowserContext, page: Page) => {
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((done) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) done(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(server.url)
  return async (data: string) => {
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  }
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const found = await registration.getNotifications()
    return found.map(({ title, body, data, tag }) => ({ title, body, data, tag }))
  })

/** Clicks the notification of the chats, as the member would. */
const clickNewest = async (context: BrowserContext) => {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('No worker is registered')
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      NotificationEvent: new (type: string, with_: { notification?: Notification }) => Event
      dispatchEvent(event: Event): boolean
    }
    const [notification] = await scope.registration.getNotifications({ tag: 'talk' })
    const click = new scope.NotificationEvent('notificationclick', {
      ...(notification && { notification }),
    })
    scope.dispatchEvent(click)
  })
}

describe('the service worker', () => {
  it('is registered when the app starts, for a visitor too, and asks for nothing by itself (PSH-09)', async () => {
    const context = await browser.newContext({ baseURL: server.url })
    const page = await context.newPage()
    await page.goto('/login')
    const script = await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      return [active?.scriptURL, Notification.permission]
    })
    expect(script).toEqual([`${server.url}/worker.js`, 'default'])
    await context.close()
  })

  it('shows whatever comes and opens its page, which is one of the site (PSH-03)', async () => {
    await siteSettings({ push_public_key: publicKey() })
    const anna = await newMember(server)
    const { page, context, faults, close } = await visitAs(browser, server.url, anna)
    await context.grantPermissions(['notifications'], { origin: server.url })
    await page.goto('/settings')
    const section = page.getByRole('region', { name: 'Meldingen op dit apparaat' })
    await see(section.getByRole('button', { name: 'Meldingen aanzetten' })).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready)
    const deliver = await pushesTo(context, page)
    const comes = (message: string, told: object) =>
      see(async () => {
        await deliver(message)
        expect(await shown(page)).toContainEqual(told)
      }).toPass()
    const said = { title: TITLE, body: BODY }
    const evil = declared('https://evil.example/login', 'elsewhere')
    await comes(evil, { ...said, data: '/', tag: 'elsewhere' })
    await comes('geen json', { title: TITLE, body: '', data: '/', tag: '/' })
    const talk = declared(`${server.url}/chats`, 'talk')
    await comes(talk, { ...said, data: '/chats', tag: 'talk' })
    await deliver(talk)
    expect(await shown(page)).toHaveLength(3)
    await clickNewest(context)
    await see(page).toHaveURL(/\/chats$/)
    expect(faults).toEqual([])
    await close()
  })
})

describe('the place of a device', () => {
  it('fills in the town that one is in, once the member asks (PSH-08)', async () => {
    const anna = await newMember(server, { city: 'Goes', region: 'Zeeland' })
    const { page, context, close } = await visitAs(browser, server.url, anna, { phone: true })
    await context.grantPermissions(['geolocation'], { origin: server.url })
    await context.setGeolocation({ latitude: 52.0907, longitude: 5.1214 })
    await page.goto('/profile')
    await see(page.getByLabel('Woonplaats')).toHaveValue('Goes')
    await page.getByRole('button', { name: 'Gebruik mijn locatie' }).click()
    await see(page.getByText('Je bent in de buurt van Utrecht.')).toBeVisible()
    await see(page.getByLabel('Woonplaats')).toHaveValue('Utrecht')
    await see(page.getByLabel('Provincie')).toHaveValue('Utrecht')
    await close()
  })
})
