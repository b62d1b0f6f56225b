import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#core/contract/call.ts'
import { contract, type Key, partsOf } from '#core/contract/contract.ts'
import { routeNames } from '#core/site/routes.ts'
import { namings, requestOf, type Thing } from '#specs/harness/server/asks.ts'
import { message, newMember, type SpecMember, someone } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { everythingKept } from '#specs/harness/support/kept.ts'
import { pathTo } from '#specs/harness/support/path-to.ts'

const keys = Object.keys(contract) as Key[]
const callOf = (key: Key): Call => contract[key]
const pathOf = (key: Key) => key.split(' ')[1] ?? ''
const isChanging = (key: Key) => partsOf(key).method !== 'GET'

let server: SpecServer
let member: SpecMember
beforeAll(async () => {
  server = await startServer()
  member = await newMember(server)
})
afterAll(() => server.stop())

/** Sends a call without a body: enough to see who is let in. */
const knock = (key: Key, headers: Record<string, string>, cookie = member.cookie()) =>
  server.browser().send(partsOf(key).method, pathOf(key), { headers: { cookie, ...headers } })

describe('a call without a session', () => {
  test.each(keys.filter((key) => callOf(key).audience === 'member'))(
    '%s is refused (NAV-09)',
    async (key) => {
      for (const cookie of ['', 'session=', `session=${'x'.repeat(43)}`, 'session=__proto__']) {
        const { status, json } = await knock(key, {}, cookie)
        expect({ status, json }).toEqual({
          status: 403,
          json: { error: 'authentication_required' },
        })
      }
    },
  )
})

describe('a call from another site', () => {
  const changing = keys.filter(isChanging)
  const strangers: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': '', origin: 'https://evil.example' },
    { 'sec-fetch-site': '', origin: 'null' },
    { 'sec-fetch-site': '', origin: 'http://localhost' },
    { 'sec-fetch-site': '' },
    { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' },
    { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
    { 'sec-fetch-site': 'cross-site', 'content-type': 'multipart/form-data; boundary=x' },
  ]

  /** A browser sends its reports by itself, and says of them neither a page nor an origin. */
  const isUnbelieved = (key: Key) => callOf(key).webhook || callOf(key).report !== undefined

  test.each(changing.filter((key) => !isUnbelieved(key)))(
    '%s is refused (promise S7)',
    async (key) => {
      for (const headers of strangers) {
        const { status, json } = await knock(key, headers)
        expect({ headers, status, json }).toEqual({
          headers,
          status: 403,
          json: { error: 'cross_site' },
        })
      }
    },
  )

  test('changes nothing, however right it is otherwise (promise S7)', async () => {
    const other = await someone(member)
    const before = await everythingKept(server.db)
    for (const key of changing) {
      for (const naming of namings[key] ?? []) {
        const { method, address, init } = requestOf(key, naming.ask(other.id))
        for (const headers of strangers) {
          const all = new Headers({ ...Object.fromEntries(new Headers(init.headers)), ...headers })
          all.set('cookie', member.cookie())
          const asked = { ...init, headers: Object.fromEntries(all) }
          expect((await server.browser().send(method, address, asked)).status).toBe(403)
        }
      }
    }
    expect(await everythingKept(server.db)).toEqual(before)
  })

  test('is taken where it is a webhook or a report of a browser, and no other call is exempt', async () => {
    expect(changing.filter(isUnbelieved).sort()).toEqual([
      'POST /api/browser-report.php',
      'POST /api/webhook.php',
    ])
    const url = '/api/webhook.php?provider=sandbox'
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await server.browser().send('POST', url, { headers })).status).toBe(200)
  })

  test('is told apart by its Origin where a browser tells no Sec-Fetch-Site', async () => {
    const { host } = new URL(server.url)
    const headers = { 'sec-fetch-site': '', origin: `http://${host}` }
    const { status } = await server.browser().send('PUT', '/api/user.php', {
      headers: { ...headers, cookie: member.cookie(), 'content-type': 'application/json' },
      body: JSON.stringify({ language: 'en' }),
    })
    expect(status).toBe(200)
  })

  test('is one whose Origin has the same host by another scheme (promise S7)', async () => {
    const { host } = new URL(server.url)
    for (const path of ['/api/user.php', '/sandbox/api/faults']) {
      const { status } = await server.browser().send('PUT', path, {
        headers: {
          'sec-fetch-site': '',
          origin: `https://${host}`,
          cookie: member.cookie(),
          'content-type': 'application/json',
        },
        body: '{}',
      })
      expect(status, path).toBe(403)
    }
  })
})

