import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { discoveryStore } from '#adapters/postgres/discovery/store.ts'
import type { Database } from '#adapters/postgres/platform/database.ts'
import type { MemberSearch } from '#core/discovery/member-search.ts'
import { database } from '#server/container/tokens.ts'
import { fillCrowd } from '#server/demo/tokens.ts'
import { nodesOf, readBy } from '../harness/database/query-plan.ts'
import { lotsOf, randomSearch, type Somewhere } from '../harness/database/random-search.ts'
import { type SpecServer, startServer } from '../harness/server/server.ts'

const MEMBERS = 100_000
const SEARCHES = 1_000
const SEED = 16
/** Wishes that few share and no index is for, such as a build with a way of living. */
const WHOLE_MAX = 30

let server: SpecServer
let places: Somewhere[]
let viewer: string
beforeAll(async () => {
  server = await startServer()
  await (await server.container.getAsync(fillCrowd))(MEMBERS)
  const towns = await server.db.query<Somewhere>(
    `select country, region, city, cell from town where country in ('NL', 'BE')`,
  )
  places = towns.rows
  const someone = await server.db.query<{ id: string }>(
    `select id from account where email like 'crowd%' and confirmed limit 1`,
  )
  viewer = someone.rows[0]?.id ?? ''
}, 600_000)
afterAll(() => server.stop())

/** What the search would ask the database, which answers nothing. */
const askedBy = async (query: MemberSearch, by: string | null) => {
  const db = await server.container.getAsync(database)
  const asked: pg.QueryConfig[] = []
  const answer = async (config: pg.QueryConfig) => {
    asked.push(config)
    return { rows: [] }
  }
  const pool = { query: answer } as unknown as Database['pool']
  const store = discoveryStore({ ...db, pool })
  await store.search({ site: 'vonk', viewer: by, query, now: server.clock.now() })
  return asked
}

/** The large tables, or indexes of one, that would be read from end to end. */
const readWhole = async ({ text, values }: pg.QueryConfig) => {
  const { rows } = await server.db.query({
    text: `explain (format json) ${text}`,
    values: values ?? [],
  })
  return nodesOf(rows[0]['QUERY PLAN'][0].Plan).flatMap(readBy)
}

describe(`among ${MEMBERS} members`, () => {
  it(`no profiles are read from end to end by any of ${SEARCHES} searches, and what is searched by ${WHOLE_MAX} at most (seed ${SEED})`, async () => {
    const lot = lotsOf(SEED)
    const offences: { query: MemberSearch; whole: string[] }[] = []
    for (let nth = 0; nth < SEARCHES; nth += 1) {
      const query = randomSearch(lot, places)
      for (const asked of await askedBy(query, nth % 2 === 0 ? viewer : null)) {
        const whole = await readWhole(asked)
        if (whole.length > 0) offences.push({ query, whole })
      }
    }
    const ofProfiles = offences.filter(({ whole }) =>
      whole.some((name) => name.startsWith('profile')),
    )
    expect(ofProfiles).toEqual([])
    expect(offences.length, JSON.stringify(offences)).toBeLessThanOrEqual(WHOLE_MAX)
  }, 600_000)
})
