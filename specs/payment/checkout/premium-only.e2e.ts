import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { FREE_CONVERSATIONS } from '#core/chat/rules.ts'
import { type Feature, plan } from '#core/kernel/plan.ts'
import { FREE_PHOTOS } from '#core/photo/rules.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { lengthenTalk } from '#specs/harness/server/long-talk.ts'
import { buy, message, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { addPhoto, evening } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

const SHOWN = 5
const SAID = 12

let browser: Browser
let server: SpecServer
let anna: SpecMember
let bram: SpecMember
let stranger: string
let talk: string
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), startServer()])
  const limit = JSON.stringify({ chat_history_messages: SHOWN })
  await server.db.query('update site set settings = settings || $1::jsonb', [limit])
  await server.restart()
  bram = await newMember(server, { name: 'Bram', gender: 'male', seeks: 'female' })
  await buy(bram)
  for (let nth = 0; nth < FREE_PHOTOS + 2; nth += 1) await addPhoto(bram, await evening(nth))
  anna = await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
  for (let nth = 0; nth < FREE_PHOTOS; nth += 1) await addPhoto(anna, await evening(nth))
  const { profiles } = await anna.ask('GET /api/members.php', { query: { only: 'real' } })
  const others = profiles.filter(({ id, fictional }) => !fictional && id !== bram.id)
  const [unknown, ...known] = others
  if (!unknown || known.length < FREE_CONVERSATIONS) throw new Error('There are too few others')
  for (const { id } of known.slice(0, FREE_CONVERSATIONS - 1)) {
    await anna.ask('POST /api/message.php', message(id, 'Hoi'))
  }
  const { conversation } = await anna.ask('POST /api/message.php', message(bram.id, 'Hoi Bram'))
  await lengthenTalk(server.db, conversation, { length: SAID, repliedTo: 1 })
  talk = conversation
  stranger = unknown.id
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** Where a free member is past what is free, how they reach for more, and the alert to premium. */
type Use = {
  path: () => string
  reach: (page: Page) => Promise<unknown>
  alert: (page: Page) => Locator
  way: string
}

const main = (page: Page) => page.getByRole('main')

const uses: Partial<Record<Feature, Use>> = {
  history: {
    path: () => `/chats/${talk}`,
    reach: (page) => page.getByText(`Zin ${SAID - SHOWN + 1}.`).scrollIntoViewIfNeeded(),
    alert: (page) =>
      main(page)
        .getByRole('paragraph')
        .filter({ hasText: `${SAID - SHOWN} oudere berichten zie je als Premium` }),
    way: '/premium',
  },
  talk: {
    path: () => `/members/${stranger}/chat`,
    reach: async (page) => {
      await page.getByLabel('Bericht', { exact: true }).fill('Hallo daar')
      await page.keyboard.press('Enter')
    },
    alert: (page) =>
      main(page).locator('div, section').filter({ hasText: 'Dit kan alleen met Premium.' }).last(),
    way: '/credits',
  },
  photos: {
    path: () => `/members/${bram.id}`,
    reach: (page) => page.getByRole('button', { name: /Nog \d foto/ }).click(),
    alert: (page) => page.getByRole('dialog', { name: 'Alleen met Premium' }),
    way: '/credits',
  },
  upload: {
    path: () => '/profile',
    reach: async (page) => {
      await see(page.getByRole('button', { name: /^Foto 1 van/ })).toBeVisible()
      await see(page.getByLabel('Foto toevoegen')).toHaveCount(0)
    },
    alert: (page) =>
      main(page)
        .locator('div')
        .filter({ hasText: 'Met een gratis account heb je maximaal' })
        .last(),
    way: '/credits',
  },
}

describe('what is for premium alone', () => {
  it('is used here feature by feature, each in which the two plans differ', () => {
    const differing = plan.filter(({ free, premium }) => String(free) !== String(premium))
    expect(Object.keys(uses).sort()).toEqual(differing.map(({ feature }) => feature).sort())
  })

  it.each(Object.entries(uses))(
    '(%s) does nothing for a free member but show the premium alert (ACC-27)',
    async (_, { path, reach, alert, way }) => {
      const { page, close } = await visitAs(browser, server.url, anna)
      onTestFinished(close)
      await page.goto(path())
      await see(page.getByRole('button', { name: 'Mijn account' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.method() !== 'GET') asked.push(`${request.method()} ${request.url()}`)
      })
      await reach(page)
      await see(alert(page)).toBeVisible()
      await see(alert(page).getByRole('link')).toHaveAttribute('href', way)
      await page.waitForLoadState('networkidle')
      expect([new URL(page.url()).pathname, asked]).toEqual([path(), []])
    },
  )
})
