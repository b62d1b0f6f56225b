import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

const DUTCH = '194.109.6.66'
const BELGIAN = '81.240.1.1'
const AMERICAN = '2001:4860:4860::8888'

let server: SpecServer
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: 'loopback' } })
})
afterAll(() => server.stop())

const SETTINGS = '/api/settings.php'
const read = async (path: string, headers: Record<string, string> = {}, at = server) => {
  const { status, json } = await at.browser().send('GET', path, { headers })
  expect(status).toBe(200)
  const { geoip_country, geoip_selected_country } = json as Record<string, string>
  return [geoip_country, geoip_selected_country]
}
const from = (address: string) => ({ 'x-forwarded-for': address })

/** Changes the site until the end of `body`. */
const withSettings = async (changes: object, body: () => Promise<void>) => {
  const { rows } = await server.db.query('select settings from site')
  await server.db.query('update site set settings = settings || $1', [JSON.stringify(changes)])
  await server.restart()
  try {
    await body()
  } finally {
    await server.db.query('update site set settings = $1', [JSON.stringify(rows[0]?.settings)])
    await server.restart()
  }
}

describe('the settings', () => {
  test('say where the request comes from, and which country was chosen (SET-03)', async () => {
    expect(await read(SETTINGS, from(DUTCH))).toEqual(['NL', 'NL'])
    expect(await read(SETTINGS, from(BELGIAN))).toEqual(['BE', 'BE'])
    expect(await read(SETTINGS, from(AMERICAN))).toEqual(['US', 'NL'])
    expect(await read(SETTINGS)).toEqual(['NL', 'NL'])
    expect(await read(`${SETTINGS}?country=BE`, from(DUTCH))).toEqual(['NL', 'BE'])
    const kept = { ...from(DUTCH), cookie: 'country=BE' }
    expect(await read(SETTINGS, kept)).toEqual(['NL', 'BE'])
    expect(await read(`${SETTINGS}?country=NL`, kept)).toEqual(['NL', 'NL'])
  })

  test('believe a proxy alone, not whoever says where they are', async () => {
    expect(await read(SETTINGS, from(`${BELGIAN}, ${DUTCH}`))).toEqual(['NL', 'NL'])
    const bare = await startServer()
    try {
      expect(await read(SETTINGS, from(BELGIAN), bare)).toEqual(['NL', 'NL'])
    } finally {
      await bare.stop()
    }
  })

  test.each([
    ['another domain', '?domain=elders.example'],
    ['no country', '?country=nergens&network='],
    ['two countries', '?country=BE&country=NL'],
    ['too much', `?ref=${'x'.repeat(5_000)}&country=%00`],
    ['what nobody asked for', '?__proto__=1&constructor[x]=2'],
  ])('are those of the host when a link names %s', async (_, query) => {
    const browser = server.browser()
    const { status, json } = await browser.send('GET', `${SETTINGS}${query}`)
    expect(status).toBe(200)
    expect(json).toMatchObject({ name: 'Vonk', domain: 'localhost' })
  })
})

describe('a visitor from a known source', () => {
  const SOURCE = { cookie: 'source=network=partner' }
  const search = (headers: Record<string, string> = {}, query = '') =>
    server.browser().send('GET', `/api/members.php${query}`, { headers })

  test('searches by a rule of their own, by the query or by what the browser kept (DSC-03)', async () => {
    const closed = { logged_out_search: 'none', logged_out_search_trafficsource: 'all' }
    await withSettings(closed, async () => {
      expect((await search()).json).toEqual({ error: 'search_closed' })
      const found = await search(SOURCE)
      expect(found.status).toBe(200)
      expect((await search({}, '?network=partner')).status).toBe(200)
      const { profiles } = found.json as { profiles: { id: string }[] }
      const path = `/api/member.php?id=${profiles[0]?.id}`
      expect((await server.browser().send('GET', path)).json).toEqual({ error: 'search_closed' })
      expect((await server.browser().send('GET', path, { headers: SOURCE })).status).toBe(200)
    })
    const other = { logged_out_search: 'all', logged_out_search_trafficsource: 'none' }
    await withSettings(other, async () => {
      expect((await search()).status).toBe(200)
      expect((await search(SOURCE)).json).toEqual({ error: 'search_closed' })
      const anna = await newMember(server)
      expect((await anna.ask('GET /api/members.php', { query: {} })).total).toBeGreaterThan(0)
    })
  })
})

describe('what a site shows of its members', () => {
  test('is what its settings say, and it can be searched by nothing else (PRF-03)', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const story = 'Ik werk in een bakkerij.'
    await anna.ask('PUT /api/profile.php', {
      body: {
        about_me: story,
        reason: 'Gezelschap',
        city: 'Utrecht',
        region: 'Utrecht',
        tattoos: true,
        hair_color: 'red',
        eye_color: null,
        body_type: null,
        relationship_status: null,
        interests: ['art'],
      },
    })
    const look = async () =>
      (await bram.ask('GET /api/member.php', { query: { id: anna.id } })).profile
    expect(await look()).toMatchObject({ about_me: story, hair_color: 'red', online: true })
    const changes = {
      visible_profile_fields: ['interests'],
      visible_profile_notes: [],
      search_fields: ['gender', 'min_age'],
    }
    await withSettings(changes, async () => {
      expect(await look()).toMatchObject({
        about_me: '',
        reason: '',
        hair_color: null,
        tattoos: null,
        online: false,
        interests: ['art'],
      })
      const { user } = await anna.ask('GET /api/user.php')
      expect(user?.profile).toMatchObject({ about_me: story, hair_color: 'red' })
      const query = { gender: 'female', countryregion: 'Utrecht', max_age: '40' } as const
      expect(await bram.refusal('GET /api/members.php', { query })).toEqual({
        status: 400,
        error: 'invalid',
        fields: { countryregion: 'field_invalid', max_age: 'field_invalid' },
      })
      const { total } = await bram.ask('GET /api/members.php', {
        query: { gender: 'female', min_age: '30', only: 'real' },
      })
      expect(total).toBeGreaterThan(0)
    })
  })
})
