import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { discoveryStore } from '#adapters/postgres/discovery/store.ts'
import type { Database } from '#adapters/postgres/platform/database.ts'
import { database } from '#server/container/tokens.ts'
import { fillCrowd } from '#server/demo/tokens.ts'
import { lotsOf, randomSearch, type Somewhere } from '../harness/database/random-search.ts'
import { type SpecServer, startServer } from '../harness/server/server.ts'

const MEMBERS = 100_000
const SEARCHES = 1_000
const SEED = 16
/**
 * How often one statement may touch a block of a table or index: a quarter of a touch for each member.
 * A scan that reads every row by an index needs more than one.
 */
const BLOCKS_MAX = 25_000

let server: SpecServer
let places: Somewhere[]
let viewer: string
beforeAll(async () => {
  server = await startServer()
  await (await server.container.getAsync(fillCrowd))(MEMBERS)
  await server.db.query('vacuum analyze search_entry')
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

type Explained = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }

/** A store that notes how many blocks each of its statements touches. */
const measuredStore = async () => {
  const db = await server.container.getAsync(database)
  const touched: { text: string; blocks: number }[] = []
  const query = async (config: pg.QueryConfig) => {
    const { rows } = await server.db.query({
      text: `explain (analyze, buffers, timing off, format json) ${config.text}`,
      values: config.values ?? [],
    })
    const plan: Explained = rows[0]['QUERY PLAN'][0].Plan
    const blocks = plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
    touched.push({ text: config.text, blocks })
    return db.pool.query(config)
  }
  const pool = { query } as unknown as Database['pool']
  return { store: discoveryStore({ ...db, pool }), touched }
}

describe(`among ${MEMBERS} members`, () => {
  it(`each statement of ${SEARCHES} random searches touches blocks at most ${BLOCKS_MAX} times (DSC-13; seed ${SEED})`, async () => {
    const lot = lotsOf(SEED)
    const { store, touched } = await measuredStore()
    const offences: unknown[] = []
    for (let nth = 0; nth < SEARCHES; nth += 1) {
      const query = randomSearch(lot, places)
      const by = nth % 2 === 0 ? viewer : null
      await store.search({ site: 'vonk', viewer: by, query, now: server.clock.now() })
      const worst = touched.splice(0).toSorted((a, b) => b.blocks - a.blocks)[0]
      if (worst && worst.blocks > BLOCKS_MAX) offences.push({ query, ...worst })
    }
    expect(offences).toEqual([])
  }, 600_000)
})
