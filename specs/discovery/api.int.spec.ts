import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NUMBERED_PAGES_MAX, PAGE_SIZE } from '#core/discovery/search.ts'
import { formOf, message, newMember, PASSWORD, someone } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

describe('a visitor', () => {
  test('requires the cursor of the page before from page 21 on (DSC-01)', async () => {
    const browser = server.browser()
    const page = (nth: number) => ({ query: { page: String(nth) } })
    const refused = await browser.refusal('GET /api/members.php', page(NUMBERED_PAGES_MAX + 1))
    expect([refused.status, refused.error]).toEqual([400, 'after_required'])
    const last = await browser.ask('GET /api/members.php', page(NUMBERED_PAGES_MAX))
    expect(last.page).toBe(NUMBERED_PAGES_MAX)
    const { next: after } = await browser.ask('GET /api/members.php', page(1))
    const later = { query: { page: String(NUMBERED_PAGES_MAX + 1), after } }
    expect((await browser.ask('GET /api/members.php', later)).profiles).not.toHaveLength(0)
  })

  test('searches members by what they are, a page at a time', async () => {
    const browser = server.browser()
    const first = await browser.ask('GET /api/members.php')
    expect(first.profiles).toHaveLength(PAGE_SIZE)
    const second = await browser.ask('GET /api/members.php', { query: { page: '2' } })
    const ids = [...first.profiles, ...second.profiles].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)

    const query = { gender: 'female', min_age: '30', max_age: '40', only: 'real' } as const
    const { profiles, total } = await browser.ask('GET /api/members.php', { query })
    const pages = Array.from({ length: Math.ceil(total / PAGE_SIZE) }, (_, nth) =>
      browser.ask('GET /api/members.php', { query: { ...query, page: String(nth + 1) } }),
    )
    const all = (await Promise.all(pages)).flatMap((page) => page.profiles)
    expect(profiles.length).toBeGreaterThan(0)
    expect(new Set(all.map(({ id }) => id)).size).toBe(total)
    for (const { gender, age, fictional } of all) {
      expect([gender, fictional]).toEqual(['female', false])
      expect(age).toBeGreaterThanOrEqual(30)
      expect(age).toBeLessThanOrEqual(40)
    }
  })

  test('looks around a town, whatever region those live in who are near it (DSC-08)', async () => {
    const query = {
      country: 'NL',
      countryregion: 'Flevoland',
      city: 'Almere',
      only: 'real',
    } as const
    const near = { query: { ...query, distance: '50' } } as const
    const { profiles } = await server.browser().ask('GET /api/members.php', near)
    expect(new Set(profiles.map(({ region }) => region)).size).toBeGreaterThan(1)
  })

  test('sees whether a profile is fictional, wherever it shows', async () => {
    const browser = server.browser()
    for (const real of [true, false]) {
      const { id } = await someone(browser, { real })
      const { profile } = await browser.ask('GET /api/member.php', { query: { id } })
      expect(profile.fictional).toBe(!real)
    }
  })

  test('finds no unknown member, and none who has not confirmed', async () => {
    const form = formOf()
    const unconfirmed = server.browser()
    await unconfirmed.ask('POST /api/signup.php', { body: form })
    const { user } = await unconfirmed.ask('POST /api/user.php', {
      body: { email: form.email, password: PASSWORD },
    })
    for (const id of [randomUUID(), user.id]) {
      const refusal = await server.browser().refusal('GET /api/member.php', { query: { id } })
      expect(refusal).toMatchObject({ status: 404, error: 'not_found' })
    }
  })

  test('sees nobody where the site keeps its members to themselves', async () => {
    await server.db.query(`update site set settings = settings || '{"logged_out_search": "none"}'`)
    await server.restart()
    const { id } = await newMember(server)
    for (const refusal of [
      await server.browser().refusal('GET /api/members.php'),
      await server.browser().refusal('GET /api/member.php', { query: { id } }),
    ]) {
      expect(refusal).toEqual({ status: 403, error: 'search_closed' })
    }
    const member = await newMember(server)
    expect((await member.ask('GET /api/members.php')).profiles.length).toBeGreaterThan(0)
    await server.db.query(`update site set settings = settings || '{"logged_out_search": "all"}'`)
    await server.restart()
  })

  test('cannot sign up where the site is closed, unless a traffic source opens it', async () => {
    await server.db.query(
      `update site set settings = settings || '{"signups": "with_trafficsource"}'`,
    )
    await server.restart()
    await expect(newMember(server)).rejects.toThrow('signups_closed')
    await newMember(server, { traffic_source: { network: 'partner' } })
    await server.db.query(`update site set settings = settings || '{"signups": "all"}'`)
    await server.restart()
  })
})

