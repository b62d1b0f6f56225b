import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FREE_PHOTOS, PREMIUM_PHOTOS } from '#core/photo/rules.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { buy, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { addPhoto, html, jpeg, send } from '#specs/harness/server/pictures.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let server: SharedServer
let anna: SpecMember
let bytes: Uint8Array
beforeAll(async () => {
  server = await sharedServer()
  anna = await newMember(server)
  bytes = await jpeg()
})
afterAll(() => server.stop())

const own = (browser: Browser) => browser.ask('GET /api/photos.php')
const idsOf = async (browser: Browser) => (await own(browser)).photos.map(({ id }) => id)
const mainOf = async (browser: Browser) =>
  (await browser.ask('GET /api/user.php')).user?.profile.main_image
/** A member with so many photos, in their order. */
const withPhotos = async (count: number) => {
  const member = await newMember(server)
  for (let nth = 0; nth < count; nth++) await addPhoto(member, bytes)
  return { member, ids: await idsOf(member) }
}
const remove = (browser: Browser, id: string) =>
  browser.ask('DELETE /api/photos.php', { body: { id } })
const setMain = (browser: Browser, id: string | null) =>
  browser.ask('PUT /api/photos.php?main=1', { body: { id } })

describe('a photo', () => {
  test('has a filename, a thumb_filename and a status, and a match that the cdn_prefix leads to (PHO-02)', async () => {
    const id = randomUUID()
    const { photos, limit } = await addPhoto(anna, bytes, id)
    const image = {
      filename: `${id}.webp`,
      thumb_filename: `${id}-thumb.webp`,
      status: 'active',
      match: `/media/photos/${id}.webp`,
    }
    expect({ photos, limit }).toEqual({
      photos: [{ ...image, id, main: true, private: false, standing: 'shown', refusal: null }],
      limit: 3,
    })
    expect(await mainOf(anna)).toEqual(image)
    const { cdn_prefix } = await anna.ask('GET /api/settings.php')
    const thumb = image.match.replace(image.filename, image.thumb_filename)
    for (const path of [image.match, thumb]) {
      const { status, headers } = await anna.send('GET', `${cdn_prefix}${path}`)
      expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
    await remove(anna, id)
    expect((await own(anna)).photos).toEqual([])
    expect((await anna.send('GET', image.match)).status).toBe(404)
  })

  test('that is sent again adds nothing, and under an id that has another picture it is refused', async () => {
    const { member, ids } = await withPhotos(0)
    const id = randomUUID()
    expect(ids).toEqual([])
    await Promise.all([addPhoto(member, bytes, id), addPhoto(member, bytes, id)])
    expect((await addPhoto(member, bytes, id)).photos).toHaveLength(1)
    const other = await jpeg({ colour: '#123456' })
    expect(await send(member, other, { id })).toMatchObject({
      status: 409,
      json: { error: 'key_reused' },
    })
    expect(await send(anna, bytes, { id })).toMatchObject({
      status: 409,
      json: { error: 'key_reused' },
    })
    expect(await idsOf(member)).toEqual([id])
    expect(await idsOf(anna)).toEqual([])
  })

  test('needs an id, and a body that calls itself a picture', async () => {
    const headers = { 'content-type': 'image/jpeg' }
    const body = new Uint8Array(bytes)
    const without = await anna.send('POST', '/api/photos.php', { headers, body })
    expect(without).toMatchObject({ status: 400, json: { fields: { id: 'field_invalid' } } })
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
      expect(await send(anna, bytes, { type })).toMatchObject({
        status: 400,
        json: { error: 'invalid' },
      })
    }
    expect((await send(anna, html, { type: 'image/jpeg' })).status).toBe(400)
  })
})

