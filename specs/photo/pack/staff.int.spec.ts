import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { digitalSources, uploadSources } from '#core/photo/digital-source.ts'
import { asStaff } from '#specs/harness/server/before-changes.ts'
import { fictionalForm } from '#specs/harness/server/fictional.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { jpeg } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

let server: SpecServer
let eva: SpecMember
let anna: SpecMember
beforeAll(async () => {
  server = await startServer()
  ;[eva, anna] = await Promise.all([asStaff(server, 'moderator'), newMember(server)])
})
afterAll(() => server.stop())

const made = async (changes = {}) => {
  const form = fictionalForm(changes)
  await eva.ask('POST /api/fictional.php', { body: form })
  return form.id
}

const picturesOf = async (id: string) =>
  (await eva.ask('GET /api/fictional-photos.php', { query: { id } })).pictures

const offerFor = async (id: string) =>
  (await eva.ask('GET /api/picture-pack.php', { query: { id } })).people

const show = (id: string, person: number) =>
  eva.ask('PUT /api/fictional-photos.php', { body: { id, person } })

const remove = (id: string, photo: string) =>
  eva.ask('DELETE /api/fictional-photos.php', { body: { id, photo } })

const upload = async (profile: string, source: string) => {
  const query = new URLSearchParams({ id: randomUUID(), profile, source })
  return eva.send('POST', `/api/fictional-photos.php?${query}`, {
    headers: { 'content-type': 'image/jpeg' },
    body: new Uint8Array(await jpeg()),
  })
}

const mainOf = async (id: string) =>
  (await anna.ask('GET /api/member.php', { query: { id } })).profile.main_image?.filename

const xmpOf = async (path: string) => {
  const response = await fetch(`${server.url}${path}`, { headers: { cookie: anna.cookie() } })
  const { xmp } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return xmp?.toString() ?? ''
}

describe('The pictures of a fictional profile (MOD-11)', () => {
  test('are those of a person of the pack that staff choose, who fit it best first', async () => {
    const id = await made({ gender: 'male', date_of_birth: '1976-02-03', hair_color: null })
    const offered = await offerFor(id)
    expect(offered.length).toBeGreaterThan(200)
    const ages = offered.slice(0, 12).map(({ age }) => age)
    expect(Math.max(...ages) - Math.min(...ages)).toBeLessThan(16)
    const chosen = offered.find(({ used }) => !used)?.person ?? 0
    await show(id, chosen)
    const pictures = await picturesOf(id)
    expect(
      pictures.map(({ person, main, shown, source }) => [person, main, shown, source]),
    ).toEqual([
      [chosen, true, true, null],
      [chosen, false, true, null],
      [chosen, false, true, null],
    ])
    expect(await mainOf(id)).toBe(`${pictures[0]?.id}.webp`)
    const { photos } = await anna.ask('GET /api/gallery.php', { query: { id } })
    expect(photos.map((photo) => photo.id)).toEqual(pictures.map((picture) => picture.id))
    expect((await offerFor(id)).find(({ person }) => person === chosen)?.used).toBe(true)
  })

  test('are removed one by one, and one of them becomes the main image', async () => {
    const id = await made()
    const [first, second, third] = await picturesOf(id)
    const photo = third?.id ?? ''
    await eva.ask('PUT /api/fictional-photos.php?main=1', { body: { id, photo } })
    expect(await mainOf(id)).toBe(`${photo}.webp`)
    await remove(id, first?.id ?? '')
    const left = await picturesOf(id)
    expect(left.map((picture) => [picture.id, picture.main])).toEqual([
      [second?.id, false],
      [third?.id, true],
    ])
    const gone = { body: { id, photo: first?.id ?? '' } }
    expect(await eva.refusal('PUT /api/fictional-photos.php?main=1', gone)).toMatchObject({
      error: 'not_found',
    })
  })

  test.each(uploadSources)(
    'that staff upload as "%s" carry that mark in every size that is served',
    async (source) => {
      const id = await made()
      for (const { id: photo } of await picturesOf(id)) await remove(id, photo)
      const { status } = await upload(id, source)
      expect(status).toBe(200)
      const [picture] = await picturesOf(id)
      expect(picture).toMatchObject({ source, person: null, main: true, shown: true })
      for (const size of ['', '-thumb', '-face']) {
        expect(await xmpOf(`/media/photos/${picture?.id}${size}.webp`)).toContain(
          `>${VOCABULARY}${digitalSources[source]}<`,
        )
      }
    },
  )

  test('are not uploaded without a source, nor beyond the limit', async () => {
    const id = await made()
    const unnamed = await upload(id, '')
    expect([unnamed.status, unnamed.json]).toMatchObject([400, { error: 'invalid' }])
    const beyond = await upload(id, 'drawn')
    expect(beyond.json).toMatchObject({ error: 'photo_limit' })
    expect(await picturesOf(id)).toHaveLength(3)
  })

  test('stay as uploaded when staff choose another person of the pack', async () => {
    const id = await made()
    const [first] = await picturesOf(id)
    await remove(id, first?.id ?? '')
    await upload(id, 'drawn')
    await show(id, 40)
    const pictures = await picturesOf(id)
    expect(pictures.map(({ source, person }) => source ?? person)).toEqual(['drawn', 40, 40, 40])
  })

  test('are changed with an entry in the log, each time', async () => {
    const id = await made()
    await show(id, 50)
    const [first, second] = await picturesOf(id)
    const photo = second?.id ?? ''
    await eva.ask('PUT /api/fictional-photos.php?main=1', { body: { id, photo } })
    await remove(id, first?.id ?? '')
    await upload(id, 'generated')
    const { rows } = await server.db.query(
      `select act from desk_log where actor = $1 and about = $2 and act = 'fiction_changed'`,
      [eva.id, id],
    )
    expect(rows).toHaveLength(4)
  })

  test('are for staff to see and to change, and are not there for members', async () => {
    const id = await made()
    const [picture] = await picturesOf(id)
    const [portrait] = await offerFor(id)
    for (const path of [picture?.path, portrait?.path]) {
      const asked = await eva.send('GET', path ?? '')
      expect([asked.status, asked.headers.get('content-type')]).toEqual([200, 'image/webp'])
      for (const browser of [anna, server.browser()]) {
        expect((await browser.send('GET', path ?? '')).status).toBe(404)
      }
    }
    const member = { query: { id } }
    expect(await anna.refusal('GET /api/fictional-photos.php', member)).toMatchObject({
      error: 'not_found',
    })
    expect(
      await eva.refusal('GET /api/fictional-photos.php', { query: { id: anna.id } }),
    ).toMatchObject({ error: 'not_found' })
  })
})
