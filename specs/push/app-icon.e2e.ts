import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { message, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { until } from '#specs/harness/server/server.ts'
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

const anna = () => newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })

describe('the icon of the app', () => {
  const badges = (page: Page) =>
    page.evaluate(() => (window as unknown as { badges: (number | null)[] }).badges)
  const record = (page: Page) =>
    page.addInitScript(() => {
      const badges: (number | null)[] = []
      const set = async (count: number) => void badges.push(count)
      Object.assign(window, { badges })
      Object.assign(navigator, { setAppBadge: set, clearAppBadge: async () => badges.push(null) })
    })

  it('bears the sum of unread messages and new likes, and nothing when there are none (PSH-05)', async () => {
    const me = await anna()
    const [bram, cor] = [
      await newMember(server, { name: 'Bram' }),
      await newMember(server, { name: 'Cor' }),
    ]
    const like = (from: SpecMember) => from.ask('POST /api/likes.php', { body: { id: me.id } })
    for (const body of ['Hoi', 'Ben je er?']) {
      await bram.ask('POST /api/message.php', message(me.id, body))
    }
    await like(bram)
    await like(cor)
    const { page, close } = await visitAs(browser, server.url, me)
    await record(page)
    await page.goto('/likes')
    await until(async () => expect((await badges(page)).at(-1)).toBe(4))
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await until(async () => expect((await badges(page)).at(-1)).toBe(3))
    await page.goto('/chats')
    await page.getByRole('link', { name: /Bram/ }).click()
    await until(async () => expect((await badges(page)).at(-1)).toBe(1))
    await page.goto(`/likes/m/${bram.id}`)
    await until(async () => expect((await badges(page)).at(-1)).toBe(null))
    await close()
  })
})