describe('the photo limit', () => {
  test('is 3 for a free member and 25 for a premium one, however many come at once (PHO-01)', async () => {
    const { member } = await withPhotos(0)
    const sendMany = async (count: number) => {
      const replies = await Promise.all(Array.from({ length: count }, () => send(member, bytes)))
      const refused = replies.filter(({ status }) => status !== 200)
      for (const { status, json } of refused) {
        expect({ status, json }).toEqual({ status: 409, json: { error: 'photo_limit' } })
      }
      return (await own(member)).photos.length
    }
    expect(await sendMany(6)).toBe(FREE_PHOTOS)
    const [first] = await idsOf(member)
    await remove(member, first ?? '')
    expect(await sendMany(2)).toBe(FREE_PHOTOS)
    await buy(member)
    expect((await own(member)).limit).toBe(PREMIUM_PHOTOS)
    expect(await sendMany(PREMIUM_PHOTOS)).toBe(PREMIUM_PHOTOS)
  })

  test('counts no photo that was refused', async () => {
    const { member } = await withPhotos(0)
    const broken = bytes.subarray(0, bytes.length / 2)
    for (let nth = 0; nth <= FREE_PHOTOS; nth++) {
      expect((await send(member, broken)).json).toEqual({ error: 'photo_unreadable' })
    }
    await addPhoto(member, bytes)
    expect(await idsOf(member)).toHaveLength(1)
  })
})

describe('the main image', () => {
  test('is one photo or none: the first, the one that is chosen, none once that is removed (PHO-03)', async () => {
    const { member, ids } = await withPhotos(3)
    const [first, second = '', third = ''] = ids
    const mains = async () => {
      const { photos } = await own(member)
      const main = await mainOf(member)
      const named = photos.filter((photo) => photo.main)
      expect(named.map(({ match }) => match)).toEqual(main ? [main.match] : [])
      return named.map(({ id }) => id)
    }
    expect(await mains()).toEqual([first])
    await setMain(member, second)
    expect(await mains()).toEqual([second])
    await Promise.all([first ?? '', second, third].map((id) => setMain(member, id)))
    expect(await mains()).toHaveLength(1)
    await setMain(member, null)
    expect(await mains()).toEqual([])
    expect(await mainOf(member)).toBeNull()
    await setMain(member, third)
    await remove(member, third)
    expect(await mains()).toEqual([])
    await addPhoto(member, bytes)
    expect(await mains()).toHaveLength(1)
  })

  test("is never another's photo, nor one that is gone", async () => {
    const { ids } = await withPhotos(1)
    const { member, ids: mine } = await withPhotos(1)
    for (const id of [ids[0] ?? '', randomUUID()]) {
      const refusal = await member.refusal('PUT /api/photos.php?main=1', { body: { id } })
      expect(refusal).toEqual({ status: 404, error: 'not_found' })
    }
    await remove(member, mine[0] ?? '')
    const gone = await member.refusal('PUT /api/photos.php?main=1', {
      body: { id: mine[0] ?? '' },
    })
    expect(gone.status).toBe(404)
  })
})

describe('the order of photos', () => {
  test('is the one that is asked for; photos that it leaves out come after, and unknown ids change nothing', async () => {
    const { member, ids } = await withPhotos(3)
    const [a = '', b = '', c = ''] = ids
    const order = async (...wanted: string[]) => {
      const body = { order: wanted }
      const { photos } = await member.ask('PUT /api/photos.php', { body })
      return photos.map(({ id }) => id)
    }
    expect(await order(c, a, b)).toEqual([c, a, b])
    expect(await order(b)).toEqual([b, c, a])
    expect(await order()).toEqual([b, c, a])
    const { member: other, ids: theirs } = await withPhotos(2)
    expect(await order(theirs[1] ?? '', randomUUID(), a)).toEqual([a, b, c])
    expect(await idsOf(other)).toEqual(theirs)
    const body = { order: Array.from({ length: PREMIUM_PHOTOS + 1 }, () => a) }
    expect((await member.refusal('PUT /api/photos.php', { body })).status).toBe(400)
  })
})

describe('removing photos', () => {
  test('takes one photo away, once, and nothing of anybody else', async () => {
    const { member, ids } = await withPhotos(2)
    const { member: other, ids: theirs } = await withPhotos(1)
    for (const id of [ids[1] ?? '', ids[1] ?? '', theirs[0] ?? '', randomUUID()]) {
      expect((await remove(member, id)).photos.map((photo) => photo.id)).toEqual([ids[0]])
    }
    expect(await idsOf(other)).toEqual(theirs)
  })
})
