import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { discoveryStore } from '#adapters/postgres/discovery/store.ts'
import type { DiscoveryStore } from '#core/discovery/ports.ts'
import { PAGE_SIZE, SEARCH_COUNT_MAX } from '#core/discovery/search.ts'
import { hairColors, interests } from '#core/discovery/values.ts'
import { database } from '#server/container/tokens.ts'
import { fillCrowd } from '#server/demo/tokens.ts'
import { naiveSearch, readMembers } from '../harness/database/naive-search.ts'
import { lotsOf, randomSearch, type Somewhere } from '../harness/database/random-search.ts'
import { triesOf } from '../harness/long/how-long.ts'
import { type SpecServer, startServer } from '../harness/server/server.ts'

/** Enough for searches that match more members than are counted, and for searches that match few. */
const MEMBERS = 6_000
const SEED = 2_026
const SITE = 'vonk'
const PAGES = 3

let server: SpecServer
let store: DiscoveryStore
let places: Somewhere[]
let members: string[]

beforeAll(async () => {
  server = await startServer()
  await (await server.container.getAsync(fillCrowd))(MEMBERS)
  store = discoveryStore(await server.container.getAsync(database))
  const towns = await server.db.query<Somewhere>(
    `select distinct on (cell) country, region, city, cell from search_entry where cell is not null`,
  )
  places = towns.rows
  const ids = await server.db.query<{ id: string }>('select account_id as id from profile')
  members = ids.rows.map(({ id }) => id)
}, 120_000)
afterAll(() => server.stop())

const barredWith = async (viewer: string | null) => {
  const { rows } = await server.db.query<{ barred: string[] | null }>(
    'select barred_with($1) as barred',
    [viewer],
  )
  return rows[0]?.barred ?? []
}

/** What members do while others search. */
const actsOf = (lot: () => number) => {
  const one = <T>(list: readonly T[]) => list[Math.floor(lot() * list.length)] as T
  const update = (set: string, ...values: unknown[]) =>
    server.db.query(`update profile set ${set} where account_id = $1`, [one(members), ...values])
  return [
    () => update('visible = not visible'),
    () => update('place_hidden = not place_hidden'),
    () => update('main_image = null'),
    () => update('hair_color = $2', one(hairColors)),
    () => update('interests = $2', [one(interests), one(interests)]),
    () => {
      const { country, region, city } = one(places)
      return update('(country, region, city) = ($2, $3, $4)', country, region, city)
    },
    () =>
      server.db.query(
        `insert into avoided_address (id, account_id, hash, note, at)
        select gen_random_uuid(), $1, address_hash, '', now() from account
        where id = $2 and address_hash is not null on conflict do nothing`,
        [one(members), one(members)],
      ),
    async () => server.clock.forward(Math.floor(lot() * 1_800_000)),
    () =>
      server.db.query('update search_entry set last_seen = $2 where account_id = any($1)', [
        Array.from({ length: 20 }, () => one(members)),
        server.clock.now(),
      ]),
  ]
}

describe('A search', () => {
  it(`returns the same members in the same order as a naive query (DSC-01; seed ${SEED})`, async () => {
    const lot = lotsOf(SEED)
    const acts = actsOf(lot)
    let rows = await readMembers(server.db)
    const seen = { few: 0, many: 0 }
    for (let nth = 0; nth < triesOf('discovery/naive-search.int.spec.ts'); nth += 1) {
      if (nth % 5 === 0) {
        await acts[Math.floor(lot() * acts.length)]?.()
        rows = await readMembers(server.db)
      }
      const viewer = lot() < 0.5 ? (members[Math.floor(lot() * members.length)] ?? null) : null
      const query = { ...randomSearch(lot, places), ...(lot() < 0.1 && { fit: 'both' as const }) }
      const asked = { site: SITE, viewer, query, now: server.clock.now() }
      const { ids, real, fictional } = naiveSearch(rows, await barredWith(viewer), asked)
      seen[Math.max(real, fictional) > SEARCH_COUNT_MAX ? 'many' : 'few'] += 1
      const pages = []
      let after: Awaited<ReturnType<DiscoveryStore['search']>>['next'] | undefined
      for (let page = 1; page <= PAGES && after !== null; page += 1) {
        const search = after ? { ...query, page, after } : query
        const found = await store.search({ ...asked, query: search })
        pages.push(...found.members.map(({ id }) => id))
        after = found.next
        expect([nth, found.total, found.totalFictional]).toEqual([
          nth,
          Math.min(real, SEARCH_COUNT_MAX + 1),
          Math.min(fictional, SEARCH_COUNT_MAX + 1),
        ])
      }
      expect({ nth, query, pages }).toEqual({ nth, query, pages: ids.slice(0, PAGES * PAGE_SIZE) })
    }
    expect(seen.few).toBeGreaterThan(0)
    expect(seen.many).toBeGreaterThan(0)
  }, 900_000)

  it('returns by page number what it returns by cursor (DSC-01)', async () => {
    const asked = { site: SITE, viewer: null, now: server.clock.now() }
    for (const query of [{ gender: 'any' as const }, { gender: 'female' as const, minAge: 60 }]) {
      let after: Awaited<ReturnType<DiscoveryStore['search']>>['next'] | undefined
      for (let page = 1; page <= PAGES; page += 1) {
        const byCursor = await store.search({
          ...asked,
          query: after ? { ...query, page, after } : query,
        })
        const byNumber = await store.search({ ...asked, query: { ...query, page } })
        expect(byNumber).toEqual(byCursor)
        after = byCursor.next
      }
    }
  })
})
