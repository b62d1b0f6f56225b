import pg from 'pg'
import type { Clock, Pages } from '#core/kernel/ports.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import type { ClockTexts } from '#core/texts/nl/platform/clock.ts'
import { clockPages } from './clock-pages.ts'

export const systemClock = (): Clock => ({ now: () => new Date() })

/** Far enough for every deadline of the product. */
export const AHEAD_MS_MAX = 3_650 * DAY_MS
/** How long another node may lag behind when somebody moves the clock. */
const LOOK_EVERY_MS = 500
const LOCK = 7_261_421
const CONNECT_MS_MAX = 5_000
/** A connection that is silent for longer is not used on. */
const ANSWER_MS_MAX = 5_000

const table = `
create schema if not exists demo;
create table if not exists demo.clock (
  one boolean primary key default true check (one),
  ahead_ms bigint not null check (ahead_ms between 0 and ${AHEAD_MS_MAX})
);
insert into demo.clock (ahead_ms) values (0) on conflict do nothing`

const makeTable = async (pool: pg.Pool) => {
  const client = await pool.connect()
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${LOCK}); ${table}; commit`)
  } finally {
    client.release()
  }
}

export type MovableClock = Clock & {
  /** Milliseconds ahead of real time. */
  ahead(): number
  /** Further ahead; false when that is too far. */
  forward(byMs: number): Promise<boolean>
  /** To real time again. What happened meanwhile stays as it is. */
  reset(): Promise<void>
}

/**
 * The clock of a demo, which its pages at `/dev/clock` move. How far it is ahead stands in the
 * database (own schema `demo`), so that it outlives a restart and all nodes agree on it.
 */
export const movableClock = async ({
  databaseUrl,
  realNow = () => Date.now(),
  log = () => undefined,
  texts,
}: {
  databaseUrl: string
  realNow?: () => number
  log?: (line: string) => void
  texts: ClockTexts
}): Promise<{ clock: MovableClock; pages: Pages; stop(): Promise<void> }> => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: CONNECT_MS_MAX,
    query_timeout: ANSWER_MS_MAX,
    keepAlive: true,
  })
  pool.on('error', (error) => log(`The clock of the demo lost a connection: ${error.message}`))
  let aheadMs = 0
  const take = ({ rows: [row] }: pg.QueryResult<{ ahead_ms: string }>) => {
    if (row) aheadMs = Number(row.ahead_ms)
    return row !== undefined
  }
  const look = async () => take(await pool.query('select ahead_ms from demo.clock'))
  try {
    await makeTable(pool)
    await look()
  } catch (error) {
    await pool.end()
    throw error
  }
  let looking: Promise<unknown> | undefined
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error) => log(`The clock of the demo is not read: ${error.message}`))
      .finally(() => {
        looking = undefined
      })
  }, LOOK_EVERY_MS)
  timer.unref()

  const clock: MovableClock = {
    now: () => new Date(realNow() + aheadMs),
    ahead: () => aheadMs,
    forward: async (byMs) =>
      take(
        await pool.query(
          `update demo.clock set ahead_ms = ahead_ms + $1
          where ahead_ms + $1 <= ${AHEAD_MS_MAX} returning ahead_ms`,
          [byMs],
        ),
      ),
    reset: async () => {
      take(await pool.query('update demo.clock set ahead_ms = 0 returning ahead_ms'))
    },
  }
  return {
    clock,
    pages: clockPages(clock, texts),
    stop: async () => {
      clearInterval(timer)
      await looking
      await pool.end()
    },
  }
}
