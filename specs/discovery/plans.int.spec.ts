import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { discoveryStore } from '#adapters/postgres/discovery/store.ts'
import type { Database } from '#adapters/postgres/platform/database.ts'
import type { MemberSearch } from '#core/discovery/member-search.ts'
import { database } from '#server/container/tokens.ts'
import { fillCrowd } from '#server/demo/tokens.ts'
import { nodesOf, readBy, rowsVisited } from '../harness/database/query-plan.ts'
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
/** A scan of the table of search that ends early is fine. This many visited rows are not. */
const VISITED_MAX = MEMBERS / 2
/** Searches with filters that few members match and no index serves. */
const WHOLE_MAX = 30

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

type Plan = Parameters<typeof nodesOf>[0] & {
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}
type Run = { text: string; blocks: number; whole: string[] }

/** Large tables, and indexes of them, that the statement read from end to end. */
const readWhole = (plan: Plan) =>
  nodesOf(plan)
    .filter((node) => node['Relation Name'] === 'profile' || rowsVisited(node) > VISITED_MAX)
    .flatMap(readBy)

/** A store that records the plan of each of its statements. */
const recordingStore = async () => {
  const db = await server.container.getAsync(database)
  const runs: Run[] = []
  const query = async (config: pg.QueryConfig) => {
    const { rows } = await server.db.query({
      text: `explain (analyze, buffers, timing off, format json) ${config.text}`,
      values: config.values ?? [],
    })
    const plan: Plan = rows[0]['QUERY PLAN'][0].Plan
    const blocks = plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
    runs.push({ text: config.text, blocks, whole: readWhole(plan) })
    return db.pool.query(config)
  }
  const pool = { query } as unknown as Database['pool']
  return { store: discoveryStore({ ...db, pool }), runs }
}

describe(`among ${MEMBERS} members`, () => {
  it(`no search reads profiles from end to end, at most ${WHOLE_MAX} of ${SEARCHES} read half of the search table, and none touches more than ${BLOCKS_MAX} blocks (DSC-13; seed ${SEED})`, async () => {
    const lot = lotsOf(SEED)
    const { store, runs } = await recordingStore()
    const runsOfSearches: (Run & { query: MemberSearch })[] = []
    for (let nth = 0; nth < SEARCHES; nth += 1) {
      const query = randomSearch(lot, places)
      const by = nth % 2 === 0 ? viewer : null
      await store.search({ site: 'vonk', viewer: by, query, now: server.clock.now() })
      runsOfSearches.push(...runs.splice(0).map((run) => ({ query, ...run })))
    }
    const ofProfiles = runsOfSearches.filter(({ whole }) =>
      whole.some((name) => name.startsWith('profile')),
    )
    expect(ofProfiles).toEqual([])
    expect(runsOfSearches.filter(({ blocks }) => blocks > BLOCKS_MAX)).toEqual([])
    const whole = runsOfSearches.filter((run) => run.whole.length > 0)
    expect(whole.length, JSON.stringify(whole)).toBeLessThanOrEqual(WHOLE_MAX)
  }, 600_000)
})
