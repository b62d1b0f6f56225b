import { join } from 'node:path'
import { searchFeed } from '#adapters/postgres/discovery/search-feed.ts'
import { discoveryStore } from '#adapters/postgres/discovery/store.ts'
import { type Database, openDatabase } from '#adapters/postgres/platform/database.ts'
import { startEmbeddedPostgres } from '#adapters/postgres/platform/embedded/embedded.ts'
import { migrate } from '#adapters/postgres/platform/migrate.ts'
import { searchIndex } from '#adapters/search-index/search-index.ts'
import type { SearchCursor } from '#core/discovery/cursor.ts'
import type { DiscoveryStore } from '#core/discovery/ports.ts'
import { PAGE_SIZE } from '#core/discovery/search.ts'
import { createIndexFeed } from '#server/discovery/feed-index.ts'
import { loggerTo } from './bench-log.ts'
import { handWritten } from './hand-written.ts'
import { openLoop } from './open-loop.ts'
import { type NamedSearch, searches } from './searches.ts'

const ROUNDS = 9
const WARM = 2
const SITE = 'vonk'
const say = (line = '') => process.stdout.write(`${line}\n`)
const now = () => new Date()

const atShare = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Where a page begins, by the cursor that the page before it answered. */
const cursorBefore = async (store: DiscoveryStore, { query, page }: NamedSearch) => {
  if (page === 1) return undefined
  const before = { ...query, page: page - 1 }
  const found = await store.search({ site: SITE, viewer: null, query: before, now: now() })
  return found.next ?? undefined
}

type Times = { index: number[]; statement: number[]; hand: number[] }

const measureOne = async (
  { byIndex, bySql, db }: { byIndex: DiscoveryStore; bySql: DiscoveryStore; db: Database },
  one: NamedSearch,
  after: SearchCursor | undefined,
  into: Times | null,
) => {
  const query = { ...one.query, page: one.page, after }
  const asked = () => ({ site: SITE, viewer: null, query, now: now() })
  const text = handWritten(one.query, (one.page - 1) * PAGE_SIZE)
  const client = await db.background.connect()
  const hand = await timed(() => client.query({ text }))
  client.release()
  const statement = await timed(() => bySql.search(asked()))
  const index = await timed(() => byIndex.search(asked()))
  into?.hand.push(hand)
  into?.statement.push(statement)
  into?.index.push(index)
}

/**
 * The searches one after the other, in rounds: from memory as members have it, by the statement that
 * answers where memory does not, and by what somebody would write by hand for each.
 */
const compare = async (db: Database) => {
  const index = searchIndex({}, { warn: console.warn })
  const log = loggerTo(say)
  const feed = createIndexFeed(
    { searchFeed: searchFeed(db), searchIndex: index, log },
    { least: 1 },
  )
  await feed(new AbortController().signal)
  const on = { byIndex: discoveryStore(db, index), bySql: discoveryStore(db), db }
  const all: Times[] = []
  say(
    `${'search'.padEnd(34)}${'memory'.padStart(9)}${'statement'.padStart(11)}${'by hand'.padStart(9)}  ms, median`,
  )
  for (const one of searches) {
    const times: Times = { index: [], statement: [], hand: [] }
    const after = await cursorBefore(on.byIndex, one)
    for (let round = 0; round < WARM; round += 1) await measureOne(on, one, after, null)
    for (let round = 0; round < ROUNDS; round += 1) await measureOne(on, one, after, times)
    const cell = (list: number[], width: number) => atShare(list, 0.5).toFixed(1).padStart(width)
    say(
      `${one.name.padEnd(34)}${cell(times.index, 9)}${cell(times.statement, 11)}${cell(times.hand, 9)}`,
    )
    all.push(times)
  }
  const p95 = (key: keyof Times) =>
    atShare(
      all.flatMap((times) => times[key]),
      0.95,
    )
  say()
  say(
    `p95 over all: memory ${p95('index').toFixed(1)}, statement ${p95('statement').toFixed(1)}, by hand ${p95('hand').toFixed(1)}; memory to hand ${(p95('index') / p95('hand')).toFixed(2)}`,
  )
  const page = (name: string) =>
    atShare(all[searches.findIndex((one) => one.name === name)]?.index ?? [], 0.5)
  const first = page('gender')
  say(
    `page 50 to page 1 ${(page('gender, page 50') / first).toFixed(2)}, page 500 ${(page('gender, page 500') / first).toFixed(2)}`,
  )
  await index.stop()
}

/** On the crowd in DATA_DIR, which `npm run crowd -- 1000000` has filled. */
export const benchSearch = async () => {
  const dataDir = process.env.DATA_DIR ?? 'var'
  const postgres = await startEmbeddedPostgres({
    dataDir: join(dataDir, 'postgres'),
    log: () => {},
  })
  await migrate(postgres.url)
  const db = await openDatabase(postgres.url)
  try {
    const members = await searchFeed(db).members()
    say(`${members.toLocaleString('en-GB')} members`)
    if (!process.argv.includes('--load-only')) await compare(db)
    await openLoop({ db, url: postgres.url, dataDir, say })
  } finally {
    await db.close()
    await postgres.stop()
  }
}
