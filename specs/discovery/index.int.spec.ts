import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchFeed } from '#adapters/postgres/discovery/search-feed.ts'
import { discoveryStore } from '#adapters/postgres/discovery/store.ts'
import { searchIndex } from '#adapters/search-index/search-index.ts'
import type { MemberSearch } from '#core/discovery/member-search.ts'
import type { DiscoveryStore, FoundMembers, SearchIndex } from '#core/discovery/ports.ts'
import { hairColors, interests } from '#core/discovery/values.ts'
import { database } from '#server/container/tokens.ts'
import { fillCrowd } from '#server/demo/tokens.ts'
import { createIndexFeed } from '#server/discovery/feed-index.ts'
import { log } from '#server/platform/tokens.ts'
import { lotsOf, randomSearch, type Somewhere } from '../harness/database/random-search.ts'
import { triesOf } from '../harness/long/how-long.ts'
import { type SpecServer, startServer } from '../harness/server/server.ts'

const MEMBERS = 3_000
const SEED = 2_026
const SITE = 'vonk'
const never = new AbortController().signal

let server: SpecServer
let index: SearchIndex
let bySql: DiscoveryStore
let byIndex: DiscoveryStore
const warned: string[] = []
let follow: () => Promise<unknown>
let places: Somewhere[]
let members: string[]
/** What the index has been asked, and did answer. */
let answered = 0

beforeAll(async () => {
  server = await startServer()
  await (await server.container.getAsync(fillCrowd))(MEMBERS)
  const db = await server.container.getAsync(database)
  // As if a thousand times as many fitted: both ways of sorting are asked.
  index = searchIndex({ few: 60, movedMax: 30 }, { warn: (error) => warned.push(String(error)) })
  const counting: Pick<SearchIndex, 'find'> = {
    find: async (asked) => {
      const found = await index.find(asked)
      if (found) answered += 1
      return found
    },
  }
  bySql = discoveryStore(db)
  byIndex = discoveryStore(db, counting)
  const parts = { searchFeed: searchFeed(db), searchIndex: index, log: server.container.get(log) }
  const feed = createIndexFeed(parts, { least: 1 })
  follow = () => feed(never)
  places = (
    await server.db.query<Somewhere>(
      `select distinct on (cell) e.country, e.region, e.city, e.cell from search_entry e
      where e.cell is not null`,
    )
  ).rows
  members = (
    await server.db.query<{ id: string }>('select account_id as id from profile')
  ).rows.map(({ id }) => id)
  await follow()
}, 120_000)
afterAll(async () => {
  await index.stop()
  await server.stop()
})

const told = ({ members: found, total, totalFictional, pages, next }: FoundMembers) => ({
  ids: found.map(({ id }) => id),
  total,
  totalFictional,
  pages,
  next,
})

const bothOn = async (query: MemberSearch, viewer: string | null) => {
  const asked = { site: SITE, viewer, query, now: server.clock.now() }
  const [sql, memory] = await Promise.all([bySql.search(asked), byIndex.search(asked)])
  return [told(sql), told(memory)] as const
}

