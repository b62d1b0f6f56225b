import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packPictureOf } from '#core/photo/pack/values.ts'
import { buy, newMember, type SpecMember, someone } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

const MARK = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia'

let server: SpecServer
let premium: SpecMember
beforeAll(async () => {
  server = await startServer()
  premium = await newMember(server)
  await buy(premium)
})
afterAll(() => server.stop())

const load = async (path: string) => {
  const response = await fetch(`${server.url}${path}`, { headers: { cookie: premium.cookie() } })
  const { format, width, height, xmp } = await sharp(
    Buffer.from(await response.arrayBuffer()),
  ).metadata()
  return { format, size: [width, height], xmp: xmp?.toString() ?? '' }
}

describe('the pictures of a fictional profile', () => {
  it('are three pictures of one person of the pack', async () => {
    const { rows } = await server.db.query<{ names: string[] }>(
      `select array_agg(f.name order by f.position) as names
      from photo f join account a on a.id = f.account_id where a.fictional group by a.id`,
    )
    const people = rows.map(({ names }) => names.map((name) => packPictureOf(name)?.person))
    expect(people.length).toBe(60)
    for (const person of people) expect(new Set(person).size).toBe(1)
    expect(new Set(people.map(([person]) => person)).size).toBe(60)
  })

  it('carry the mark of their source in every size that is served (MOD-11)', async () => {
    const { id } = await someone(premium, { real: false })
    const { photos } = await premium.ask('GET /api/gallery.php', { query: { id } })
    expect(photos.length).toBeGreaterThan(0)
    for (const { match } of photos) {
      const [full, thumb, face] = await Promise.all(
        ['', '-thumb', '-face'].map((size) => load(match.replace('.webp', `${size}.webp`))),
      )
      expect(full).toMatchObject({ format: 'webp', size: [720, 960] })
      expect(thumb).toMatchObject({ format: 'webp', size: [360, 480] })
      expect(face).toMatchObject({ format: 'webp', size: [180, 180] })
      for (const one of [full, thumb, face]) expect(one?.xmp).toContain(MARK)
    }
  })
})
