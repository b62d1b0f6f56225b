import { existsSync, globSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#core/contract/call.ts'
import { contract, type Key } from '#core/contract/contract.ts'
import { routeNames } from '#core/site/routes.ts'
import { callsWithIds, namings, requestOf, type Thing } from '#specs/harness/server/asks.ts'
import type { Browser, Replied } from '#specs/harness/server/client.ts'
import { message, newMember, type SpecMember, someone } from '#specs/harness/server/members.ts'
import { addPhoto, jpeg } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { clientDir } from '#specs/harness/support/built-files.ts'
import { pathTo } from '#specs/harness/support/path-to.ts'

const keys = Object.keys(contract) as Key[]
const callOf = (key: Key): Call => contract[key]

let server: SpecServer
let member: SpecMember
let visitor: Browser
/** Ids that stand for what a path or a call names. */
let ids: Record<Thing, string>
beforeAll(async () => {
  server = await startServer()
  visitor = server.browser()
  member = await newMember(server)
  const partner = await someone(member)
  const hello = message(partner.id, 'Hoi')
  const { conversation } = await member.ask('POST /api/message.php', hello)
  await addPhoto(member, await jpeg())
  const [photo] = (await member.ask('GET /api/photos.php')).photos
  ids = {
    member: partner.id,
    conversation,
    payment: hello.body.id,
    message: hello.body.id,
    photo: photo?.id ?? '',
    chatPhoto: hello.body.id,
    device: hello.body.id,
    mandate: hello.body.id,
    savedSearch: hello.body.id,
    avoided: hello.body.id,
    debit: hello.body.id,
    case: hello.body.id,
    caseElsewhere: hello.body.id,
  }
})
afterAll(() => server.stop())

let answers = 0
afterAll(() => void process.stdout.write(`The crawl has looked at ${answers} answers.\n`))

/** A word of the policy: what stands behind a directive, or behind the one that stands in for it. */
const sourcesOf = (policy: string, directive: string) =>
  new RegExp(`(?:^|;)\\s*${directive} ([^;]*)`).exec(policy)?.[1]?.trim().split(' ') ?? null

/** What engines read and no browser runs. */
const DATA = '<script type="application/ld+json">'

const isGuarded = (path: string, { headers, text }: Replied) => {
  answers += 1
  const policy = headers.get('content-security-policy') ?? ''
  const base = sourcesOf(policy, 'default-src')
  expect(["'self'", "'none'"], path).toContain((base ?? []).join(' '))
  const scripts = sourcesOf(policy, 'script-src') ?? base ?? []
  expect(["'self'", "'none'"], path).toContain(scripts.join(' '))
  expect(policy, path).not.toContain('unsafe-eval')
  expect(headers.get('x-content-type-options'), path).toBe('nosniff')
  expect(headers.get('referrer-policy'), path).toMatch(/^(same-origin|no-referrer)$/)
  expect(headers.get('cross-origin-opener-policy'), path).toMatch(/^same-origin;/)
  expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin')
  expect(headers.get('x-powered-by'), path).toBeNull()
  expect(headers.get('access-control-allow-origin'), path).toBeNull()
  if (!headers.get('content-type')?.includes('html')) return
  expect(policy, path).toMatch(/frame-ancestors '(none|self)'/)
  const inline = [...text.matchAll(/<script(?![^>]*\bsrc=)[^>]*>/g)].map(([tag]) => tag)
  expect(
    inline.filter((tag) => tag !== DATA),
    path,
  ).toEqual([])
  expect(text, path).not.toMatch(/<[^>]+\son\w+=|javascript:/i)
}

/** Everything that a page or a style asks for by itself. */
const linksIn = (text: string) =>
  [...text.matchAll(/(?:src|href)="(\/[^"/][^"]*)"|url\((\/[^)]+)\)/g)].map(
    ([, attribute, style]) => attribute ?? style ?? '',
  )

describe('every answer', () => {
  const pagePaths = () => routeNames.map(pathTo)

  test('of a page is guarded, with all that it links to, for visitors and members (promise S8)', async () => {
    const served = ['/dev/mail', '/dev/clock', '/api/docs', '/healthz', '/readyz', '/robots.txt']
    for (const browser of [visitor, member]) {
      const seen = new Set<string>()
      const waiting = [...pagePaths(), ...served, '/no/such/page', '/assets/none.js']
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        if (seen.has(path) || path.startsWith('/api/logout')) continue
        seen.add(path)
        const replied = await browser.send('GET', path)
        isGuarded(path, replied)
        const isRead = /html|css/.test(replied.headers.get('content-type') ?? '')
        if (isRead) waiting.push(...linksIn(replied.text).map((link) => link.replace(/#.*/, '')))
      }
    }
  })

  test('that is a built file is guarded, and kept only where its name tells its content (promise S8)', async () => {
    expect(existsSync(clientDir), 'the client is built').toBe(true)
    const files = globSync('**/*.*', { cwd: clientDir }).filter((file) => file !== 'index.html')
    expect(files.length).toBeGreaterThan(20)
    for (const file of files) {
      const replied = await visitor.send('GET', `/${file}`)
      expect(replied.status, file).toBe(200)
      isGuarded(file, replied)
      const kept = replied.headers.get('cache-control') ?? ''
      expect(kept.includes('immutable'), file).toBe(file.startsWith('assets/'))
      expect(replied.headers.getSetCookie(), file).toEqual([])
    }
  })

  test('of a call is guarded and kept by nobody, whoever asks and whatever it says (promise S8)', async () => {
    const plain = keys
      .filter((key) => !callOf(key).stream && key !== 'GET /api/logout.php')
      .map((key) => ({ key, ...requestOf(key, {}) }))
    const named = callsWithIds.flatMap((key) =>
      (namings[key] ?? []).map(({ thing, ask }) => ({ key, ...requestOf(key, ask(ids[thing])) })),
    )
    const last = { key: 'GET /api/logout.php', ...requestOf('GET /api/logout.php', {}) }
    for (const browser of [visitor, await newMember(server), member]) {
      for (const { key, method, address, init } of [...named, ...plain, last]) {
        const replied = await browser.send(method, address, init)
        isGuarded(key, replied)
        expect(replied.headers.get('cache-control'), key).toMatch(/no-store/)
      }
    }
  })

  test('that is a private photo is kept by nobody else (promise S8)', async () => {
    const replied = await (await newMember(server)).send('GET', `/media/photos/${ids.photo}.webp`)
    isGuarded('a photo', replied)
    expect(replied.headers.get('cache-control')).toMatch(/private|no-store/)
  })
})