describe('the search index', () => {
  const lot = lotsOf(SEED)
  const one = <T>(list: readonly T[]) => list[Math.floor(lot() * list.length)] as T

  /** What members do while others search. */
  const acts: (() => Promise<unknown>)[] = [
    () =>
      server.db.query(
        `insert into avoided_address (id, account_id, hash, note, at)
        select gen_random_uuid(), $1, address_hash, '', now() from account
        where id = $2 and address_hash is not null on conflict do nothing`,
        [one(members), one(members)],
      ),
    () =>
      server.db.query('update profile set visible = not visible where account_id = $1', [
        one(members),
      ]),
    () =>
      server.db.query('update profile set hair_color = $2 where account_id = $1', [
        one(members),
        one(hairColors),
      ]),
    () =>
      server.db.query('update profile set interests = $2 where account_id = $1', [
        one(members),
        [one(interests), one(interests)],
      ]),
    () =>
      server.db.query('update profile set place_hidden = not place_hidden where account_id = $1', [
        one(members),
      ]),
    () =>
      server.db.query('update profile set main_image = null where account_id = $1', [one(members)]),
    () => {
      const { country, region, city } = one(places)
      const place = [one(members), country, region, city]
      return server.db.query(
        'update profile set (country, region, city) = ($2, $3, $4) where account_id = $1',
        place,
      )
    },
    () => {
      server.clock.forward(Math.floor(lot() * 1_800_000))
      return bySql.search({ site: SITE, viewer: null, query: {}, now: server.clock.now() })
    },
    async () => {
      for (let nth = 0; nth < 20; nth += 1) {
        const seen = server.db.query(
          `update search_entry set last_seen = $2,
            hour_before = case when hour < $3 then hour else hour_before end,
            moved_at = case when hour < $3 then $2 else moved_at end
          where account_id = $1`,
          [one(members), server.clock.now(), Math.floor(server.clock.now().getTime() / 3_600_000)],
        )
        await seen
      }
    },
  ]

  it(`finds what the database finds, in the same order, while members change (DSC-01; seed ${SEED})`, async () => {
    const times = triesOf('discovery/index.int.spec.ts')
    for (let nth = 0; nth < times; nth += 1) {
      if (nth % 5 === 0) {
        await one(acts)()
        await follow()
      }
      const viewer = lot() < 0.5 ? one(members) : null
      const query = randomSearch(lot, places)
      const pages = lot() < 0.3 ? 3 : 1
      let asked: MemberSearch = query
      for (let page = 1; page <= pages; page += 1) {
        const [sql, memory] = await bothOn(asked, viewer)
        expect({ nth, asked, viewer, ...memory }).toEqual({ nth, asked, viewer, ...sql })
        if (!sql.next) break
        asked = { ...query, page: page + 1, after: sql.next }
      }
    }
    expect(answered).toBeGreaterThanOrEqual(times)
  }, 900_000)

  it('finds nobody by a town that they hide, nor by its distance, as the database does (PRF-12)', async () => {
    const place = one(places)
    const { region, city, cell: near } = place
    const asked: MemberSearch[] = [
      { gender: 'any', region, city },
      { gender: 'any', region, distance: 10, near },
      { gender: 'any', region },
      { gender: 'any', region, sort: 'distance', near },
    ]
    const found = () => Promise.all(asked.map(async (query) => bothOn(query, null)))
    const { rows } = await server.db.query<{ id: string }>(
      `update profile set place_hidden = true, visible = true, status = 'active' where city = $1
      returning account_id as id`,
      [city],
    )
    await follow()
    const hidden = new Set(rows.map(({ id }) => id))
    for (const [nth, [sql, memory]] of (await found()).entries()) {
      expect({ nth, ...memory }).toEqual({ nth, ...sql })
      if (nth < 2) expect(memory.ids.filter((id) => hidden.has(id))).toEqual([])
    }
    const before = await found()
    await server.db.query('update profile set place_hidden = false where account_id = any($1)', [
      [...hidden],
    ])
    await follow()
    const after = await found()
    expect(after[0]?.[1].ids.some((id) => hidden.has(id))).toBe(true)
    expect(after[2]?.[1].ids).toEqual(before[2]?.[1].ids)
    for (const [sql, memory] of after) expect(memory).toEqual(sql)
  })

  it('knows what has changed though a transaction from before it is still open', async () => {
    const open = await server.db.connect()
    try {
      await open.query('begin')
      await open.query('select pg_current_xact_id()')
      const already = answered
      const [before] = await bothOn({ gender: 'any' }, null)
      await server.db.query('update profile set visible = false where account_id = any($1)', [
        before.ids,
      ])
      await follow()
      const [sql, memory] = await bothOn({ gender: 'any' }, null)
      expect(memory).toEqual(sql)
      expect(memory.ids).not.toContain(before.ids[0])
      await open.query('update profile set hair_color = null')
      await follow()
      await open.query('commit')
      await follow()
      const [after, fromMemory] = await bothOn({ gender: 'any', hairColor: ['black'] }, null)
      expect(fromMemory).toEqual(after)
      expect(answered).toBe(already + 3)
    } finally {
      open.release(true)
    }
  })

  it('that fails with a search under way leaves it to the database, and says so', async () => {
    const asker = { gender: null, seeks: null, cell: null, barred: [] }
    const query: MemberSearch = { gender: 'any' }
    const asked = { site: SITE, viewer: null, query, now: server.clock.now(), asker }
    const underWay = index.find(asked)
    await index.stop()
    expect(await underWay).toBeNull()
    expect(warned).toEqual([expect.stringContaining('has stopped')])
    await expect(follow()).rejects.toThrow('it is loaded anew')
    await follow()
    expect(await index.find(asked)).toMatchObject({ total: expect.any(Number) })
  })

  it('answers nothing once it has ended, when the database does, and is loaded anew', async () => {
    const before = answered
    await index.stop()
    const [sql, memory] = await bothOn({ gender: 'any' }, null)
    expect(memory).toEqual(sql)
    expect(answered).toBe(before)
    await expect(follow()).rejects.toThrow('it is loaded anew')
    await follow()
    const [again, fromMemory] = await bothOn({ gender: 'any' }, null)
    expect(fromMemory).toEqual(again)
    expect(answered).toBe(before + 1)
  })
})
