import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AskedBody } from '#core/contract/contract.ts'
import {
  NEWCOMERS_MAX,
  SAVED_NAME_MAX,
  SAVED_SEARCHES_MAX,
} from '#core/discovery/saved-searches/rules.ts'
import { joined } from '#specs/harness/database/strangers.ts'
import { newMember, type SpecMember, someone } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

type Saved = AskedBody<'POST /api/saved-searches.php'>
const save = async (member: SpecMember, wishes: Saved['wishes'], more: Partial<Saved> = {}) => {
  const { searches } = await member.ask('POST /api/saved-searches.php', {
    body: { wishes, ...more },
  })
  const made = searches.at(-1)
  if (!made) throw new Error('Nothing was saved')
  return made
}
const listOf = async (member: SpecMember) =>
  (await member.ask('GET /api/saved-searches.php')).searches
const freshOf = async (member: SpecMember) => (await listOf(member)).map(({ fresh }) => fresh)
const change = (member: SpecMember, body: AskedBody<'PUT /api/saved-searches.php'>) =>
  member.ask('PUT /api/saved-searches.php', { body })
const woman = (city = 'Utrecht') => newMember(server, { gender: 'female', seeks: 'male', city })
const utrecht = { gender: 'female', country: 'NL', countryregion: 'Utrecht', city: 'Utrecht' }

describe('a saved search', () => {
  test('is kept as it was wished, is named, silenced and removed, and is its member’s alone', async () => {
    const [me, other] = [await newMember(server), await newMember(server)]
    const { id, ...made } = await save(me, { ...utrecht, min_age: '25', hair_color: 'red,blond' })
    expect(made).toEqual({
      name: null,
      wishes: { ...utrecht, min_age: '25', hair_color: 'red,blond' },
      dropped: [],
      notify: true,
      fresh: 0,
      fresh_fictional: 0,
    })
    await change(me, { id, name: 'x'.repeat(SAVED_NAME_MAX) })
    await change(me, { id, name: '  Om de hoek ' })
    const { searches } = await change(me, { id, notify: false })
    expect(searches).toMatchObject([{ id, name: 'Om de hoek', notify: false }])
    expect((await change(me, { id, name: null })).searches[0]?.name).toBeNull()

    expect(await listOf(other)).toEqual([])
    const foreign = await other.refusal('PUT /api/saved-searches.php', {
      body: { id, notify: true },
    })
    expect(foreign).toEqual({ status: 404, error: 'not_found' })
    const { rows } = await server.db.query(
      'select 1 from saved_search_watch where account_id = $1',
      [other.id],
    )
    expect(rows).toEqual([])
    await other.ask('DELETE /api/saved-searches.php', { body: { id } })
    expect(await listOf(me)).toHaveLength(1)
    expect(await me.ask('DELETE /api/saved-searches.php', { body: { id } })).toEqual({
      searches: [],
    })
  })

  test('is no search that could not be made, and has a name that can be read', async () => {
    const me = await newMember(server)
    const wrong: Saved[] = [
      { wishes: { hair_color: 'purple' } },
      { wishes: { min_age: '12' } },
      { wishes: { page: '2' } },
      { wishes: { nothing: 'x' } },
      { wishes: { distance: '25', country: 'NL', countryregion: 'Utrecht', city: 'Nergens' } },
      { wishes: {}, name: '\u200b' },
      { wishes: {}, name: 'x'.repeat(SAVED_NAME_MAX + 1) },
    ]
    for (const body of wrong) {
      const refused = await me.refusal('POST /api/saved-searches.php', { body })
      expect(refused, JSON.stringify(body)).toMatchObject({ status: 400, error: 'invalid' })
    }
    expect(await listOf(me)).toEqual([])
  })

  test('is one of ten at most, whatever is saved at once', async () => {
    const me = await newMember(server)
    const tries = Array.from({ length: SAVED_SEARCHES_MAX + 4 }, (_, nth) =>
      me.call('POST /api/saved-searches.php', { body: { wishes: { min_age: String(20 + nth) } } }),
    )
    const all = await Promise.all(tries)
    expect(all.map(({ status }) => status).sort()).toEqual([
      ...Array(10).fill(200),
      ...Array(4).fill(409),
    ])
    expect(await listOf(me)).toHaveLength(SAVED_SEARCHES_MAX)
    const eleventh = await me.refusal('POST /api/saved-searches.php', { body: { wishes: {} } })
    expect(eleventh).toEqual({ status: 409, error: 'saved_searches_full' })
  })

  test('tells how many real members are new, until one has looked', async () => {
    const me = await newMember(server)
    const { id } = await save(me, utrecht)
    await save(me, { ...utrecht, photo: 'yes' })
    const [sanne] = [await woman(), await woman(), await woman('Zeist'), await newMember(server)]
    expect(await freshOf(me)).toEqual([2, 0])
    await me.ask('POST /api/block.php', { body: { id: sanne.id } })
    expect(await freshOf(me)).toEqual([1, 0])
    await me.ask('DELETE /api/block.php', { body: { id: sanne.id } })
    await sanne.ask('PUT /api/user.php?visibility=1', { body: { visible: false } })
    expect(await freshOf(me)).toEqual([1, 0])
    await sanne.ask('PUT /api/user.php?visibility=1', { body: { visible: true } })
    expect((await change(me, { id, seen: true })).searches.map(({ fresh }) => fresh)).toEqual([
      0, 0,
    ])
    await woman()
    expect(await freshOf(me)).toEqual([1, 0])
  })

  test('counts fictional profiles apart, and none of who has been there before', async () => {
    const me = await newMember(server)
    await save(me, { gender: 'any' })
    const { id } = await someone(me, { real: false })
    await server.db.query('update profile set visible = false where account_id = $1', [id])
    await server.db.query('update profile set visible = true where account_id = $1', [id])
    expect(await listOf(me)).toMatchObject([{ fresh: 0, fresh_fictional: 0 }])
    await server.db.query('update search_entry set shown_nr = null where account_id = $1', [id])
    await server.db.query('update profile set visible = true where account_id = $1', [id])
    expect(await listOf(me)).toMatchObject([{ fresh: 0, fresh_fictional: 1 }])
  })

  test('counts so far as is said, and one more where there are more', async () => {
    const me = await newMember(server)
    const region = 'Streek zonder eind'
    await save(me, { gender: 'any', country: 'NL', countryregion: region })
    for (let nth = 0; nth < NEWCOMERS_MAX; nth += 1) await joined(server.db, { region })
    expect(await freshOf(me)).toEqual([NEWCOMERS_MAX])
    for (let nth = 0; nth < 3; nth += 1) await joined(server.db, { region })
    expect(await freshOf(me)).toEqual([NEWCOMERS_MAX + 1])
  })

  test('counts who confirms their address late, and not before', async () => {
    const [me, before] = [await newMember(server), await woman()]
    await server.db.query('update search_entry set shown_nr = null where account_id = $1', [
      before.id,
    ])
    await save(me, utrecht)
    expect(await freshOf(me)).toEqual([0])
    await server.db.query('update profile set status = status where account_id = $1', [before.id])
    expect(await freshOf(me)).toEqual([1])
  })

  test('goes on without a wish that the site switches off, and says so', async () => {
    const me = await newMember(server)
    await save(me, { ...utrecht, tattoos: 'yes' })
    await server.db.query(
      `update site set settings = settings || jsonb_build_object('search_fields',
        (settings -> 'search_fields') - 'tattoos')`,
    )
    await server.restart()
    expect(await listOf(me)).toMatchObject([{ wishes: utrecht, dropped: ['tattoos'] }])
  })
})
