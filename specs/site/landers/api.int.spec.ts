import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { landerNames } from '#core/site/landers/values.ts'
import { formOf, newMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const open = (path: string) => server.browser().send('GET', path)

describe('a lander', () => {
  test.each(landerNames)(
    '%s can be read without a script and leads to sign-up (LND-01)',
    async (name) => {
      const { status, text } = await open(`/landers/${name}?network=ads`)
      expect(status).toBe(200)
      expect(text).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
      expect(text).not.toMatch(
        /<style|\sstyle=|\son\w+=|<script(?! type="application\/ld\+json")[^>]*>[^<]/,
      )
      const asLink = `/signup?lander=${name}&amp;slug=nl&amp;network=ads`
      const asField = `name="lander" value="${name}"`
      expect(text.includes(asLink) || text.includes(asField)).toBe(true)
      const faces = text.match(/<img[^>]*\/landers\/(card|face)-/g) ?? []
      const labels = text.match(/>Fictief( profiel)?</g) ?? []
      expect(labels.length).toBeGreaterThanOrEqual(faces.length)
    },
  )

  test('speaks the language and to the niche of its slug, and fills in auto (LND-02)', async () => {
    const { text } = await open('/landers/gallery/gay-eng')
    expect(text).toContain('<html lang="en">')
    expect(text).toContain('For men who love men')
    expect(text).toContain('slug=gay-eng')
    expect(text).toContain('hrefLang="nl"')
    const auto = await open('/landers/gallery/bbw-auto?ref=a')
    expect([auto.status, auto.headers.get('location')]).toEqual([
      302,
      '/landers/gallery/bbw-nl?ref=a',
    ])
    expect((await open('/landers/gallery/onzin')).status).toBe(404)
    expect((await open('/landers/onzin')).status).toBe(404)
  })

  test('sends a member on to the members', async () => {
    const anna = await newMember(server)
    const { status, headers } = await anna.send('GET', '/landers/video')
    expect([status, headers.get('location')]).toEqual([302, '/members'])
  })

  test('is kept with the traffic source of who signs up from it', async () => {
    const traffic_source = { network: 'ads', lander: 'gallery' as const, slug: 'she-nl' }
    const form = formOf({ traffic_source })
    await server.browser().ask('POST /api/signup.php', { body: form })
    const { rows } = await server.db.query('select traffic_source from account where email = $1', [
      form.email,
    ])
    expect(rows).toEqual([{ traffic_source }])
  })
})
