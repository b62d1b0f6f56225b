import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { interests } from '#core/discovery/values.ts'
import type { Replied } from '#specs/harness/server/client.ts'
import {
  message,
  newMember,
  PASSWORD,
  type SpecMember,
  someone,
} from '#specs/harness/server/members.ts'
import { newDevice } from '#specs/harness/server/push-service.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

const spec = readFileSync(new URL('../product-spec.md', import.meta.url), 'utf8')

/** `GET /api/x.php` of each row of the product spec's table; a row may name several paths. */
const named = spec
  .slice(spec.indexOf('## 7. Calls'), spec.indexOf('## 8.'))
  .split('\n')
  .flatMap((line) => {
    const [, method = '', paths = ''] = line.split('|').map((cell) => cell.trim())
    const found = paths.match(/\/api\/[^\s,]+/g) ?? []
    return found.map((path) => `${method.replace(/ \(.*/, '')} ${path}`)
  })

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const json = (body: unknown) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
const anything = expect.anything()

type Row = (member: SpecMember) => Promise<[Replied, unknown]>
const get =
  (path: string, answer: unknown): Row =>
  async (member) => [await member.send('GET', path), answer]

/** What each row asks with its payload, and what the answer holds where the product spec shows it. */
const rows: Record<string, Row> = {
  'GET /api/user.php': async (member) => [
    await member.send('GET', '/api/user.php'),
    { user: { id: member.id, email: member.email } },
  ],
  'POST /api/user.php': async ({ email, id }) => [
    await server.browser().send('POST', '/api/user.php', json({ email, password: PASSWORD })),
    { user: { id, email } },
  ],
  'PUT /api/user.php': async (member) => {
    const put = await member.send('PUT', '/api/user.php', json({ language: 'en' }))
    expect((await member.ask('GET /api/user.php')).user?.language).toBe('en')
    return [put, {}]
  },
  'POST /api/user.php?push=1': async (member) => {
    const { subscription } = newDevice()
    const posted = await member.send('POST', '/api/user.php?push=1', json({ subscription }))
    const text = 'select push_subscription as kept from account where id = $1'
    const { rows: kept } = await server.db.query(text, [member.id])
    expect(kept).toMatchObject([{ kept: { endpoint: subscription.endpoint } }])
    return [posted, {}]
  },
  'GET /api/logout.php': async (member) => {
    const left = await member.send('GET', '/api/logout.php')
    expect((await member.ask('GET /api/user.php')).user).toBeNull()
    return [left, {}]
  },
  'GET /api/geocode.php': get('/api/geocode.php?lat=52.09&lon=5.12', {
    location: { city: 'Utrecht' },
  }),
  'POST /api/page-hidden.php': async (member) => [
    await member.send('POST', '/api/page-hidden.php', json({})),
    {},
  ],
  'GET /api/auto-like.php': get('/api/auto-like.php', {
    profile: { id: expect.any(String), main_image: { match: expect.any(String) } },
  }),
  'GET /api/discountcode.php': get('/api/discountcode.php?code=TIMEBONUS25', {
    discount: { code: 'TIMEBONUS25', percentage: 25, expired: false },
  }),
  'GET /api/discountcode.php?welcome=true': async () => {
    const offer = JSON.stringify({ welcome_offer: 'welcome_discount' })
    await server.db.query('update site set settings = settings || $1', [offer])
    await server.restart()
    const newcomer = await newMember(server)
    const discount = { user_id: newcomer.id, percentage: 25, expired: false }
    return [await newcomer.send('GET', '/api/discountcode.php?welcome=true'), { discount }]
  },
  'GET /api/settings.php': get('/api/settings.php?domain=localhost&ref=brief', {
    name: 'Vonk',
    domain_language: 'nl_NL',
  }),
  'GET /api/chats.php': async (member) => {
    const other = await someone(member)
    const { conversation } = await member.ask('POST /api/message.php', message(other.id, 'Hoi'))
    return [
      await member.send('GET', '/api/chats.php'),
      { chats: [{ conversation, profile: other.id }] },
    ]
  },
  'GET /api/likes.php': async (member) => {
    const [given, liker] = [await someone(member), await newMember(server)]
    await member.ask('POST /api/likes.php', { body: { id: given.id } })
    await liker.ask('POST /api/likes.php', { body: { id: member.id } })
    const likes = { profiles: [{ id: given.id }], liked_by: [{ id: liker.id, like_new: true }] }
    return [await member.send('GET', '/api/likes.php'), likes]
  },
  'DELETE /api/chat.php': async (member) => {
    const other = await someone(member)
    const { conversation } = await member.ask('POST /api/message.php', message(other.id, 'Hoi'))
    const removed = await member.send('DELETE', '/api/chat.php', json({ conversation }))
    expect((await member.ask('GET /api/chats.php')).chats).toEqual([])
    return [removed, {}]
  },
  'GET /api/interests.php': get('/api/interests.php', { interests }),
  'GET /api/regions.php': get('/api/regions.php', {
    regions: { NL: expect.arrayContaining(['Utrecht']) },
  }),
  'GET /api/companyinfo.php': get('/api/companyinfo.php', { name: anything, kvk: anything }),
}

describe('the table of calls of the product spec', () => {
  it('has its rows here, each of them and no other', () => {
    expect(Object.keys(rows).sort()).toEqual([...named].sort())
  })

  it('is answered row by row: its path and method, with its payload, in its form (API-01)', async () => {
    const wrong: string[] = []
    for (const key of named) {
      const row = rows[key]
      if (!row) throw new Error(`${key} is asked nowhere`)
      const [{ status, json: told, text }, answer] = await row(await newMember(server))
      if (status !== 200) wrong.push(`${key} answers ${status}: ${text}`)
      else expect(told, key).toMatchObject(answer as object)
    }
    expect(wrong).toEqual([])
  }, 60_000)
})
