import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { builtFileOf } from '#specs/harness/support/built-files.ts'
import { withSettings } from '#specs/harness/walks/api/members.ts'

let server: SpecServer
let anna: SpecMember
beforeAll(async () => {
  server = await startServer()
  anna = await newMember(server)
})
afterAll(() => server.stop())

const READ = [
  '/members',
  ...['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'service', 'terms'].map(
    (name) => `/pages/${name}`,
  ),
]

/** A site reads its settings when it starts. */
const withSetting = async (name: string, value: unknown, act: () => Promise<void>) => {
  const { rows } = await server.db.query('select settings from site')
  await withSettings(server, { [name]: value })
  await act().finally(() => withSettings(server, rows[0]?.settings))
}

const open = async (who: Pick<SpecMember, 'send'>, path: string) =>
  (await who.send('GET', path)).text
const TEMPLATE = /<template id="program">(.*?)<\/template>/s
/** What a browser loads by itself, and what it holds for later. */
const filesOf = (html: string) => {
  const kept = TEMPLATE.exec(html)?.[1] ?? ''
  const scripts = (part: string) =>
    [...part.matchAll(/<(?:script type="module"|link rel="modulepreload")[^>]*"\/(assets[^"]+)"/g)]
      .map(([, file = '']) => file)
      .sort()
  return { atOnce: scripts(html.replace(TEMPLATE, '')), later: scripts(kept) }
}

describe('a page that a visitor reads', () => {
  const reading = builtFileOf('client/features/site/reading.ts')

  test.each(READ)(
    'called %s stands there whole, and keeps its program for an act',
    async (path) => {
      const html = await open(server.browser(), path)
      expect(html.includes('data-skeleton')).toBe(false)
      const { atOnce, later } = filesOf(html)
      expect(atOnce).toEqual([reading])
      expect(later).toContain(builtFileOf('index.html'))
      expect(later.length).toBeGreaterThan(5)
    },
  )

  test.each(READ)('called %s says who stands behind the site', async (path) => {
    const html = await open(server.browser(), path)
    const { name, kvk } = await server.browser().ask('GET /api/companyinfo.php')
    const footer = /<footer.*<\/footer>/s.exec(html)?.[0]
    expect(footer).toContain(name)
    expect(footer).toContain(kvk)
  })

  test('holds the warning of the entry closed, where the site warns (NAV-16)', async () => {
    const warned = await open(server.browser(), '/pages/terms')
    expect(/<dialog (?![^>]*\sopen)[^>]*"entry-title"/.test(warned)).toBe(true)
    await withSetting('enable_site_entry_popup', false, async () => {
      const quiet = await open(server.browser(), '/pages/terms')
      expect(quiet.includes('entry-title')).toBe(false)
    })
  })

  test('has the members as the API shows them to visitors', async () => {
    const html = await open(server.browser(), '/members?gender=male')
    const { profiles } = await server.browser().ask('GET /api/members.php', {
      query: { gender: 'male' },
    })
    const links = [...html.matchAll(/<article [^>]*><a [^>]*href="([^"]+)"/g)]
    expect(profiles.length).toBeGreaterThan(5)
    expect(links.map(([, href]) => href)).toEqual(profiles.map(({ id }) => `/members/${id}`))
  })
})

describe('a program comes at once', () => {
  test('for a member, on the same pages', async () => {
    for (const path of READ) {
      const { atOnce, later } = filesOf(await open(anna, path))
      expect(atOnce, path).toContain(builtFileOf('index.html'))
      expect(later, path).toEqual([])
    }
  })

  test.each(['/signup', '/login', '/pricing', '/members?min_age=98&max_age=98'])(
    'for a visitor at %s, who finds but its shape, or may choose there',
    async (path) => {
      const { atOnce, later } = filesOf(await open(server.browser(), path))
      expect(atOnce).toContain(builtFileOf('index.html'))
      expect(later).toEqual([])
    },
  )

  test('where a site shows its members to nobody who is logged out', async () => {
    await withSetting('logged_out_search', 'none', async () => {
      const html = await open(server.browser(), '/members')
      expect(html.includes('<article')).toBe(false)
      expect(filesOf(html).later).toEqual([])
    })
  })
})
