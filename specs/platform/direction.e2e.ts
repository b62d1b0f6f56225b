import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { message, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

const NAME = 'נור'
const GREETING = 'שלום, מה שלומך? 10:30 - vonk.'
const ABOUT = 'אני אוהבת ים. 10:30!'

let browser: Browser
let server: SharedServer
let nour: SpecMember
let bram: SpecMember
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
  nour = await newMember(server, { name: NAME, gender: 'female', seeks: 'male' })
  bram = await newMember(server, { name: 'Bram' })
  const { profile } = (await nour.ask('GET /api/user.php')).user ?? {}
  if (!profile) throw new Error('Nobody is logged in')
  await nour.ask('PUT /api/profile.php', {
    body: { ...profile, region: 'Utrecht', city: 'Utrecht', about_me: ABOUT, reason: GREETING },
  })
  await nour.ask('POST /api/message.php', message(bram.id, GREETING))
  await nour.ask('POST /api/likes.php', { body: { id: bram.id } })
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** Hebrew that stands in a line with other text, isolated neither by an element nor by characters. */
const looseTexts = (page: Page) =>
  page.evaluate(() => {
    const loose: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      if (!/[\u0590-\u05ff]/.test(text) || node.parentElement?.closest('[dir=auto], bdi')) continue
      const bare = text.replaceAll(/\u2068[^\u2069]*\u2069/g, '')
      const isAlone = (node.parentElement?.textContent ?? '') === text && !/[a-z0-9,]/i.test(text)
      if (/[\u0590-\u05ff]/.test(bare) && !isAlone) loose.push(text)
    }
    return loose
  })

describe('text from right to left', () => {
  it('keeps its order in list, profile, header and conversation, at every width', async () => {
    const his = await visitAs(browser, server.url, bram)
    for (const path of [
      `/members/${nour.id}`,
      `/members/${nour.id}/chat`,
      '/chats',
      '/notifications',
    ]) {
      await his.page.goto(path)
      await see(his.page.getByText(NAME).first()).toBeAttached()
      expect(await looseTexts(his.page), path).toEqual([])
    }
    await his.page.goto(`/members/${nour.id}/chat`)
    const body = his.page.locator('ol > li', { hasText: 'vonk' }).locator('[dir=auto]').first()
    expect(await body.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
    await his.close()
  })

  it('keeps its order on the member’s own pages, and in what they type', async () => {
    const hers = await visitAs(browser, server.url, nour)
    for (const path of ['/profile', '/settings', `/members/${bram.id}/chat`]) {
      await hers.page.goto(path)
      await see(hers.page.getByRole('main')).toBeVisible()
      expect(await looseTexts(hers.page), path).toEqual([])
    }
    const field = hers.page.getByRole('textbox', { name: 'Bericht' })
    await field.fill(GREETING)
    expect(await field.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
    await hers.close()
  })
})
