import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#adapters/postgres/platform/database.ts'
import { lotsOf, randomSearch, type Somewhere } from '#specs/harness/database/random-search.ts'
import { cpuSecondsOf } from '../cost.ts'
import { atShare } from './compare.ts'
import { searchToWire } from './search-to-wire.ts'
import { type SearchServer, timedSearch } from './servers.ts'

const WARM_S = 5
const ONLINE_PER_SECOND = 800
const ONLINE_EVERY_MS = 100
/** A search that could not begin by then was missed: the machine that asks is too slow. */
const LATE_MS = 50

type Say = (line?: string) => void

/** Members who come online meanwhile, by the statement of the product. */
const comeOnline = async (db: Database) => {
  const { rows } = await db.background.query<{ id: string }>({
    text: 'select account_id as id from search_entry tablesample system (20) limit 200000',
  })
  const lot = lotsOf(3)
  const stopping = new AbortController()
  let came = 0
  const run = async () => {
    while (!stopping.signal.aborted) {
      const many = (ONLINE_PER_SECOND * ONLINE_EVERY_MS) / 1_000
      const some = Array.from({ length: many }, () => rows[Math.floor(lot() * rows.length)]?.id)
      const began = performance.now()
      await db.background.query({
        text: 'update search_entry set last_seen = now() where account_id = any($1::uuid[])',
        values: [some],
      })
      came += many
      await pause(Math.max(0, ONLINE_EVERY_MS - (performance.now() - began)))
    }
  }
  const running = run()
  const stop = async () => {
    stopping.abort()
    await running
    return came
  }
  return { stop }
}

type Pace = { perSecond: number; seconds: number; warmSeconds?: number }

/** Random searches at a fixed pace, whether the ones before them are answered or not. */
export const askAtPace = async (
  db: Database,
  server: Pick<SearchServer, 'address' | 'cookie'>,
  { perSecond, seconds, warmSeconds = WARM_S }: Pace,
) => {
  const { rows: places } = await db.background.query<Somewhere>({
    text: `select country, region, city, cell from town where country = 'NL'`,
  })
  const lot = lotsOf(11)
  const times: number[] = []
  let [failed, missed] = [0, 0]
  const ask = async (due: number, isCounted: boolean) => {
    if (performance.now() - due > LATE_MS) missed += isCounted ? 1 : 0
    const { status } = await timedSearch(server, searchToWire(randomSearch(lot, places)))
    if (!isCounted) return
    times.push(performance.now() - due)
    if (status !== 200) failed += 1
  }
  const waiting: Promise<unknown>[] = []
  const began = performance.now()
  for (let nth = 0; nth < perSecond * (warmSeconds + seconds); nth += 1) {
    const due = began + (nth * 1_000) / perSecond
    if (due > performance.now()) await pause(due - performance.now())
    waiting.push(
      ask(due, nth >= perSecond * warmSeconds).catch(() => {
        failed += 1
      }),
    )
  }
  await Promise.all(waiting)
  return { times, failed, missed }
}

const report = ({ times, failed, missed }: Awaited<ReturnType<typeof askAtPace>>) => {
  const at = (share: number) => atShare(times, share).toFixed(0)
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)}, p99 ${at(0.99)}; ${times.length} answered, ${failed} failed, ${missed} begun late`
}

/** Resident memory of a process, in MB. */
export const memoryMbOf = (pid: number): number => {
  const [, kb = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kb) / 1_024)
}

/** How many random searches per second one server answers while members come online. */
export const openLoop = async (db: Database, server: SearchServer, say: Say) => {
  for (const perSecond of [25, 50, 100, 200]) {
    const online = await comeOnline(db)
    const before = cpuSecondsOf(server.process.pid)
    const asked = await askAtPace(db, server, { perSecond, seconds: 20 })
    const came = await online.stop()
    const cpu = cpuSecondsOf(server.process.pid) - before
    say(
      `${perSecond} random searches/s for 20 s, ${came} members came online: ${report(asked)}; CPU of the server ${cpu.toFixed(1)} s, memory ${memoryMbOf(server.process.pid)} MB`,
    )
    if (atShare(asked.times, 0.95) > 2_000) break
  }
}

/** Searches sent from the moment at which a new server reports that it is ready. */
export const coldStart = async (db: Database, server: SearchServer, say: Say) => {
  const asked = await askAtPace(db, server, { perSecond: 100, seconds: 5, warmSeconds: 0 })
  say(`from the first 200 of /readyz on, 100 random searches/s for 5 s: ${report(asked)}`)
}
