import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#adapters/postgres/platform/database.ts'
import { DEMO_PASSWORD } from '#server/demo/seeding.ts'
import { lotsOf, randomSearch, type Somewhere } from '../database/random-search.ts'
import { browserAt } from '../server/client.ts'
import { serverProcess } from '../support/process.ts'
import { cpuSecondsOf } from './cost.ts'
import { searchToWire } from './search-to-wire.ts'

const PER_SECOND = 200
const SECONDS = 20
const WARM_S = 5
const ONLINE_PER_SECOND = 800
const ONLINE_EVERY_MS = 100
/** A search that could not begin by then was missed: the machine that asks is too slow. */
const LATE_MS = 50
const LOADED = 'members are found from memory'
const LOAD_MS_MAX = 300_000

type Parts = { db: Database; url: string; dataDir: string; say: (line?: string) => void }

/** Members who come online all the while, by the statement of the product. */
const comeOnline = (db: Database, ids: readonly string[], signal: AbortSignal) => {
  const lot = lotsOf(3)
  let came = 0
  const run = async () => {
    while (!signal.aborted) {
      const many = (ONLINE_PER_SECOND * ONLINE_EVERY_MS) / 1_000
      const some = Array.from({ length: many }, () => ids[Math.floor(lot() * ids.length)])
      const began = performance.now()
      await db.background.query({
        text: `update search_entry set last_seen = now(),
          hour_before = case when hour < h.now then hour else hour_before end,
          moved_at = case when hour < h.now then now() else moved_at end
        from (select floor(extract(epoch from now()) / 3600)::int as now) h
        where account_id = any($1::uuid[])`,
        values: [some],
      })
      came += many
      await pause(Math.max(0, ONLINE_EVERY_MS - (performance.now() - began)))
    }
  }
  return { running: run(), came: () => came }
}

/** A server on the crowd, which has its index in memory; ended whatever comes. */
export const openLoop = async ({ db, url, dataDir, say }: Parts) => {
  const server = serverProcess({ DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'info' })
  try {
    const address = await server.address
    if (!address) throw new Error(server.stderr())
    const patience = performance.now() + LOAD_MS_MAX
    while (!server.stdout().includes(LOADED)) {
      if (performance.now() > patience) throw new Error('The index was not loaded in time')
      await pause(500)
    }
    await askAtPace({ db, address, pid: server.pid, say })
  } finally {
    process.kill(server.pid, 'SIGTERM')
    await server.ended
  }
}

type Paced = Pick<Parts, 'db' | 'say'> & { address: string; pid: number }

/** Random searches at a fixed pace, whether those before them are answered or not. */
const askAtPace = async ({ db, address, pid, say }: Paced) => {
  const places = (
    await db.background.query<Somewhere>({
      text: `select country, region, city, cell from town where country = 'NL'`,
    })
  ).rows
  const ids = (
    await db.background.query<{ id: string }>({
      text: 'select account_id as id from search_entry tablesample system (20) limit 200000',
    })
  ).rows.map(({ id }) => id)
  const caller = browserAt(() => address)
  await caller.ask('POST /api/user.php', {
    body: { email: 'lid02@vonk.example', password: DEMO_PASSWORD },
  })
  const lot = lotsOf(11)
  const headers = { cookie: caller.cookie() }
  const times: number[] = []
  let [failed, missed] = [0, 0]
  const ask = async (due: number, isCounted: boolean) => {
    if (performance.now() - due > LATE_MS) missed += isCounted ? 1 : 0
    const query = searchToWire(randomSearch(lot, places))
    const response = await fetch(`${address}/api/members.php?${query}`, { headers })
    await response.text()
    if (!isCounted) return
    times.push(performance.now() - due)
    if (response.status !== 200) failed += 1
  }
  const stopping = new AbortController()
  const online = comeOnline(db, ids, stopping.signal)
  const waiting: Promise<unknown>[] = []
  const began = performance.now()
  let cpu = { server: 0, own: process.cpuUsage() }
  for (let nth = 0; nth < PER_SECOND * (WARM_S + SECONDS); nth += 1) {
    const due = began + (nth * 1_000) / PER_SECOND
    if (due > performance.now()) await pause(due - performance.now())
    if (nth === PER_SECOND * WARM_S) cpu = { server: cpuSecondsOf(pid), own: process.cpuUsage() }
    waiting.push(
      ask(due, nth >= PER_SECOND * WARM_S).catch(() => {
        failed += 1
      }),
    )
  }
  await Promise.all(waiting)
  const own = process.cpuUsage(cpu.own)
  const spent = cpuSecondsOf(pid) - cpu.server
  stopping.abort()
  await online.running
  const at = (share: number) =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0
  say()
  say(
    `${PER_SECOND} random searches a second for ${SECONDS} s, ${online.came()} members came online meanwhile`,
  )
  say(
    `p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)}, p99 ${at(0.99).toFixed(0)}; ${times.length} answered, ${failed} failed, ${missed} begun late`,
  )
  say(
    `CPU: server ${((spent / SECONDS) * 100).toFixed(0)}% of a core, who asks ${(((own.user + own.system) / 1e6 / SECONDS) * 100).toFixed(0)}%`,
  )
}
