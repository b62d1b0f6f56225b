import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '#adapters/postgres/database.ts'
import { startEmbeddedPostgres } from '#adapters/postgres/embedded.ts'
import { jobQueue } from '#adapters/postgres/job-queue.ts'
import { migrate } from '#adapters/postgres/migrate.ts'
import { reconciliationStore } from '#adapters/postgres/reconciliation-store.ts'
import { printed } from '#server/operator/report.ts'
import { reportingDays } from '#server/payment/reconcile.ts'
import { NOON, SITE, type Stores, storesOf, withSites } from '#specs/postgres/support.ts'
import { diceOf } from './dice.ts'
import { plantFaults } from './planted.ts'
import { postgresStage } from './postgres-stage.ts'
import { play, scheduleOf } from './schedules.ts'

const DAY = '2026-03-10'
const AT_ONCE = 8
const PLANTED_EACH = 2

type Say = (line?: string) => void

/** Schedules until there are so many orders, some of them at a time; what went wrong, in words. */
const playMany = async (stores: Pick<Stores, 'store' | 'db'>, seed: number, orders: number) => {
  const wrong: string[] = []
  let placed = 0
  let next = seed
  const line = async () => {
    while (placed < orders) {
      const mine = next
      next += 1
      const schedule = scheduleOf(diceOf(mine))
      placed += schedule.orders
      const { stage, script, alarms } = postgresStage(stores)
      const found = await play(stage, script, schedule, SITE)
      wrong.push(...[...found, ...alarms].map((what) => `seed ${mine}: ${what}`))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, line))
  return { wrong, placed }
}

const withStores = async <T>(work: (stores: Stores, url: string) => Promise<T>): Promise<T> => {
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
      return await work({ db, work: queue, ...storesOf(db, queue), close }, postgres.url)
    } finally {
      await close()
    }
  } finally {
    await postgres.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

/**
 * A day of many orders on Postgres, whose bank answers late, twice, at once and out of order; its
 * report, and the report after some payments were broken behind the product's back. Answers how
 * much was wrong before, and not found after.
 */
export const dayOfOrders = (orders: number, seed: number, say: Say): Promise<number> =>
  withStores(async (stores, url) => {
    const began = performance.now()
    const { wrong, placed } = await playMany(stores, seed, orders)
    const seconds = ((performance.now() - began) / 1_000).toFixed(0)
    for (const line of wrong) say(line)
    say(`${placed} orders from seed ${seed} in ${seconds} s, ${wrong.length} wrong`)
    const reportDay = reportingDays({ reconciliation: reconciliationStore(stores.db) })
    const before = await reportDay(SITE, DAY)
    say()
    say(printed(SITE, before))

    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const planted = await plantFaults(client, PLANTED_EACH, NOON)
    await client.end()
    const after = await reportDay(SITE, DAY)
    say()
    say(`With ${planted.length} payments broken behind its back:`)
    say(printed(SITE, after))
    const missed = planted.filter(
      ({ payment, kind }) =>
        !after.differences.some((one) => one.payment === payment && one.kind === kind),
    )
    const invented = after.differences.length - planted.length + missed.length
    say()
    say(`${missed.length} not found, ${invented} found that were not planted`)
    return wrong.length + before.differences.length + missed.length + invented
  })
