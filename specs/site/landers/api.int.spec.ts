import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gazetteer } from '#adapters/geo/gazetteer.ts'
import { type LanderName, landerNames, takesSlug } from '#core/site/landers/values.ts'
import { formOf, newMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

/** How many people each shows, of whom every one is drawn and says so. */
const drawnPeople: Record<LanderName, number> = {
  alonetonight: 1,
  collagelanding: 7,
  gallery: 6,
  iconslanding: 0,
  maplanding: 7,
  socialnetwork: 3,
  transitionsvideolanding: 0,
  video: 0,
  tinderswipe: 3,
}
/** A film with people says beneath it that they are drawn. */
const films: readonly LanderName[] = ['transitionsvideolanding']

const SOMEBODY = '01900000-0000-7000-8000-000000000100'

const open = (path: string) => server.browser().send('GET', path)

describe('a lander', () => {
  test.each(landerNames)(
    '%s can be read without a script, says what it costs, and leads to sign-up (LND-01)',
    async (name) => {
      const { status, text } = await open(`/landers/${name}?network=ads`)
      expect(status).toBe(200)
      expect(text).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
      expect(text).not.toMatch(
        /\sstyle=|\son\w+=|<script(?! type="application\/ld\+json")[^>]*>[^<]/,
      )
      const asLink = `/signup?lander=${name}&amp;slug=nl&amp;network=ads`
      const asField = `name="lander" value="${name}"`
      expect(text.includes(asLink) || text.includes(asField)).toBe(true)
      expect(text).toContain('Aanmelden is gratis, een bericht kost 1 credit. 18+')
      const labels = text.match(/>Fictief( profiel)?</g) ?? []
      expect(labels.length).toBe(drawnPeople[name])
      expect(text.includes('Getekend, geen leden.')).toBe(films.includes(name))
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
    const british = await open('/landers/gallery/she-en')
    expect([british.status, british.headers.get('location')]).toEqual([
      302,
      '/landers/gallery/she-eng',
    ])
  })

  test('accepts the name of American English, and leads to its slug (LND-02)', async () => {
    const american = await startServer({ env: { LANGUAGES: 'nl,en-US' } })
    try {
      const visit = (slug: string) => american.browser().send('GET', `/landers/gallery/${slug}`)
      const { status, headers } = await visit('she-en-US')
      expect([status, headers.get('location')]).toEqual([302, '/landers/gallery/she-us'])
      expect((await visit('she-us')).text).toContain('<html lang="en-US">')
    } finally {
      await american.stop()
    }
  })

  test('is found in every spelling of a language, where it is on and where it is off (LND-02)', async () => {
    const american = await startServer({ env: { LANGUAGES: 'nl,en-US' } })
    const dutch = await startServer({ env: { LANGUAGES: 'nl' } })
    const spellings = ['en-US', 'us', 'eng', 'en']
    try {
      for (const name of landerNames.filter(takesSlug)) {
        for (const spelling of spellings) {
          const path = `/landers/${name}/gay-${spelling}`
          const [there, elsewhere] = await Promise.all(
            [american, dutch].map((one) => one.browser().send('GET', path)),
          )
          const led = [there?.headers.get('location') ?? path, elsewhere?.headers.get('location')]
          expect(led, path).toEqual([`/landers/${name}/gay-us`, `/landers/${name}/gay-nl`])
        }
        const shown = await american.browser().send('GET', `/landers/${name}/gay-us`)
        expect(shown.status).toBe(200)
      }
    } finally {
      await Promise.all([american.stop(), dutch.stop()])
    }
  })

  test('leads to the language that is shown where that of its slug is off (LND-02)', async () => {
    const dutch = await startServer({ env: { LANGUAGES: 'nl' } })
    try {
      const led = await Promise.all(
        landerNames.filter(takesSlug).map(async (name) => {
          const path = `/landers/${name}/gay-eng?ref=a`
          const { status, headers } = await dutch.browser().send('GET', path)
          return [status, headers.get('location')]
        }),
      )
      const expected = landerNames
        .filter(takesSlug)
        .map((name) => [302, `/landers/${name}/gay-nl?ref=a`])
      expect(led).toEqual(expected)
    } finally {
      await dutch.stop()
    }
  })

  test.each([
    '/landers/onzin',
    '/landers/gallery/onzin',
    '/landers/gallery/zzz',
    '/landers/gallery/gay-xx',
    `/members/${SOMEBODY}/landing2/zzz`,
    `/members/${SOMEBODY}/landing3/onzin`,
  ])(
    'is not found at %s, which names no niche in a language of the product (LND-02)',
    async (path) => {
      expect((await open(path)).status).toBe(404)
    },
  )

  test.each([
    ['landing2/she-eng', 'en'],
    ['landing3/gay-eng', 'en'],
    ['landing2/auto', 'nl'],
    ['landing3', 'nl'],
  ])(
    'of one profile speaks the language of its slug too: %s (LND-02, LND-03)',
    async (page, language) => {
      const { status, text } = await open(`/members/${SOMEBODY}/${page}`)
      expect([status, /<html[^>]* lang="([^"]+)"/.exec(text)?.[1]]).toEqual([200, language])
      expect(text.includes('Skip to the content')).toBe(language === 'en')
    },
  )

  test.each([
    ['gallery', 6],
    ['socialnetwork', 3],
    ['tinderswipe', 3],
  ])('%s has its people at home in towns of the site', async (name, count) => {
    const countries = JSON.stringify({ countries: ['DE', 'NL'] })
    await server.db.query('update site set settings = settings || $1', [countries])
    await server.restart()
    const { text } = await open(`/landers/${name}`)
    const german = gazetteer()
      .towns()
      .flatMap(({ country, city }) => (country === 'DE' ? [city] : []))
    const shown = [...new Set(german)].filter((city) => new RegExp(`[> ]${city}(<| · )`).test(text))
    expect(shown).toHaveLength(count)
  })

  test('forgets the niche of the slug with the consent to what it tells', async () => {
    const anna = await newMember(server, {
      traffic_source: { network: 'ads', lander: 'gallery', slug: 'gay-nl' },
    })
    const bram = await newMember(server, { traffic_source: { slug: 'gay-nl' } })
    const kept = async ({ id }: { id: string }) =>
      (await server.db.query('select traffic_source from account where id = $1', [id])).rows[0]
        .traffic_source
    expect((await kept(anna)).slug).toBe('gay-nl')
    for (const member of [anna, bram]) await member.ask('DELETE /api/consent.php')
    expect(await kept(anna)).toEqual({ network: 'ads', lander: 'gallery' })
    expect(await kept(bram)).toBeNull()
  })

  test('shows a real member outside by their own yes alone, and not a moment longer', async () => {
    const [anna, bram] = await Promise.all([newMember(server), newMember(server)])
    const seen = async (viewer = server.browser()) =>
      (await viewer.ask('GET /api/member.php', { query: { id: anna.id } })).profile.shown_outside
    const choose = (shown_outside: boolean) =>
      anna.ask('PUT /api/meeting-choices.php', { body: { shown_outside } })
    expect(await seen()).toBeUndefined()
    await choose(true)
    expect([await seen(), await seen(bram)]).toEqual([true, undefined])
    await choose(false)
    expect(await seen()).toBeUndefined()
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
