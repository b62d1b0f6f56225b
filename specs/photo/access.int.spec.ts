import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DELETION_GRACE_DAYS } from '#core/account/rules.ts'
import { FREE_CONVERSATIONS } from '#core/chat/rules.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { FREE_PHOTOS, PREMIUM_PHOTOS } from '#core/photo/rules.ts'
import * as tokens from '#server/platform/tokens.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import {
  buy,
  message,
  newMember,
  PASSWORD,
  type SpecMember,
} from '#specs/harness/server/members.ts'
import { addPhoto, jpeg } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

const PHOTOS = 5

let server: SpecServer
let anna: SpecMember
let ids: string[]
let viewers: { visitor: Browser; free: SpecMember; premium: SpecMember }
beforeAll(async () => {
  server = await startServer()
  const [free, premium] = [await newMember(server), await newMember(server)]
  viewers = { visitor: server.browser(), free, premium }
  await buy(premium)
  ;({ member: anna, ids } = await withPhotos(PHOTOS))
})
afterAll(() => server.stop())

const pathOf = (id: string, size: '' | '-thumb' = '') => `/media/photos/${id}${size}.webp`

/** A premium member with photos, the first of which is the main one. */
const withPhotos = async (count: number) => {
  const member = await newMember(server)
  await buy(member)
  const bytes = await jpeg()
  for (let nth = 0; nth < count; nth++) await addPhoto(member, bytes)
  const { photos } = await member.ask('GET /api/photos.php')
  return { member, ids: photos.map(({ id }) => id) }
}

/** Which of the photos open for somebody, as files; both sizes say the same. */
const opened = async (browser: Browser, photos = ids) => {
  const open: boolean[] = []
  for (const id of photos) {
    const full = await browser.send('GET', pathOf(id))
    const thumb = await browser.send('GET', pathOf(id, '-thumb'))
    expect(thumb.status).toBe(full.status)
    expect([200, 404]).toContain(full.status)
    open.push(full.status === 200)
  }
  return open
}
/** Which of them the gallery gives, and of how many. */
const gallery = async (browser: Browser, of: string) => {
  const { status, json } = await browser.call('GET /api/gallery.php', { query: { id: of } })
  if (status !== 200) return { status }
  const { photos, total } = json as { photos: { id: string }[]; total: number }
  return { shown: photos.map(({ id }) => id), total }
}
const none = (count: number) => Array.from({ length: count }, () => false)

describe('the photos of a profile', () => {
  const seen = { visitor: 1, free: FREE_PHOTOS, premium: PHOTOS }

  test.each(Object.entries(seen) as [keyof typeof seen, number][])(
    'show to a %s viewer as far as that may see them: %i of 5',
    async (who, count) => {
      const browser = viewers[who]
      expect(await opened(browser)).toEqual(ids.map((_, index) => index < count))
      const shown = ids.slice(0, count)
      expect(await gallery(browser, anna.id)).toEqual({ shown, total: PHOTOS })
    },
  )

  test('all show to a premium member, who starts as many conversations as they like too (PHO-08)', async () => {
    const { premium } = viewers
    expect((await gallery(premium, anna.id)).total).toBe(PHOTOS)
    expect(await opened(premium)).not.toContain(false)
    for (let nth = 0; nth <= FREE_CONVERSATIONS; nth++) {
      const other = await newMember(server)
      await premium.ask('POST /api/message.php', message(other.id, 'Hoi'))
    }
    expect((await premium.ask('GET /api/photos.php')).limit).toBe(PREMIUM_PHOTOS)
  })

  test('show to their owner, whatever others see', async () => {
    const { member, ids: photos } = await withPhotos(2)
    await member.ask('PUT /api/user.php?visibility=1', { body: { visible: false } })
    expect(await opened(member, photos)).toEqual([true, true])
    expect(await gallery(member, member.id)).toEqual({ shown: photos, total: 2 })
  })

  test('come the main one first, wherever that stands in the order', async () => {
    const { member, ids: photos } = await withPhotos(4)
    const [a, b, c, d = ''] = photos
    await member.ask('PUT /api/photos.php?main=1', { body: { id: d } })
    expect(await gallery(viewers.free, member.id)).toEqual({ shown: [d, a, b], total: 4 })
    expect(await opened(viewers.free, photos)).toEqual([true, true, false, true])
    expect(await opened(viewers.visitor, [d, c ?? ''])).toEqual([true, false])
    await member.ask('PUT /api/photos.php?main=1', { body: { id: null } })
    expect(await opened(viewers.visitor, photos)).toEqual(none(4))
  })
})

