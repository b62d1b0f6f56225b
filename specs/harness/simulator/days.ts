import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#adapters/postgres/platform/database.ts'
import { startEmbeddedPostgres } from '#adapters/postgres/platform/embedded/embedded.ts'
import { jobQueue } from '#adapters/postgres/platform/jobs/job-queue.ts'
import { migrate } from '#adapters/postgres/platform/migrate.ts'
import { printReport } from '#server/operator/report.ts'
import { SITE, type Stores, storesOf, withSites } from '#specs/harness/database/postgres.ts'
import { findPlanted, playMany, reportOf } from './day.ts'
import type { Planted } from './planted.ts'

const PLANTED_EACH = 2

type Say = (line?: string) => void

const withStores = async <T>(work: (stores: Stores) => Promise<T>): Promise<T> => {
  const dir = await mkdtemp(join(tmpdir(), 'days-'))
  const silent = () => undefined
  const dataDir = join(dir, 'postgres')
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent, fsync: false })
  try {
    await migrate(postgres.url)
    const db = await openDatabase(postgres.url)
    const queue = jobQueue(db, { log: silent })
    const close = async () => {
      await queue.stop()
      await db.close()
    }
    await withSites(db)
    try {
      return await work({ db, work: queue, ...storesOf(db, queue), close })
    } finally {
      await close()
    }
  } finally {
    await postgres.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

/** How often each fault was planted. */
const tableOf = (planted: readonly Planted[]) =>
  [...Map.groupBy(planted, ({ what }) => what)].map(
    ([what, all]) => `  ${String(all.length).padStart(3)}  ${what}`,
  )

/**
 * A day of many orders on Postgres, whose bank answers late, twice, at once and out of order, while
 * its members withdraw and its staff give money back; its report, and the report after some
 * payments were broken behind the product's back. Answers how much was wrong before, and not found
 * after.
 */
export const dayOfOrders = (orders: number, seed: number, say: Say): Promise<number> =>
  withStores(async (stores) => {
    const began = performance.now()
    const { wrong, placed, debits } = await playMany(stores, seed, orders)
    const seconds = ((performance.now() - began) / 1_000).toFixed(0)
    for (const line of wrong) say(line)
    say(
      `${placed} orders, ${debits} by direct debit, from seed ${seed} in ${seconds} s, ${wrong.length} wrong`,
    )
    const before = await reportOf(stores)
    say()
    say(printReport(SITE, before))

    const { report, planted, missed, invented } = await findPlanted(stores, PLANTED_EACH)
    say()
    say(`With ${planted.length} payments broken behind its back:`)
    for (const line of tableOf(planted)) say(line)
    say()
    say(printReport(SITE, report))
    say()
    for (const line of missed) say(line)
    say(`${missed.length} not found, ${invented} found that were not planted`)
    return wrong.length + before.differences.length + missed.length + invented
  })
