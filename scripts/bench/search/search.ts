import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '#adapters/postgres/platform/database.ts'
import { startEmbeddedPostgres } from '#adapters/postgres/platform/embedded/embedded.ts'
import { migrate } from '#adapters/postgres/platform/migrate.ts'
import { closedLoop, compare } from './compare.ts'
import { coldStart, openLoop } from './open-loop.ts'
import { startSearchServer } from './servers.ts'
import { compareToCome } from './to-come.ts'

const HAND_SERVER = 'scripts/bench/search/hand-server.ts'
const say = (line = '') => process.stdout.write(`${line}\n`)

/** Marks 3% of the members as online, because the crowd was filled earlier. */
const bringOnline = async (db: Database) => {
  await db.background.query({
    text: `update search_entry set last_seen = now() - random() * interval '4 minutes'
      where account_id in (
        select account_id from search_entry tablesample system (3) where not fictional
      )`,
  })
  await db.background.query({ text: 'vacuum analyze search_entry' })
}

const measure = async (db: Database, where: { url: string; dataDir: string }) => {
  const { rows } = await db.background.query<{ count: string }>({
    text: 'select count(*) from search_entry',
  })
  const load = loadavg()[0]?.toFixed(1)
  say(
    `${Number(rows[0]?.count).toLocaleString('en-GB')} members, ${availableParallelism()} cores, load ${load}`,
  )
  await bringOnline(db)
  await compareToCome(db, say)
  const product = await startSearchServer(where)
  try {
    await coldStart(db, product, say)
    const hand = await startSearchServer(where, HAND_SERVER)
    try {
      await compare(product, hand, say)
      await closedLoop('product', product, say)
      await closedLoop('by hand', hand, say)
    } finally {
      await hand.stop()
    }
    await openLoop(db, product, say)
  } finally {
    await product.stop()
  }
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
    await measure(db, { url: postgres.url, dataDir })
  } finally {
    await db.close()
    await postgres.stop()
  }
}
