import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { indexedPages } from '#core/site/engines/rules.ts'
import { landerNames } from '#core/site/landers/values.ts'
import { routes } from '#core/site/routes.ts'
import { newMember, someone } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer({ env: { LANGUAGES: 'nl,en' } })
})
afterAll(() => server.stop())

const open = (path: string, headers: Record<string, string> = {}) =>
  server.browser().send('GET', path, { headers })
const found = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? null
const titleOf = (text: string) => found(text, /<title>([^<]+)<\/title>/)
const describedAs = (text: string) => found(text, /<meta name="description" content="([^"]+)"/)
const dataOf = (text: string) =>
  JSON.parse(found(text, /<script type="application\/ld\+json">([^<]+)<\/script>/) ?? 'null')

describe('a site', () => {
  test('names to search engines each page that is for everybody, in each language, and each answers', async () => {
    const robots = await open('/robots.txt')
    expect(robots.text).toContain(`Sitemap: ${server.url}/sitemap.xml`)
    expect(robots.text).toContain('Disallow: /api/')
    const { text, headers } = await open('/sitemap.xml')
    expect(headers.get('content-type')).toContain('application/xml')
    const all = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, path]) => path as string)
    expect(all.length).toBe(2 * indexedPages.length + landerNames.length)
    const linked = [...text.matchAll(/href="([^"]+)"/g)].map(([, path]) => path as string)
    for (const address of new Set([...all, ...linked])) {
      const { status } = await open(address.replace(server.url, ''))
      expect([address, status]).toEqual([address, 200])
    }
  })

  test('gives each of them a title, a description and its other languages in the language of its address', async () => {
    const titles = new Set<string | null>()
    for (const name of indexedPages) {
      const { path } = routes[name]
      for (const [language, at] of [
        ['nl', path],
        ['en', `${path}?language=en`],
      ] as const) {
        const { text, headers } = await open(at)
        expect([at, headers.get('x-robots-tag')]).toEqual([at, null])
        expect(text).toContain(`<html lang="${language}"`)
        expect(text).toContain(`<link rel="canonical" href="${server.url}${at}"`)
        expect(text).toMatch(/rel="alternate" hreflang="x-default"/i)
        expect(describedAs(text)?.length).toBeGreaterThan(10)
        titles.add(titleOf(text))
        expect(dataOf(text)['@context']).toBe('https://schema.org')
      }
    }
    // Terms and the like that say the same in two languages would be one.
    expect(titles.size).toBeGreaterThanOrEqual(2 * indexedPages.length - 3)
    expect(dataOf((await open('/pages/faq')).text)['@type']).toBe('FAQPage')
  })

  test('says of its home in another language what stands there, and not the words of its own', async () => {
    const [own, other] = [await open('/'), await open('/?language=en')]
    expect(titleOf(other.text)).toBe('Where sparks fly | Vonk')
    expect(describedAs(other.text)).not.toBe(describedAs(own.text))
    const [{ headline, description }] = dataOf(other.text)['@graph']
    expect([headline, description]).toEqual([titleOf(other.text), describedAs(other.text)])
  })

  test.each(['/landers/gallery/she-eng', '/landers/gallery'])(
    'names its own page in a language that is on: %s',
    async (path) => {
      const { text } = await open(path)
      expect(text).toContain(`<link rel="canonical" href="${server.url}${path}"`)
    },
  )

  test('has no page of its own for a language that is off', async () => {
    const { headers } = await open('/landers/gallery/she-de')
    expect(headers.get('location')).toBe('/landers/gallery/she-nl')
  })

  test('goes on in the language that an address asked for, and in no other than its own', async () => {
    const visitor = server.browser()
    const { headers } = await visitor.send('GET', '/?language=en')
    expect(headers.getSetCookie().join()).toMatch(/locale=en;.*Max-Age=31536000/)
    expect((await visitor.send('GET', '/pages/terms')).text).toContain('<html lang="en"')
    expect((await open('/?language=fr')).text).toContain('<html lang="nl"')
    expect((await open('/?language=__proto__')).headers.getSetCookie()).toEqual([])
    // The page of words that a program asks for is in a language of its own.
    const asked = await open('/api/page.php?name=terms&language=en')
    expect([asked.status, asked.headers.getSetCookie()]).toEqual([200, []])
  })

  test('lets nobody keep a profile, a list of members or what is somebody’s own', async () => {
    const anna = await newMember(server)
    const { id } = await someone(anna, { real: false })
    for (const path of [
      '/members',
      `/members/${id}`,
      `/members/${id}/landing`,
      `/members/${id}/landing3`,
      `/members/${id}/signup`,
      '/likes',
      '/reset-password/do',
      '/decision',
      `/${'x'.repeat(43)}`,
      '/no/such/page',
    ]) {
      const { text, headers } = await open(path)
      expect([path, headers.get('x-robots-tag')]).toEqual([path, 'noindex'])
      expect(text).not.toContain('rel="canonical"')
    }
    const { headers } = await anna.send('GET', '/members')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })
})

describe('an address that asks for a language', () => {
  test('sets the cookie with a page, and none with a file that caches share', async () => {
    const cookiesOf = async (path: string) => (await open(path)).headers.getSetCookie().join()
    expect(await cookiesOf('/login?language=en')).toContain('en')
    for (const path of ['/icon.svg', '/assets/index.js', '/manifest.webmanifest', '/robots.txt'])
      expect(await cookiesOf(`${path}?language=en`), path).toBe('')
  })
})
