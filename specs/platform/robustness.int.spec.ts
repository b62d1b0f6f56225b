import { randomUUID } from 'node:crypto'
import { createConnection } from 'node:net'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#core/contract/call.ts'
import { contract, type Key, partsOf } from '#core/contract/contract.ts'
import type { Browser, Replied } from '#specs/harness/server/client.ts'
import { bodiesFor, queriesFor } from '#specs/harness/server/fuzz.ts'
import { buy, newMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

const RUNS = 40
const keys = Object.keys(contract) as Key[]
const callOf = (key: Key): Call => contract[key]

let server: SpecServer
let member: Browser
beforeAll(async () => {
  server = await startServer()
  member = await newMember(server)
  await buy(member, 'credits-150')
})
afterAll(() => server.stop())

const isSound = ({ status, json, text }: Replied) => {
  expect(status, text).toBeLessThan(500)
  if (status === 200) return
  const { error, ...details } = json as { error: string }
  expect(error).toMatch(/^[a-z_]+$/)
  for (const name of Object.keys(details)) {
    expect(['fields', 'minutes', 'retry_after']).toContain(name)
  }
}

describe('whatever is sent', () => {
  test.each(keys.filter((key) => !callOf(key).stream))(
    'to %s gets an answer or a refusal, never a failure',
    async (key) => {
      const { method, path, query: telling } = partsOf(key)
      const call = callOf(key)
      const asked = fc.tuple(bodiesFor(call), queriesFor(call), fc.option(fc.uuid()))
      await fc.assert(
        fc.asyncProperty(asked, async ([body, query, idempotencyKey]) => {
          const search = [telling, query].filter(Boolean).join('&')
          const type = call.webhook ? 'application/x-www-form-urlencoded' : 'application/json'
          const keyed = idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}
          const headers = { 'content-type': type, ...keyed }
          const init = method === 'GET' ? {} : { headers, body: JSON.stringify(body) ?? 'null' }
          const browser = call.audience === 'member' ? member : server.browser()
          isSound(await browser.send(method, `${path}?${search}`, init))
        }),
        { numRuns: RUNS },
      )
    },
  )

  const json = { 'content-type': 'application/json' }
  const nest = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
  const bodies: [what: string, headers: Record<string, string>, body: BodyInit, status: number][] =
    [
      ['half a body', json, '{"email":', 400],
      ['no JSON', json, 'email=a@b.nl', 400],
      ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'email=a@b.nl', 400],
      ['JSON that calls itself text', { 'content-type': 'text/plain' }, '{}', 400],
      ['a list', json, '[]', 400],
      ['a number', json, '7', 400],
      ['nothing', json, '', 400],
      ['a deep nest', json, nest(40_000), 400],
      ['a deep nest in a field', json, `{"email":${nest(40_000)},"password":""}`, 400],
      ['a deep nest in a field of its own', json, `{"more":${nest(40_000)}}`, 400],
      ['too much', json, JSON.stringify({ email: 'x'.repeat(101 * 1024) }), 413],
      ['an unknown charset', { 'content-type': 'application/json; charset=klingon' }, '{}', 400],
      ['an unknown packing', { ...json, 'content-encoding': 'rar' }, '{}', 400],
      ['broken packing', { ...json, 'content-encoding': 'gzip' }, 'no gzip', 400],
      [
        'a bomb',
        { ...json, 'content-encoding': 'gzip' },
        new Uint8Array(gzipSync(`{"email":"${'x'.repeat(5_000_000)}"}`)),
        413,
      ],
    ]
  test.each(bodies)(
    '%s is refused in words, with a key of the caller too',
    async (_, headers, body, status) => {
      for (const keyed of [{}, { 'idempotency-key': randomUUID() }]) {
        const init = { headers: { ...headers, ...keyed }, body }
        const replied = await server.browser().send('POST', '/api/user.php', init)
        isSound(replied)
        expect(replied.status).toBe(status)
      }
    },
  )

  test.each(keys.filter((key) => partsOf(key).method !== 'GET' && !callOf(key).webhook))(
    'a body that is nested without end is refused by %s, with a key too',
    async (key) => {
      const { method, path, query } = partsOf(key)
      const address = [path, query].filter(Boolean).join('?')
      for (const keyed of [{}, { 'idempotency-key': randomUUID() }]) {
        for (const body of [nest(40_000), `{"more":${nest(40_000)}}`, `{"more":${nest(30)}}`]) {
          const replied = await member.send(method, address, {
            headers: { ...json, ...keyed },
            body,
          })
          isSound(replied)
          expect(replied.status).toBe(400)
        }
      }
    },
  )

  test.each([
    '/api/user.php?a[b]=c&a[__proto__][x]=y',
    '/api/member.php?id=a&id=b',
    '/api/member.php?id=%00',
    '/api/members.php?page=1e9&countryregion=%F0%28%8C%28',
    '/%',
    '/%c0%ae%c0%ae/',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/index.html',
    '/media/portraits/..%2f..%2fconfig.svg',
    '/api/docs/..%2fpackage.json',
    '//evil.example/api/user.php',
    `/${'x/'.repeat(2_000)}`,
    '/dev/mail/..%2f..%2f',
  ])('%s is answered with nothing of the inside', async (path) => {
    const { status, text } = await server.browser().send('GET', path)
    expect(status).toBeLessThan(500)
    expect(text).not.toMatch(/devDependencies|node_modules|at .*\.ts:\d+/)
  })

  test('a cookie out of shape is nobody, and a key out of shape is refused', async () => {
    const browser = server.browser()
    for (const cookie of ['session', 'session==;;', `session=${'x'.repeat(5_000)}`, ';;=;']) {
      const headers = { cookie, 'accept-language': '*;q=;;,,xx-' }
      const { json } = await browser.send('GET', '/api/user.php', { headers })
      expect(json).toEqual({ user: null })
    }
    const headers = { ...json, 'idempotency-key': 'not a key' }
    const { status } = await browser.send('POST', '/api/signup.php', { headers, body: '{}' })
    expect(status).toBe(400)
  })

  test('what fails inside is answered with one word and nothing of the inside (ERR-03)', async () => {
    await server.db.query('alter table liking rename to gone')
    try {
      const { status, text } = await member.send('GET', '/api/likes.php')
      expect([status, text]).toEqual([500, '{"error":"unforeseen"}'])
    } finally {
      await server.db.query('alter table gone rename to liking')
    }
    expect((await member.send('GET', '/api/likes.php')).status).toBe(200)
  })

  test('a request that breaks off leaves the server standing', async () => {
    const { port, hostname } = new URL(server.url)
    const head = [
      'POST /api/user.php HTTP/1.1',
      'Host: localhost',
      'Sec-Fetch-Site: same-origin',
      'Content-Type: application/json',
      'Content-Length: 500',
    ]
    await new Promise<void>((resolve) => {
      const socket = createConnection(Number(port), hostname, () => {
        socket.write(`${head.join('\r\n')}\r\n\r\n{"email"`, () => socket.destroy())
      })
      socket.on('close', () => resolve())
    })
    expect((await server.browser().send('GET', '/healthz')).status).toBe(200)
  })
})
