import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

const SCRIPT_MAX = 20_000

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const open = (headers: Record<string, string> = {}) =>
  server.browser().send('GET', '/', { headers })
/** What a person reads who has no scripts. */
const read = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/\s+/g, ' ')
const attributes = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => value)

describe('the home of a visitor', () => {
  test('can be read without any script: what it is, for whom, how it goes and what it costs', async () => {
    const { status, text, headers } = await open()
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/html')
    const words = read(text)
    for (const said of [
      'Er springt een vonk over',
      'Alleen voor volwassenen, 18+',
      'Je krijgt 3 credits om te beginnen.',
      'Een bericht sturen 1 credit, vanaf € 0,27',
      'Een deel van de profielen is fictief.',
      'Vonk Online B.V. (voorbeeld)',
      'Hulp nodig? hulp@vonk.example',
    ]) {
      expect(words).toContain(said)
    }
    const links = attributes(text, /<a [^>]*href="([^"]+)"/g)
    expect(links).toEqual(expect.arrayContaining(['/signup', '/login', '/members']))
  })

  test('tells search engines and cards what it is', async () => {
    const { text } = await open()
    const title = 'Vonk, daten en chatten voor volwassenen'
    expect(text).toContain(`<title>${title}</title>`)
    expect(text).toMatch(/<meta name="description" content="Leer volwassenen[^"]+"\/>/)
    expect(text).toContain(`<link rel="canonical" href="${server.url}/"/>`)
    expect(text).toContain(`<meta property="og:title" content="${title}"/>`)
    const [card = ''] = attributes(text, /<meta property="og:image" content="([^"]+)"/g)
    const drawn = await fetch(card)
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await fetch(`${server.url}/robots.txt`)).status).toBe(200)
  })

  test('brings at most 20 kB of script, all of it in files, and every file is there', async () => {
    const { text } = await open()
    expect(text).not.toMatch(/\sstyle=|\son\w+=|<script(?! type="application\/ld\+json")[^>]*>[^<]/)
    const scripts = attributes(text, /<script[^>]* src="([^"]+)"/g)
    const sizeOf = async (path: string): Promise<number> => {
      const response = await fetch(`${server.url}${path}`, {
        headers: { 'accept-encoding': 'gzip' },
      })
      expect(response.status, path).toBe(200)
      const imported = attributes(await response.text(), /from\s?["'`]\.\/([^"'`]+)["'`]/g)
      const sizes = await Promise.all(imported.map((name) => sizeOf(`/assets/${name}`)))
      return sizes.reduce((sum, size) => sum + size, Number(response.headers.get('content-length')))
    }
    const sizes = await Promise.all(scripts.map(sizeOf))
    expect(scripts.length).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(SCRIPT_MAX)
    for (const path of attributes(text, /<img src="([^"]+)"/g)) {
      expect((await fetch(`${server.url}${path}`)).status, path).toBe(200)
    }
  })

  test('speaks the language that the browser remembers, where the site has it', async () => {
    const english = await open({ cookie: 'locale=en' })
    expect(english.text).toContain('<html lang="en">')
    expect(read(english.text)).toContain('Where sparks fly')
    const other = await open({ cookie: 'locale=fr' })
    expect(other.text).toContain('<html lang="nl">')
  })

  test('comes packed to whoever can unpack it, and as it is to others', async () => {
    const packed = await fetch(`${server.url}/`, { headers: { 'accept-encoding': 'gzip' } })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    const plain = await open({ 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await packed.text()).toBe(plain.text)
  })
})

describe('a member at the root', () => {
  test('goes on to the members, and is at home again when logged out (NAV-08)', async () => {
    const me = await newMember(server, { name: 'Anna' })
    const [name = '', value = ''] = me.cookie().split('=')
    const cookie = `${name}=${value}`
    const ask = () => fetch(`${server.url}/`, { headers: { cookie }, redirect: 'manual' })
    const sent = await ask()
    expect([sent.status, sent.headers.get('location')]).toEqual([302, '/members'])
    expect(sent.headers.get('cache-control')).toContain('private')
    await me.ask('GET /api/logout.php')
    expect((await ask()).status).toBe(200)
  })
})

describe('a site that takes who comes from a known source', () => {
  test('offers them sign-up, by the address or by what the browser kept, and nobody else (SGN-08)', async () => {
    const signups = async (value: string) => {
      await server.db.query('update site set settings = settings || $1', [{ signups: value }])
      await server.restart()
    }
    const offers = async (path: string, headers: Record<string, string> = {}) => {
      const { text } = await server.browser().send('GET', path, { headers })
      return text.includes('href="/signup"')
    }
    await signups('with_trafficsource')
    expect(await offers('/')).toBe(false)
    expect(await offers('/?utm=mail')).toBe(false)
    expect(await offers('/?network=partner')).toBe(true)
    expect(await offers('/', { cookie: 'locale=nl; source=network=partner' })).toBe(true)
    await signups('none')
    expect(await offers('/?network=partner')).toBe(false)
    await signups('all')
    expect(await offers('/')).toBe(true)
  })
})

describe('each site', () => {
  test('has a home of its own, with its name, price, address and nothing unescaped', async () => {
    const other = {
      name: 'Gloed <b>',
      index_title: 'Gloed & co',
      domain: 'gloed.example',
      signups: 'none',
      min_age: 21,
      minimum_message_costs: { NL: { costs: 0.5, currency: 'EUR' } },
    }
    await server.db.query(
      `insert into site select (jsonb_populate_record(s, jsonb_build_object(
         'id', 'gloed', 'hosts', jsonb_build_array('gloed.example'),
         'settings', s.settings || $1::jsonb))).* from site s where id = 'vonk'`,
      [JSON.stringify(other)],
    )
    await server.restart({ env: { TRUST_PROXY: 'loopback' } })
    const first = await open()
    expect(read(first.text)).toContain('18+')
    const second = await open({ 'x-forwarded-host': 'gloed.example' })
    expect(second.text).toContain('<title>Gloed &amp; co</title>')
    expect(second.text).toContain('Gloed &lt;b&gt;')
    const words = read(second.text)
    expect(words).toContain('Alleen voor volwassenen, 21+')
    expect(words).toContain('1 credit, vanaf € 0,50')
    expect(words).toContain('Aanmelden kan op dit moment niet.')
    expect(second.text).not.toContain('href="/signup"')
    expect(second.text).toMatch(/<link rel="canonical" href="http:\/\/gloed\.example(:\d+)?\/"/)
  })
})
