import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { letterPath } from '#core/photo/letter.ts'
import { createPaintAhead } from '#server/photo/paint-ahead.ts'
import * as tokens from '#server/platform/tokens.ts'
import { buy, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { quickPainter } from '#specs/harness/server/quick-painter.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let server: SpecServer
let premium: SpecMember
beforeAll(async () => {
  server = await startServer({ painted: true })
  premium = await newMember(server)
  await buy(premium)
})
afterAll(() => server.stop())

/** A profile with so many pictures, as a lookup in its database finds it. */
const profileWith = async (pictures: number) => {
  const { rows } = await server.db.query<{ id: string }>(
    `select p.account_id as id from profile p join photo f on f.account_id = p.account_id
    group by p.account_id having count(*) = $1 order by p.account_id limit 1`,
    [pictures],
  )
  return rows[0]?.id ?? ''
}

const measured = async (path: string) => {
  const answer = await fetch(`${server.url}${path}`, { headers: { cookie: premium.cookie() } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { format, width, height } = await sharp(bytes).metadata()
  return [answer.headers.get('content-type'), format, width, height]
}

describe('the card of who has no photo', () => {
  test('is there for everybody to keep, as it says nothing of anybody', async () => {
    const path = letterPath('Jip', { full: false }) ?? ''
    const answer = await fetch(`${server.url}${path}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=2592000')
    expect((await fetch(`${server.url}/media/letters/j-99.webp`)).status).toBe(404)
  })
})

describe('the pictures of an invented profile', () => {
  test('are its portrait and further scenes, painted when somebody looks', async () => {
    const id = await profileWith(6)
    const { photos, total } = await premium.ask('GET /api/gallery.php', { query: { id } })
    expect([photos.length, total, photos[0]?.main]).toEqual([6, 6, true])
    const [, further] = photos
    const thumb = `/media/photos/${further?.thumb_filename}`
    expect(await measured(thumb)).toEqual(['image/webp', 'webp', 360, 480])
    expect(await measured(further?.match ?? '')).toEqual(['image/webp', 'webp', 720, 960])
  })

  test('begin with the face that stands on its card', async () => {
    const id = await profileWith(3)
    const { profile } = await premium.ask('GET /api/member.php', { query: { id } })
    const { photos } = await premium.ask('GET /api/gallery.php', { query: { id } })
    const portrait = profile.main_image?.match ?? ''
    const card = await premium.send('GET', portrait.replace('.webp', '-thumb.webp'))
    const first = await premium.send('GET', `/media/photos/${photos[0]?.thumb_filename}`)
    expect(portrait).toMatch(new RegExp(`^/media/portraits/[0-7]/${id}\\.webp$`))
    expect(first.text).toBe(card.text)
    expect(await measured(portrait.replace('.webp', '-face.webp'))).toEqual([
      'image/webp',
      'webp',
      180,
      180,
    ])
    expect((await measured(`/media/photos/${id}-face.webp`)).slice(2)).toEqual([360, 480])
  })

  test('are painted ahead one by one, in the order of the lists, and each once', async () => {
    const painted: string[] = []
    const quick = quickPainter()
    const container = server.container
    const ahead = createPaintAhead({
      sites: await container.getAsync(tokens.sites),
      discovery: await container.getAsync(tokens.discovery),
      painter: {
        ...quick,
        paint: (who, picture) => {
          painted.push(who.seed)
          return quick.paint(who, picture)
        },
      },
      clock: server.clock,
    })
    for (let look = 0; look < 5; look++) await ahead()
    const { profiles } = await server.browser().ask('GET /api/members.php')
    const first = profiles.filter(({ main_image }) => main_image).map(({ id }) => id)
    expect(painted.length).toBeGreaterThan(2)
    expect(first.slice(0, painted.length)).toEqual(painted)
    for (let look = 0; look < 700; look++) await ahead()
    expect([painted.length, new Set(painted).size]).toEqual([564, 564])
  })
  test('are painted ahead after the database was away', async () => {
    const painted: string[] = []
    const quick = quickPainter()
    const discovery = await server.container.getAsync(tokens.discovery)
    let isAway = true
    const ahead = createPaintAhead({
      sites: await server.container.getAsync(tokens.sites),
      discovery: {
        ...discovery,
        search: async (query) => {
          if (isAway) throw new Error('The database is away')
          return discovery.search(query)
        },
      },
      painter: {
        ...quick,
        paint: (who, picture) => {
          painted.push(who.seed)
          return quick.paint(who, picture)
        },
      },
      clock: server.clock,
    })
    await expect(ahead()).rejects.toThrow('away')
    isAway = false
    for (let look = 0; look < 5; look++) await ahead()
    expect(painted.length).toBeGreaterThan(2)
  })
})
