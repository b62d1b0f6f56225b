import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DELETION_GRACE_DAYS } from '#core/account/rules.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { FREE_PHOTOS } from '#core/photo/rules.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { buy, newMember, PASSWORD, type SpecMember } from '#specs/harness/server/members.ts'
import { addPhoto, jpeg, send } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { openStream, type Stream } from '#specs/harness/server/stream.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const ALBUM = 'POST /api/album.php'
const HIDE = 'PUT /api/photos.php?album=1'
/** A member with two public photos, the first the main one, and a private one. */
const withAlbum = async () => {
  const member = await newMember(server)
  const ids = [randomUUID(), randomUUID(), randomUUID()] as const
  for (const id of ids) await addPhoto(member, await jpeg(), id)
  await member.ask(HIDE, { body: { id: ids[2], private: true } })
  return { member, ids }
}
const opens = async (browser: Browser, id: string) => {
  const statuses = []
  for (const size of ['', '-thumb', '-face'])
    statuses.push((await browser.send('GET', `/media/photos/${id}${size}.webp`)).status)
  expect(new Set(statuses).size).toBe(1)
  return statuses[0] === 200
}
const galleryOf = async (browser: Browser, id: string) => {
  const { photos, total, in_album } = await browser.ask('GET /api/gallery.php', { query: { id } })
  return { shown: photos.map((photo) => photo.id), total, in_album }
}
const openTo = async (member: SpecMember) =>
  (await member.ask('GET /api/album.php')).open_to.map(({ id }) => id)

describe('a private album', () => {
  test('that is opened or taken back is told to the pages of who it is about, once and to nobody else', async () => {
    const { member } = await withAlbum()
    const [bram, other] = [await newMember(server), await newMember(server)]
    const streams: Stream[] = []
    for (const one of [bram, other]) streams.push(await openStream(server.url, one.cookie()))
    const heard = () =>
      streams.map(({ hints }) => hints.flatMap(({ about, id }) => (about === 'album' ? [id] : [])))
    const twice = async (key: 'POST /api/album.php' | 'DELETE /api/album.php') => {
      for (let nth = 0; nth < 2; nth++) await member.ask(key, { body: { id: bram.id } })
    }
    await twice(ALBUM)
    await until(() => expect(heard()).toEqual([[member.id], []]))
    await twice('DELETE /api/album.php')
    await until(() => expect(heard()[0]).toHaveLength(2))
    await member.ask('DELETE /api/album.php', { body: { id: other.id } })
    await member.ask(ALBUM, { body: { id: bram.id } })
    await until(() => expect(heard()[0]).toHaveLength(3))
    expect(heard()[1]).toEqual([])
    for (const stream of streams) stream.close()
  })

  test('is unlocked for one person, taken back at will, and opened by nobody else, Premium or not (PRF-11, promise S11)', async () => {
    const { member, ids } = await withAlbum()
    const [main, second, hidden] = ids
    const [bram, other, premium] = [
      await newMember(server),
      await newMember(server),
      await newMember(server),
    ]
    await buy(premium)
    const shut = { shown: [main, second], total: 2, in_album: 1 }
    for (const browser of [bram, other, premium]) {
      expect(await opens(browser, hidden)).toBe(false)
      expect(await galleryOf(browser, member.id)).toEqual(shut)
    }
    expect(await opens(server.browser(), hidden)).toBe(false)
    expect(await opens(member, hidden)).toBe(true)

    for (let nth = 0; nth < 2; nth++) await member.ask(ALBUM, { body: { id: bram.id } })
    expect(await openTo(member)).toEqual([bram.id])
    expect(await opens(bram, hidden)).toBe(true)
    expect(await galleryOf(bram, member.id)).toEqual({ shown: ids, total: 2, in_album: 1 })
    for (const browser of [other, premium]) {
      expect(await opens(browser, hidden)).toBe(false)
      expect(await galleryOf(browser, member.id)).toEqual(shut)
    }
    expect(await opens(server.browser(), hidden)).toBe(false)

    for (let nth = 0; nth < 2; nth++)
      await member.ask('DELETE /api/album.php', { body: { id: bram.id } })
    expect(await openTo(member)).toEqual([])
    expect(await opens(bram, hidden)).toBe(false)
    expect(await galleryOf(bram, member.id)).toEqual(shut)
  })

  test('tells a visitor nothing, not even that there is one', async () => {
    const { member, ids } = await withAlbum()
    expect(await galleryOf(server.browser(), member.id)).toEqual({
      shown: [ids[0]],
      total: 2,
      in_album: 0,
    })
  })

  test('counts among the photos that one may have', async () => {
    const { member } = await withAlbum()
    const own = await member.ask('GET /api/photos.php')
    expect(own.photos.map((photo) => photo.private)).toEqual([false, false, true])
    expect(own.limit).toBe(FREE_PHOTOS)
    expect((await send(member, await jpeg())).json).toEqual({ error: 'photo_limit' })
  })

  test('holds no main photo: what goes into it is one no more, and what is in it becomes none', async () => {
    const { member, ids } = await withAlbum()
    const [main, , hidden] = ids
    const body = { id: hidden }
    expect(await member.refusal('PUT /api/photos.php?main=1', { body })).toMatchObject({
      error: 'not_found',
    })
    await member.ask(HIDE, { body: { id: main, private: true } })
    const { user } = await member.ask('GET /api/user.php')
    expect(user?.profile.main_image).toBeNull()
    const bram = await newMember(server)
    expect(await opens(bram, main)).toBe(false)
    await member.ask(HIDE, { body: { id: main, private: false } })
    expect(await opens(bram, main)).toBe(true)
    await member.ask('PUT /api/photos.php?main=1', { body: { id: main } })
  })

  test('of somebody else is changed by nobody, and opened for nobody who is not shown', async () => {
    const { member, ids } = await withAlbum()
    const bram = await newMember(server)
    const change = { body: { id: ids[2], private: false } }
    expect(await bram.refusal(HIDE, change)).toMatchObject({ error: 'not_found' })
    expect(await opens(bram, ids[2])).toBe(false)
    for (const id of [randomUUID(), member.id])
      expect(await member.refusal(ALBUM, { body: { id } })).toMatchObject({ error: 'not_found' })
    await bram.ask('POST /api/block.php', { body: { id: member.id } })
    const refused = await member.refusal(ALBUM, { body: { id: bram.id } })
    expect(refused).toMatchObject({ error: 'not_found' })
  })

  test('is shut at once by a block, for good, and when one of the two is erased (promise S11)', async () => {
    const { member, ids } = await withAlbum()
    const [bram, cees] = [await newMember(server), await newMember(server)]
    for (const { id } of [bram, cees]) await member.ask(ALBUM, { body: { id } })
    await bram.ask('POST /api/block.php', { body: { id: member.id } })
    expect(await opens(bram, ids[2])).toBe(false)
    await until(async () => expect(await grantsOf(member.id)).toEqual([cees.id]))
    await bram.ask('DELETE /api/block.php', { body: { id: member.id } })
    expect(await opens(bram, ids[2])).toBe(false)
    await cees.ask('DELETE /api/user.php', { body: { reason: 'other', password: PASSWORD } })
    expect(await openTo(member)).toEqual([])
    server.clock.forward(DELETION_GRACE_DAYS * DAY_MS)
    await until(async () => expect(await grantsOf(member.id)).toEqual([]))
  })
})

async function grantsOf(owner: string): Promise<string[]> {
  const text = 'select viewer_id from album_grant where owner_id = $1'
  return (await server.db.query(text, [owner])).rows.map((row) => row.viewer_id)
}
