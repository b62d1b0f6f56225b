import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { KEPT_PICTURES_MAX } from '#core/site/offline/values.ts'
import { longRunOnly } from '#specs/harness/long/how-long.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { message, newMember, someone } from '#specs/harness/server/members.ts'
import { until } from '#specs/harness/server/server.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'
import { ageAnswers, ageKept, allowsOffline, keptText, savesAfter, workerThere } from './device.ts'

const SAID = 'Dit lees ik in de trein'

let browser: Browser
let server: SharedServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser({ withPictures: true }), sharedServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** A member who has talked, and who lets this device keep that. */
const keeping = async () => {
  const anna = await newMember(server)
  const partner = await someone(anna)
  const { conversation } = await anna.ask('POST /api/message.php', message(partner.id, SAID))
  const { page, context, close } = await visitAs(browser, server.url, anna)
  await page.goto('/members')
  await workerThere(page)
  await allowsOffline(page, anna.id)
  await page.goto(`/chats/${conversation}`)
  await see(page.getByRole('main')).toContainText(SAID)
  await until(async () => expect(await keptText(page)).toContain(SAID))
  return { partner, conversation, page, context, close }
}

const offline = async (context: BrowserContext, page: Page, path: string) => {
  await context.setOffline(true)
  await page.goto(path)
}

describe('without a connection', () => {
  let kept: Awaited<ReturnType<typeof keeping>>
  beforeAll(async () => {
    kept = await keeping()
  })
  beforeEach(() => kept.context.setOffline(false))
  afterAll(() => kept.close())

  it('the app opens, says that it is offline and since when, and shows the last conversations, members and oneself (PWA-03)', async () => {
    const { page, context, conversation, partner } = kept
    await page.goto('/profile')
    await see(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(`/members/${partner.id}`)
    await see(page.getByRole('heading', { level: 1 })).toBeVisible()
    await until(async () => expect(await keptText(page)).toContain(`["member","${partner.id}"]`))
    await until(async () => {
      const pictures = await page.evaluate(async () =>
        (await (await caches.open('vonk-pictures')).keys()).map(({ url }) => new URL(url).pathname),
      )
      expect(pictures).not.toEqual([])
      expect(pictures.length).toBeLessThanOrEqual(KEPT_PICTURES_MAX)
      expect(pictures.filter((path) => !/-(thumb|face)\./.test(path))).toEqual([])
    })
    await offline(context, page, '/chats')
    await see(page.getByRole('status').filter({ hasText: 'Je bent offline' })).toContainText(
      /Je ziet wat er om \d\d:\d\d al geladen was/,
    )
    await see(page.getByRole('main')).toContainText(SAID)
    await page.goto(`/chats/${conversation}`)
    await see(page.getByRole('main')).toContainText(SAID)
    await page.goto(`/members/${partner.id}`)
    await see(page.getByRole('heading', { level: 1 })).toContainText(partner.name)
    await page.goto('/profile')
    await see(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/members')
    await see(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await page.goto('/credits')
    await see(page.getByRole('alert')).toContainText('Je bent offline')
  })

  it('a conversation that was kept opens from the list of conversations after the app opened offline (PWA-03)', async () => {
    const { page, context } = kept
    await offline(context, page, '/chats')
    await page.getByRole('main').getByRole('link').filter({ hasText: SAID }).click()
    await see(page.getByRole('textbox')).toBeVisible()
    await see(page.getByRole('main')).toContainText(SAID)
  })

  it('a conversation that was kept opens when the connection was lost after the list loaded (PWA-03)', async () => {
    const { page, context } = kept
    await savesAfter(page, () => page.goto('/chats'))
    const chat = page.getByRole('main').getByRole('link').filter({ hasText: SAID })
    await see(chat).toBeVisible()
    await context.setOffline(true)
    await see(page.getByRole('status').filter({ hasText: 'Je bent offline' })).toBeVisible()
    await chat.click()
    await see(page.getByRole('textbox')).toBeVisible()
    await see(page.getByRole('main')).toContainText(SAID)
  })

  it('a page that cannot load says that it comes by itself, has no retry button, and comes (PWA-03)', async () => {
    const { page, context } = kept
    await page.goto('/chats')
    await see(page.getByRole('main')).toContainText(SAID)
    await context.setOffline(true)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Premium/ })
      .click()
    const failed = page.getByRole('alert')
    await see(failed).toContainText('Zodra je weer verbinding hebt, gaan we vanzelf verder.')
    await see(failed.getByRole('button', { name: 'Opnieuw proberen' })).toHaveCount(0)
    await context.setOffline(false)
    await see(page.getByRole('heading', { level: 1, name: 'Premium' })).toBeVisible()
  })

  it('an answer that loaded more than a week ago is not shown, however recently another was saved (PWA-03)', async () => {
    const { page, context } = kept
    await savesAfter(page, () => page.goto('/chats'))
    await context.setOffline(true)
    await ageAnswers(page)
    await page.goto('/chats')
    await see(page.getByRole('alert')).toContainText('Je bent offline')
  })

  it('the app opens and says that it is offline when what was kept is older than a week (PWA-03)', async () => {
    const { page, context } = kept
    await savesAfter(page, () => page.goto('/chats'))
    await context.setOffline(true)
    await ageKept(page)
    await page.goto('/chats')
    await see(page.getByRole('alert')).toContainText('Je bent offline')
    expect(await keptText(page)).not.toContain(SAID)
  })

  it.each(longRunOnly)(
    'a member who lets the device keep nothing finds an app that says it is offline, and nothing of anybody',
    async () => {
      const anna = await newMember(server)
      const { page, context, close } = await visitAs(browser, server.url, anna)
      await page.goto('/members')
      await workerThere(page)
      await page.goto('/settings')
      await see(page.getByRole('heading', { level: 1 })).toBeVisible()
      await offline(context, page, '/settings')
      await see(page.getByRole('alert')).toContainText('Je bent offline')
      expect(await page.locator('body').innerText()).not.toContain(anna.email)
      expect(await keptText(page)).not.toContain(anna.email)
      await close()
    },
  )

  it('what the member lets the device keep goes the moment they take it back', async () => {
    const { page } = kept
    await page.goto('/settings')
    const keeps = page.getByRole('switch', { name: 'Lezen zonder internet' })
    await see(keeps).toBeChecked()
    await keeps.click()
    await see(page.getByText('We bewaren niets van je op dit apparaat.')).toBeVisible()
    await until(async () => expect((await keptText(page)).includes(SAID)).toBe(false))
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
  })
})

describe('the installed app', () => {
  it('starts offline, has a manifest, icons and a worker, as a phone asks before it installs (PWA-01)', async () => {
    const { page, context, close } = await visitAs(browser, server.url, await newMember(server))
    await page.goto('/')
    await workerThere(page)
    const href = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = await (await fetch(`${server.url}${href}`)).json()
    expect(manifest).toMatchObject({ display: 'standalone', start_url: '/', scope: '/' })
    expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toContain('512x512')
    await context.setOffline(true)
    const answer = await page.goto(manifest.start_url)
    expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([200, true])
    await see(page.getByRole('alert')).toContainText('Je bent offline')
    await close()
  })
})