describe('a photo that may not be seen', () => {
  const everybody = () => Object.values(viewers)

  test('of a member who blocks or is blocked is gone at once, and back when that ends (promise S11)', async () => {
    const { member, ids: photos } = await withPhotos(2)
    const { free } = viewers
    const body = { id: member.id }
    expect(await opened(free, photos)).toEqual([true, true])
    await free.ask('POST /api/block.php', { body })
    expect(await opened(free, photos)).toEqual(none(2))
    expect(await gallery(free, member.id)).toEqual({ status: 404 })
    await free.ask('DELETE /api/block.php', { body })
    await member.ask('POST /api/block.php', { body: { id: free.id } })
    expect(await opened(free, photos)).toEqual(none(2))
    await member.ask('DELETE /api/block.php', { body: { id: free.id } })
    expect(await opened(free, photos)).toEqual([true, true])
  })

  test('of an invisible member shows to nobody, but for the face to who talks with them (promise S11)', async () => {
    const { member, ids: photos } = await withPhotos(2)
    const { free, premium } = viewers
    await free.ask('POST /api/message.php', message(member.id, 'Hoi'))
    await member.ask('PUT /api/user.php?visibility=1', { body: { visible: false } })
    for (const browser of [viewers.visitor, premium]) {
      expect(await opened(browser, photos)).toEqual(none(2))
      expect(await gallery(browser, member.id)).toEqual({ status: 404 })
    }
    expect(await opened(free, photos)).toEqual([true, false])
    expect(await gallery(free, member.id)).toEqual({ status: 404 })
  })

  test('that was removed is gone for everybody, its files too (PHO-02, promise S11)', async () => {
    const { member, ids: photos } = await withPhotos(2)
    const before = await files()
    await member.ask('DELETE /api/photos.php', { body: { id: photos[0] ?? '' } })
    for (const browser of [...everybody(), member]) {
      expect((await opened(browser, photos))[0]).toBe(false)
    }
    await until(async () => expect(await files()).toHaveLength(before.length - 2))
  })

  test('of a member who leaves is gone, and after the days of grace erased for good', async () => {
    const { member, ids: photos } = await withPhotos(2)
    const before = await files()
    await member.ask('DELETE /api/user.php', { body: { reason: 'other', password: PASSWORD } })
    for (const browser of everybody()) expect(await opened(browser, photos)).toEqual(none(2))
    server.clock.forward(DELETION_GRACE_DAYS * DAY_MS)
    await until(async () => expect(await files()).toHaveLength(before.length - 4))
  })

  test('answers like one that is not there', async () => {
    const { free } = viewers
    const locked = await free.send('GET', pathOf(ids.at(-1) ?? ''))
    const nowhere = await free.send('GET', pathOf(randomUUID()))
    const bare = ({ status, text }: typeof locked) => ({ status, text })
    expect(bare(locked)).toEqual(bare(nowhere))
    expect(locked.headers.get('cache-control')).toBe('no-store')
  })
})

describe('the file of a photo', () => {
  const dir = () => join(server.container.get(tokens.config).dataDir, 'photos')

  test('is a picture and nothing else, kept by nobody', async () => {
    const { headers } = await anna.send('GET', pathOf(ids[0] ?? ''))
    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  test.each([
    '/media/photos/..%2f..%2fconfig.webp',
    '/media/photos/%00.webp',
    `/media/photos/${'a'.repeat(64)}.webp`,
    `/media/photos/${randomUUID()}.svg`,
    `/media/photos/${randomUUID()}-thumb-thumb.webp`,
  ])('is not found at %s', async (path) => {
    expect((await anna.send('GET', path)).status).toBe(404)
  })

  test('stays what it was when a server starts anew, and the ones of nobody are none', async () => {
    const names = await files()
    expect(names.length).toBeGreaterThan(0)
    for (const name of names)
      expect(name).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{64}\.(full|thumb)\.webp$/)
    const bytes = await readFile(join(dir(), names[0] ?? ''))
    await server.restart()
    expect(await readFile(join(dir(), names[0] ?? ''))).toEqual(bytes)
    expect(await opened(viewers.premium)).toEqual(ids.map(() => true))
    expect(await readdir(join(dir(), 'incoming'))).toEqual([])
  })
})

/** Every file of a photo there is. */
async function files(): Promise<string[]> {
  const dir = join(server.container.get(tokens.config).dataDir, 'photos')
  const all = await readdir(dir, { recursive: true })
  return all.filter((name) => name.endsWith('.webp')).sort()
}
