import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { message, newMember, type SpecMember, someone } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { allowsOffline, keptText, workerThere } from './device.ts'

const SAID = 'Dit lees ik in de trein'

let browser: Browser
let server: SpecServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([
    launchBrowser({ withNotifications: true, withPictures: true }),
    startServer(),
  ])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const open = async (member: SpecMember) => {
  const visited = await visitAs(browser, server.url, member)
  onTestFinished(visited.close)
  return visited
}

/** A member who has talked, and who lets this device keep that. */
const keeping = async () => {
  const anna = await newMember(server)
  const partner = await someone(anna)
  const { conversation } = await anna.ask('POST /api/message.php', message(partner.id, SAID))
  const { page, context } = await open(anna)
  await page.goto('/members')
  await workerThere(page)
  await allowsOffline(page, anna.id)
  await page.goto(`/chats/${conversation}`)
  await see(page.getByRole('main')).toContainText(SAID)
  await until(async () => expect(await keptText(page)).toContain(SAID))
  return { anna, partner, conversation, page, context }
}

const offline = async (context: BrowserContext, page: Page, path: string) => {
  await context.setOffline(true)
  await page.goto(path)
}

describe('without a connection', () => {
  it('the app opens, says that it is offline and since when, and shows the last conversations, members and oneself (PWA-03)', async () => {
    const { page, context, conversation, partner } = await keeping()
    await page.goto('/profile')
    await see(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(`/members/${partner.id}`)
    await see(page.getByRole('heading', { level: 1 })).toBeVisible()
    await until(async () => expect(await keptText(page)).toContain(`["member","${partner.id}"]`))
    await offline(context, page, '/chats')
    await see(page.getByRole('status').filter({ hasText: 'Je bent offline' })).toContainText(
      /zoals het was om \d\d:\d\d/,
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

  it('a member who lets the device keep nothing finds an app that says it is offline, and nothing of anybody', async () => {
    const anna = await newMember(server)
    const { page, context } = await open(anna)
    await page.goto('/members')
    await workerThere(page)
    await page.goto('/settings')
    await see(page.getByRole('heading', { level: 1 })).toBeVisible()
    await offline(context, page, '/settings')
    await see(page.getByRole('alert')).toContainText('Je bent offline')
    expect(await page.locator('body').innerText()).not.toContain(anna.email)
    expect(await keptText(page)).not.toContain(anna.email)
  })
})
