import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let server: SharedServer
let member: SpecMember
beforeAll(async () => {
  server = await sharedServer()
  member = await newMember(server)
})
afterAll(() => server.stop())

const isLoggedIn = async () => (await member.ask('GET /api/user.php')).user !== null
const get = (path: string, headers: Record<string, string>) => member.send('GET', path, { headers })
const PATHS = ['/api/logout.php', '/api/auto-like.php']
const HTML = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

describe('a GET that acts', () => {
  test.each([
    [
      'an image of another site',
      { 'sec-fetch-site': 'cross-site', accept: 'image/webp,*/*;q=0.8' },
    ],
    ['a script of a sister site', { 'sec-fetch-site': 'same-site', accept: '*/*' }],
    ['a prefetch', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch', accept: HTML }],
    ['an old browser elsewhere', { 'sec-fetch-site': '', referer: 'https://kwaad.example/' }],
    ['a caller without any origin', { 'sec-fetch-site': '' }],
  ])('is refused to %s (S7)', async (_, headers) => {
    for (const path of PATHS) {
      const { status, json } = await get(path, headers)
      expect([status, json], path).toEqual([403, { error: 'cross_site' }])
    }
    expect(await isLoggedIn()).toBe(true)
  })

  test.each([
    ['a link of another site', { 'sec-fetch-site': 'cross-site', accept: HTML }],
    ['the address bar', { 'sec-fetch-site': 'none', accept: HTML }],
    ['an old browser', { 'sec-fetch-site': '', accept: HTML }],
  ])('leads to a page with a button from %s (S7)', async (_, headers) => {
    const pages = []
    for (const path of PATHS) {
      const { status, headers: answered } = await get(path, headers)
      expect(status, path).toBe(303)
      pages.push(answered.get('location'))
    }
    expect(pages).toEqual(['/settings', '/likes'])
    expect(await isLoggedIn()).toBe(true)
  })

  test('acts from a page of the site, in an old browser too (ACC-08)', async () => {
    expect(
      (await get('/api/auto-like.php', { 'sec-fetch-site': '', referer: `${server.url}/x` }))
        .status,
    ).toBe(200)
    expect((await get('/api/logout.php', { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect(await isLoggedIn()).toBe(false)
  })
})
