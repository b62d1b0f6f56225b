import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SEARCH_COUNT_MAX } from '#core/discovery/search.ts'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import { fillCrowd } from '#server/demo/tokens.ts'
import { newMember, type SpecMember, searchAll } from '#specs/harness/server/members.ts'
import { addPhoto, jpeg } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const woman = () => newMember(server, { gender: 'female', seeks: 'male' })
const ahead = async (member: SpecMember) => (await member.ask('GET /api/profile.php')).ahead

/** Real women as a visitor finds them where nothing else is asked for, whole. */
const listed = () => searchAll(server.browser(), { gender: 'female', only: 'real' })

describe('how many stand before a member', () => {
  test('is all of their gender with a photo, as long as they have none', async () => {
    const [me, cor] = [await woman(), await woman()]
    const before = await ahead(me)
    expect(before).toBe((await listed()).filter(({ main_image }) => main_image).length)
    await addPhoto(cor, await jpeg())
    expect(await ahead(me)).toBe(before + 1)
    await addPhoto(await newMember(server), await jpeg())
    expect(await ahead(me)).toBe(before + 1)
    await cor.ask('PUT /api/user.php?visibility=1', { body: { visible: false } })
    expect(await ahead(me)).toBe(before)
  })

  test('is their place in the list, once they have one', async () => {
    const [early, me] = [await woman(), await woman()]
    for (const one of [early, me]) await addPhoto(one, await jpeg())
    server.clock.forward(2 * HOUR_MS)
    await early.ask('GET /api/user.php')
    const places = []
    for (const one of [early, me]) {
      const place = (await listed()).findIndex(({ id }) => id === one.id)
      expect(await ahead(one)).toBe(place)
      places.push(place)
    }
    expect(Math.max(...places)).toBeGreaterThan(0)
  })

  test('is counted no further than a search counts, and is told to its member alone', async () => {
    const me = await woman()
    await (await server.container.getAsync(fillCrowd))(4_000)
    const { rows } = await server.db.query<{ women: number }>(
      `select count(*)::int as women from search_entry
      where shown and pictured and not fictional and gender = 'female'`,
    )
    expect(rows[0]?.women).toBeGreaterThan(SEARCH_COUNT_MAX)
    expect(await ahead(me)).toBe(SEARCH_COUNT_MAX + 1)
    const stranger = await server.browser().refusal('GET /api/profile.php')
    expect(stranger).toMatchObject({ status: 403, error: 'authentication_required' })
  })
})

describe('one’s own profile as others get it', () => {
  test('is what another gets of it, but for what is between the two', async () => {
    const [me, other] = [await woman(), await newMember(server)]
    await me.ask('PUT /api/meeting-choices.php', { body: { place_hidden: true } })
    const get = async (viewer: SpecMember) =>
      (await viewer.ask('GET /api/member.php', { query: { id: me.id } })).profile
    /** Whether one keeps somebody is between the two, and nothing of oneself. */
    const { kept: _, ...seen } = await get(other)
    expect(await get(me)).toEqual(seen)
    expect(await get(me)).toMatchObject({ city: '', distance: null, liked: false })
    await me.ask('PUT /api/user.php?visibility=1', { body: { visible: false } })
    expect(await get(me)).toMatchObject({ id: me.id, region: 'Utrecht' })
    const hidden = await other.refusal('GET /api/member.php', { query: { id: me.id } })
    expect(hidden).toMatchObject({ status: 404, error: 'not_found' })
  })
})
