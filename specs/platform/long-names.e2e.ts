import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { message, newMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

const NAME = 'Wilhelminavanderhoeksteenbergen'.slice(0, 30)
const TOWN = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'

let browser: Browser
let server: SharedServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

describe('a name and a town of one long word', () => {
  it('wrap on every page, which nobody scrolls sideways at 320 px', async () => {
    const long = await newMember(server, { name: NAME, gender: 'female', seeks: 'male' })
    const bram = await newMember(server, { name: 'Bram' })
    const { profile } = (await long.ask('GET /api/user.php')).user ?? {}
    if (!profile) throw new Error('Nobody is logged in')
    const body = { ...profile, region: 'Utrecht', city: TOWN, about_me: TOWN, reason: TOWN }
    await long.ask('PUT /api/profile.php', { body })
    await long.ask('POST /api/message.php', message(bram.id, TOWN))
    await bram.ask('POST /api/message.php', message(long.id, TOWN))
    const pages: [typeof bram, string[]][] = [
      [
        bram,
        [
          `/members/${long.id}`,
          `/members/${long.id}/chat`,
          '/chats',
          '/notifications',
          '/likes',
          '/members',
        ],
      ],
      [long, ['/profile', '/settings']],
    ]
    for (const [member, paths] of pages) {
      const { page, close } = await visitAs(browser, server.url, member)
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 })
        for (const path of paths) {
          await page.goto(path)
          await see(page.getByRole('main')).toBeVisible()
          await see(page.locator('[aria-busy=true]')).toHaveCount(0)
          const wide = await page.evaluate(() => document.documentElement.scrollWidth)
          expect(wide, `${path} at ${width} px`).toBeLessThanOrEqual(width)
        }
      }
      await close()
    }
  })
})