describe('a call that reads', () => {
  test('changes nothing, logging out and a like that comes by itself apart (promise S15)', async () => {
    const other = await someone(member)
    const { conversation } = await member.ask('POST /api/message.php', message(other.id, 'Hoi'))
    const queries: Partial<Record<Key, Record<string, string>>> = {
      'GET /api/bundle.php': { bundle: 'credits-10' },
      'GET /api/discountcode.php': { code: 'TIMEBONUS25' },
      'GET /api/geocode.php': { lat: '52.09', lon: '5.12' },
      'GET /api/page.php': { name: 'terms', language: 'nl' },
      'GET /api/places.php': { country: 'NL', q: 'utr' },
      // No cursor of ours, which only an answer gives.
      'GET /api/wallet.php': { before: 'none' },
    }
    const ids: Partial<Record<Thing, string>> = { member: other.id, conversation }
    const addressesOf = (key: Key) =>
      (namings[key] ?? [{ thing: 'member', ask: () => ({ query: queries[key] ?? {} }) }]).map(
        ({ thing, ask }) => requestOf(key, ask(ids[thing] ?? randomUUID())).address,
      )
    const readable = keys.filter(
      (key) => !isChanging(key) && !callOf(key).stream && !callOf(key).gives,
    )
    expect(keys.filter((key) => callOf(key).gives)).toEqual([
      'GET /api/logout.php',
      'GET /api/auto-like.php',
    ])
    const before = await everythingKept(server.db)
    for (const address of readable.flatMap(addressesOf)) {
      const { status } = await member.send('GET', address)
      expect([200, 404, 409, address.startsWith('/api/wallet.php') ? 400 : 200], address).toContain(
        status,
      )
      await member.send('HEAD', address)
    }
    for (const path of ['/', '/members', `/${'x'.repeat(43)}`, '/api/docs', '/dev/mail']) {
      await member.send('GET', path)
    }
    expect((await member.send('HEAD', '/api/logout.php')).status).toBe(404)
    expect(await everythingKept(server.db)).toEqual(before)
  })
})

describe('every kind of answer', () => {
  const paths: [kind: string, method: string, path: string][] = [
    ['an answer', 'GET', '/api/settings.php'],
    ['a refusal', 'GET', '/api/chats.php'],
    ['a broken body', 'POST', '/api/user.php'],
    ['no call at all', 'GET', '/api/nothing.php'],
    ['a page', 'GET', '/members'],
    ['no page', 'GET', '/no/such/page'],
    ['no asset', 'GET', '/assets/none.js'],
    ['no portrait', 'GET', '/media/portraits/none.svg'],
    ['the documentation', 'GET', '/api/docs'],
    ['the style of the documentation', 'GET', '/api/docs/style.css'],
    ['the health check', 'GET', '/healthz'],
    ['the mailbox', 'GET', '/dev/mail'],
    ['another method', 'PATCH', '/api/user.php'],
  ]

  test.each(paths)('%s carries the security headers (promise S8)', async (_, method, path) => {
    const { headers } = await server.browser().send(method, path, {
      ...(method === 'POST' && { body: '{', headers: { 'content-type': 'application/json' } }),
    })
    const policy = headers.get('content-security-policy') ?? ''
    const scripts =
      /script-src ([^;]*)/.exec(policy)?.[1] ?? /default-src ([^;]*)/.exec(policy)?.[1]
    expect(["'self'", "'none'"]).toContain(scripts?.trim())
    expect(policy).toMatch(/frame-ancestors '(none|self)'/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toMatch(/^(same-origin|no-referrer)$/)
    expect(headers.get('cross-origin-opener-policy')).toMatch(/^same-origin;/)
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  test('of every page and every call carries them too (promise S8)', async () => {
    const pages = routeNames.map(pathTo)
    const asked = [
      ...pages.map((path) => ['GET', path] as const),
      ...keys
        .filter((key) => !callOf(key).stream)
        .map((key) => [partsOf(key).method, pathOf(key)] as const),
    ]
    for (const [method, path] of asked) {
      const { headers } = await server.browser().send(method, path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy, path).toMatch(/(script|default)-src '(self|none)'(;|$)/)
      expect(policy, path).not.toContain("script-src 'self' 'unsafe-inline'")
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('referrer-policy'), path).toMatch(/^(same-origin|no-referrer)$/)
      expect(headers.get('cross-origin-opener-policy'), path).toMatch(/^same-origin;/)
    }
  })

  test('of the API is kept by nobody (promise S8)', async () => {
    for (const key of keys.filter((key) => !isChanging(key) && !callOf(key).stream)) {
      const { headers } = await server.browser().send('GET', pathOf(key))
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })
})

describe('a site over https', () => {
  test('takes a page of its host without https for another site, where a browser tells its Origin alone (promise S7)', async () => {
    const secure = await startServer({ env: { PUBLIC_URL: 'https://vonk.example' } })
    try {
      const { host } = new URL(secure.url)
      const login = (scheme: string) =>
        secure.browser().call('POST /api/user.php', {
          body: { email: 'niemand@voorbeeld.example', password: 'wat-dan-ook' },
          headers: { 'sec-fetch-site': '', origin: `${scheme}://${host}` },
        })
      expect((await login('http')).status).toBe(403)
      expect((await login('https')).status).toBe(401)
    } finally {
      await secure.stop()
    }
  })

  test('keeps its cookie to this host, and tells browsers to stay with https (promise S8)', async () => {
    const secure = await startServer({ env: { PUBLIC_URL: 'https://vonk.example' } })
    try {
      const { email } = await newMember(secure)
      const { headers } = await secure.browser().call('POST /api/user.php', {
        body: { email, password: 'een-lang-wachtwoord' },
      })
      const [cookie = ''] = headers.getSetCookie()
      expect(cookie).toMatch(/^__Host-session=/)
      expect(cookie).toContain('Secure')
      expect(cookie).not.toContain('Domain')
      expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
    } finally {
      await secure.stop()
    }
  })
})