describe('a profile that is disabled', () => {
  test('is shown to nobody: by no search, no count, no like, no profile, no chat (PRF-07)', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server, { gender: 'female' })]
    const people = async () => {
      const query = { only: 'real', gender: 'female', page: '1' } as const
      const found = await anna.ask('GET /api/members.php', { query })
      const rest = await Promise.all(
        Array.from({ length: found.pages - 1 }, (_, nth) =>
          anna.ask('GET /api/members.php', { query: { ...query, page: String(nth + 2) } }),
        ),
      )
      const ids = [found, ...rest].flatMap(({ profiles }) => profiles.map(({ id }) => id))
      return { total: found.total, ids }
    }
    await anna.ask('POST /api/likes.php', { body: { id: bram.id } })
    await bram.ask('POST /api/likes.php', { body: { id: anna.id } })
    const before = await people()
    expect(before.ids).toContain(bram.id)
    expect(await anna.ask('GET /api/likes.php')).toMatchObject({
      profiles: [{ id: bram.id }],
      liked_by: [{ id: bram.id }],
      matches: [{ id: bram.id }],
      new_likes: 1,
    })

    await server.db.query(`update profile set status = 'disabled' where account_id = $1`, [bram.id])
    const after = await people()
    expect(after.ids).not.toContain(bram.id)
    expect(after.total).toBe(before.total - 1)
    expect(await anna.ask('GET /api/likes.php')).toEqual({
      profiles: [],
      liked_by: [],
      matches: [],
      new_matches: [],
      next: { profiles: null, liked_by: null, matches: null },
      new_likes: 0,
    })
    const body = { id: bram.id }
    for (const { status } of [
      await anna.call('GET /api/member.php', { query: body }),
      await anna.call('PUT /api/member.php', { body }),
      await anna.call('POST /api/likes.php', { body }),
      await anna.call('GET /api/chat.php', { query: { profile: bram.id } }),
      await anna.call('POST /api/message.php', message(bram.id, 'Hoi')),
    ]) {
      expect(status).toBe(404)
    }
  })
})

describe('a like', () => {
  test('is new to the other until the profile is opened, and mutual likes match (LIK-01, LIK-03)', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    expect(await anna.ask('POST /api/likes.php', { body: { id: bram.id } })).toEqual({
      match: false,
    })
    const received = await bram.ask('GET /api/likes.php')
    expect(received).toMatchObject({ new_likes: 1, liked_by: [{ id: anna.id, like_new: true }] })
    await bram.ask('PUT /api/member.php', { body: { id: anna.id } })
    const seen = await bram.ask('GET /api/likes.php')
    expect(seen).toMatchObject({ new_likes: 0, liked_by: [{ id: anna.id, like_new: false }] })

    expect(await bram.ask('POST /api/likes.php', { body: { id: anna.id } })).toEqual({
      match: true,
    })
    expect((await anna.ask('GET /api/likes.php')).matches).toMatchObject([{ id: bram.id }])
    await anna.ask('DELETE /api/likes.php', { body: { id: bram.id } })
    expect((await bram.ask('GET /api/likes.php')).matches).toEqual([])
  })

  test('given twice at once is one', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const like = () => anna.ask('POST /api/likes.php', { body: { id: bram.id } })
    await Promise.all([like(), like(), like()])
    expect((await bram.ask('GET /api/likes.php')).liked_by).toHaveLength(1)
  })

  test('of oneself or of nobody is refused', async () => {
    const anna = await newMember(server)
    for (const id of [anna.id, anna.id.toUpperCase(), randomUUID()]) {
      const refusal = await anna.refusal('POST /api/likes.php', { body: { id } })
      expect(refusal).toMatchObject({ status: 404, error: 'not_found' })
    }
  })
})

/** As a browser asks that has kept what it got. */
const knowing = (headers: Headers) => ({
  headers: { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
})

describe('a portrait of the picture pack', () => {
  test('is served as WebP and may run nothing', async () => {
    const browser = server.browser()
    const { profiles } = await browser.ask('GET /api/members.php')
    const path = profiles.find(({ main_image }) => main_image)?.main_image?.match ?? ''
    const { status, headers, text } = await browser.send('GET', path)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(text).toMatch(/^RIFF.{4}WEBP/s)
    expect(headers.get('content-security-policy')).toContain('sandbox')
    const again = await browser.send('GET', path)
    expect(again.text).toBe(text)
  })

  test('may be stored by a browser that asks again before each use', async () => {
    const anna = await newMember(server)
    const { main_image } = await someone(anna, { real: false })
    const path = main_image?.match ?? ''
    const { headers } = await anna.send('GET', path)
    expect(headers.get('cache-control')).toBe('private, no-cache')
    const known = knowing(headers)
    const again = await anna.send('GET', path, known)
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test('is refused from the moment of a block, also to a browser that stored it (S11)', async () => {
    const anna = await newMember(server)
    const { id, main_image } = await someone(anna)
    const path = main_image?.match ?? ''
    const { headers } = await anna.send('GET', path)
    const known = knowing(headers)
    await anna.ask('POST /api/block.php', { body: { id } })
    expect((await anna.send('GET', path, known)).status).toBe(404)
    expect((await server.browser().send('GET', path)).status).toBe(200)
  })
})
