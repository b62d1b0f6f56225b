import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { savedSearchStore } from '#adapters/postgres/discovery/saved-searches/store.ts'
import type { Database } from '#adapters/postgres/platform/database.ts'
import type { SearchRequest } from '#core/discovery/ports.ts'
import type { NewMembersNotice } from '#core/discovery/saved-searches/ports.ts'
import { database, queue } from '#server/container/tokens.ts'
import { fillCrowd } from '#server/demo/tokens.ts'
import { nodesOf, readBy } from '#specs/harness/database/query-plan.ts'
import { lotsOf, randomSearch, type Somewhere } from '#specs/harness/database/random-search.ts'
import { NEVER, type SpecServer, startServer } from '#specs/harness/server/server.ts'

const MEMBERS = 100_000
const SEARCHES = 10_000
const LOOKS = 300
const SEED = 11

let server: SpecServer
let db: Database
let places: Somewhere[]
let members: string[]
beforeAll(async () => {
  server = await startServer({ pace: NEVER })
  db = await server.container.getAsync(database)
  await (await server.container.getAsync(fillCrowd))(MEMBERS)
  const towns = await server.db.query<Somewhere>(
    `select country, region, city, cell from town where country in ('NL', 'BE')`,
  )
  places = towns.rows
  const some = await server.db.query<{ id: string }>(
    `select id from account where email like 'crowd%' and confirmed order by id limit ${SEARCHES / 2}`,
  )
  members = some.rows.map(({ id }) => id)
  const now = server.clock.now()
  await server.db.query(
    `insert into saved_search (id, account_id, wishes, notify, seen_nr, told_nr, made_at)
    select gen_random_uuid(), id, '{}', true, upto - 5000, upto - 500, $2
    from unnest($1::uuid[]) id, generate_series(1, 2), shown_upto() upto`,
    [members, now],
  )
  await server.db.query(
    `insert into saved_search_watch (account_id, next_at)
    select id, $2::timestamptz + (random() - 0.02) * interval '1 hour' from unnest($1::uuid[]) id`,
    [members, now],
  )
  await server.db.query('vacuum analyze saved_search, saved_search_watch, search_entry')
}, 600_000)
afterAll(() => server.stop())

/** The database itself, and all that it was asked. */
const recording = () => {
  const asked: pg.QueryConfig[] = []
  const remember =
    (run: pg.Pool['query']) =>
    (query: string | pg.QueryConfig, ...values: unknown[]) => {
      if (typeof query !== 'string') asked.push(query)
      return (run as (...given: unknown[]) => Promise<unknown>)(query, ...values)
    }
  const query = remember(db.pool.query.bind(db.pool) as pg.Pool['query'])
  const connect = async () => {
    const client = await db.pool.connect()
    const within = remember(client.query.bind(client) as pg.Pool['query'])
    return { query: within, release: () => client.release() }
  }
  const pool = { query, connect } as unknown as Database['pool']
  return { db: { ...db, pool, background: pool }, asked }
}

const readWhole = async (asked: readonly pg.QueryConfig[]) => {
  const whole: string[] = []
  for (const { name, text, values } of asked) {
    if (!/^\s*(select|with|update|insert|delete)/i.test(text)) continue
    const { rows } = await server.db.query({
      text: `explain (format json) ${text}`,
      values: values ?? [],
    })
    const read = nodesOf(rows[0]['QUERY PLAN'][0].Plan).flatMap(readBy)
    whole.push(...read.map((table) => `${name ?? text.slice(0, 60)}: ${table}`))
  }
  return whole
}

describe(`among ${MEMBERS} members and ${SEARCHES} saved searches, the database finds by an index`, () => {
  it(`who is new to each of ${LOOKS} searches, whatever they wish (seed ${SEED})`, async () => {
    const { db: recorded, asked } = recording()
    const store = savedSearchStore(recorded, await server.container.getAsync(queue))
    const lot = lotsOf(SEED)
    const { upto } = await store.all(members[0] ?? '')
    const took: number[] = []
    for (let nth = 0; nth < LOOKS; nth += 1) {
      const viewer = members[nth] ?? ''
      const { sort: _, ...query } = randomSearch(lot, places)
      const search: SearchRequest = { site: 'vonk', viewer, query, now: server.clock.now() }
      const seen = String(BigInt(upto) - BigInt(Math.floor(lot() * 5_000)))
      const began = performance.now()
      await store.newcomers(search, { seen, upto })
      took.push(performance.now() - began)
    }
    const median = took.sort((a, b) => a - b)[LOOKS / 2] ?? 0
    process.stdout.write(`Who is new is counted in ${median.toFixed(1)} ms (median).\n`)
    expect([...new Set(await readWhole(asked))]).toEqual([])
  }, 300_000)

  it('a member’s searches, and whose time it is to be told', async () => {
    const { db: recorded, asked } = recording()
    const store = savedSearchStore(recorded, await server.container.getAsync(queue))
    const now = server.clock.now()
    const [one = ''] = members
    const wishes = { gender: 'any' }
    const id = randomUUID()
    const query = { gender: 'any' } as const
    const notice: NewMembersNotice = {
      askedOf: async ({ account, site }) => ({ site, viewer: account, query, now }),
      jobOf: ({ account, day }) => ({
        name: 'mail',
        key: `newMembers:${account}:${day}`,
        template: 'newMembers',
        account,
      }),
    }
    await store.all(one)
    await store.save(one, { id, name: null, wishes, notify: true }, now)
    await store.change(one, { id, seen: true }, now)
    expect((await store.due(now, 100)).length).toBeGreaterThan(0)
    await store.tell(one, now, notice)
    await store.remove(one, id)
    const own = asked.filter(
      ({ name, text }) => name !== undefined || text.includes('search_entry'),
    )
    expect(own.length).toBeGreaterThan(8)
    expect(await readWhole(own.filter(({ text }) => !text.includes('jobs.')))).toEqual([])
  }, 60_000)
})
