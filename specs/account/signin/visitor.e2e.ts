import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { FREE_PHOTOS } from '#core/photo/rules.ts'
import { inLongRun } from '#specs/harness/long/how-long.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visit } from '#specs/harness/screens/visit.ts'
import { buy, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { addPhoto, evening } from '#specs/harness/server/pictures.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

/** More than a free member may open. */
const PHOTOS = FREE_PHOTOS + 2

let browser: Browser
let server: SharedServer
let bram: SpecMember
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
  bram = await newMember(server, { name: 'Bram', gender: 'male', seeks: 'female' })
  await buy(bram)
  for (let nth = 0; nth < PHOTOS; nth++) await addPhoto(bram, await evening(nth))
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

type Call = [method: string, path: string, json?: object]

const action = (name: RegExp, role: 'button' | 'link') => (page: Page) =>
  page.getByRole('main').getByRole(role, { name }).first().click()

/** By what a visitor comes to it, where login leads back to, and each call that would do it. */
const parts: [string, (page: Page) => Promise<unknown>, () => string, () => Call[]][] = [
  [
    'chat',
    action(/^Chat met Bram/, 'link'),
    () => `/members/${bram.id}/chat`,
    () => [
      ['GET', '/api/chats.php'],
      ['GET', `/api/chat.php?profile=${bram.id}`],
      ['POST', '/api/message.php', { id: randomUUID(), profile: bram.id, body: 'Hoi' }],
    ],
  ],
  [
    'like',
    action(/^Like/, 'button'),
    () => `/members/${bram.id}`,
    () => [
      ['GET', '/api/likes.php'],
      ['POST', '/api/likes.php', { id: bram.id }],
      ['DELETE', '/api/likes.php', { id: bram.id }],
    ],
  ],
  [
    'gift',
    // Gifts are given in a conversation alone: a visitor comes to none by its address either.
    (page) => page.goto(`/members/${bram.id}/chat`),
    () => `/members/${bram.id}/chat`,
    () => [
      [
        'POST',
        '/api/message.php',
        { id: randomUUID(), profile: bram.id, body: '', gift: 'tulips' },
      ],
    ],
  ],
  [
    'extra photos',
    action(/Nog \d foto/, 'link'),
    () => `/members/${bram.id}`,
    () => [['GET', '/api/photos.php']],
  ],
]

describe('a visitor', () => {
  it.each([...parts.slice(0, 2), ...inLongRun(...parts.slice(2))])(
    'who wants %s is led to login and back, and the server refuses each call of it without a session (ACC-26)',
    async (_, act, back, calls) => {
      const { page, close } = await visit(browser, server.url)
      onTestFinished(close)
      await page.goto(`/members/${bram.id}`)
      await see(page.getByRole('heading', { level: 1 })).toContainText('Bram')
      await act(page)
      await see(page).toHaveURL(/\/login\?/)
      expect(new URL(page.url()).searchParams.get('next')).toBe(back())
      for (const [method, path, json] of calls()) {
        const reply = await server.browser().send(method, path, {
          headers: { 'content-type': 'application/json' },
          ...(json && { body: JSON.stringify(json) }),
        })
        expect([path, reply.status, reply.json]).toEqual([
          path,
          403,
          expect.objectContaining({ error: 'authentication_required' }),
        ])
      }
    },
  )

  it('gets no photo beside the main one, by the call or by its address (ACC-26)', async () => {
    const { photos: own } = await bram.ask('GET /api/photos.php')
    const stranger = server.browser()
    const { photos, total } = await stranger.ask('GET /api/gallery.php', { query: { id: bram.id } })
    expect([photos.map(({ main }) => main), total]).toEqual([[true], PHOTOS])
    for (const { match, main } of own) {
      const { status } = await stranger.send('GET', match)
      expect([match, status]).toEqual([match, main ? 200 : 404])
    }
  })
})
