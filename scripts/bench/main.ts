import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#adapters/postgres/platform/embedded/embedded.ts'
import { serverProcess } from '#specs/harness/support/process.ts'
import { benchArrives } from './arrives.ts'
import { type Cost, costOf, costTable } from './cost.ts'
import { benchDoors } from './doors.ts'
import { benchFirstCard } from './first-card.ts'
import { benchSigns } from './first-signs.ts'
import { benchFrames } from './frames.ts'
import { benchStreams, STREAM_PAIRS } from './live.ts'
import { type Load, messagesThroughHttp } from './load.ts'
import { loginsBesideReads } from './logins.ts'
import { paidOnScreen } from './paid.ts'
import { pgbench, pgbenchIsThere } from './pgbench.ts'
import { benchSearch } from './search/search.ts'
import { makeTalks, type Talk } from './world.ts'

const AT_ONCE = 16
/** A server that members use has long been running: what it runs often is compiled by then. */
const WARM_S = 40
/** In turn with pgbench, since a machine is not equally fast in every minute. */
const ROUNDS = 3
const SECONDS = 8
const FLOODS = [20, 100]
const COUNTED = 4_000

const say = (line = '') => process.stdout.write(`${line}\n`)
const whole = (number: number) => Math.round(number).toLocaleString('en-GB')

const asInProduction = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://localhost',
  MAIL_URL: 'smtp://127.0.0.1:1',
  TRUST_PROXY: 'none',
  LOG_LEVEL: 'warn',
}

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return String(port)
}

const books = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ sum: string; apart: string; messages: string }>(`
    select (select sum(credits) from ledger_entry) as sum,
      (select count(*) from wallet w where balance <> (
        select coalesce(sum(credits), 0) from ledger_entry where book_id = w.account_id
      )) as apart,
      (select count(*) from message) as messages`)
  await client.end()
  return rows[0]
}

const row = (name: string, http: Load, bench: number | null) => {
  const ratio = bench ? `${Math.round((http.perSecond / bench) * 100)}%` : '-'
  const cells = [
    name.padEnd(16),
    whole(http.perSecond).padStart(8),
    http.p50Ms.toFixed(0).padStart(8),
    http.p99Ms.toFixed(0).padStart(8),
    String(http.other).padStart(8),
    (bench ? whole(bench) : '-').padStart(10),
    ratio.padStart(8),
  ]
  say(cells.join(''))
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
const mean = (numbers: number[]) => sum(numbers) / numbers.length

/** Rounds of the same length as one; the slowest of them says how long the slowest took. */
const together = (rounds: Load[]): Load => ({
  perSecond: mean(rounds.map(({ perSecond }) => perSecond)),
  p50Ms: mean(rounds.map(({ p50Ms }) => p50Ms)),
  p99Ms: Math.max(...rounds.map(({ p99Ms }) => p99Ms)),
  sent: sum(rounds.map(({ sent }) => sent)),
  other: sum(rounds.map(({ other }) => other)),
})

const waysOf = (talks: Talk[]): [string, Talk[]][] => {
  const [first] = talks
  return [
    ['members spread', talks],
    ['one busy pair', first ? [first] : []],
  ]
}

const measure = async (address: string, url: string, talks: Talk[], recorded: Recorded) => {
  const load = { atOnce: AT_ONCE, seconds: SECONDS }
  const head = ['paid messages', 'HTTP/s', 'p50 ms', 'p99 ms', 'not 200', 'pgbench/s', 'ratio']
  const widths = [16, 8, 8, 8, 8, 10, 8]
  await messagesThroughHttp(address, talks, { ...load, seconds: WARM_S })
  say(head.map((name, nth) => name[nth ? 'padStart' : 'padEnd'](widths[nth] ?? 0)).join(''))
  for (const [name, among] of waysOf(talks)) {
    const rounds: Load[] = []
    const benches: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push(await messagesThroughHttp(address, among, load))
      if (pgbenchIsThere()) benches.push(await pgbench(url, recorded, among, load))
    }
    row(name, together(rounds), benches.length > 0 ? mean(benches) : null)
  }
}
type Recorded = Parameters<typeof pgbench>[1]

type World = {
  url: string
  address: string
  talks: Talk[]
  recorded: Recorded
  /** The process of the server, and the folder of its database. */
  server: number
  postgresDir: string
}

/** The server as in production, on a database of its own with pairs who talk, for as long as `work`. */
const withServer = async (
  env: Record<string, string>,
  work: (world: World) => Promise<void>,
  pairs?: number,
) => {
  const dir = await mkdtemp(join(tmpdir(), 'bench-'))
  const postgresDir = join(dir, 'postgres')
  const postgres = await startEmbeddedPostgres({ dataDir: postgresDir, log: () => {} })
  try {
    const { talks, recorded } = await makeTalks(postgres.url, pairs)
    const port = await freePort()
    const own = { PORT: port, DATABASE_URL: postgres.url, DATA_DIR: dir }
    const server = serverProcess({ ...asInProduction, ...own, ...env })
    if (!(await server.address)) throw new Error(server.stderr())
    try {
      const address = `http://localhost:${port}`
      const known = { url: postgres.url, address, talks, recorded }
      await work({ ...known, server: server.pid, postgresDir })
    } finally {
      process.kill(server.pid, 'SIGTERM')
      await server.ended
    }
  } finally {
    await postgres.stop()
    await rm(dir, { recursive: true })
  }
}

/** A paid message through HTTP, beside pgbench on the same two statements, in one run. */
const benchMessages = () =>
  withServer({}, async ({ url, address, talks, recorded }) => {
    say(`${AT_ONCE} at once, ${ROUNDS} x ${SECONDS} s each, ${talks.length} pairs, fsync on`)
    say()
    await measure(address, url, talks, recorded)
    const after = await books(url)
    say()
    if (!pgbenchIsThere()) say("pgbench is absent: Debian's package postgresql brings it.")
    say(`statements: ${recorded.map(({ name }) => name).join(', ')}`)
    say(`${after?.messages} messages; entries sum to ${after?.sum}, ${after?.apart} wallets differ`)
  })

/**
 * What each process spends on a paid message, beside what pgbench spends. Unlike its time, that is
 * nearly the same on a machine that has other things to do.
 */
const benchCost = () =>
  withServer({}, async ({ address, talks, recorded, ...meters }) => {
    say(`${whole(COUNTED)} messages, ${AT_ONCE} at once, ${talks.length} pairs, fsync on`)
    say()
    const rows: [string, Cost, Cost | null][] = []
    const load = { atOnce: AT_ONCE, amount: COUNTED }
    await messagesThroughHttp(address, talks, load)
    for (const [name, among] of waysOf(talks)) {
      const http = await costOf(meters, () => messagesThroughHttp(address, among, load))
      const bench = pgbenchIsThere()
        ? await costOf(meters, () => pgbenchOf(meters.url, recorded, among))
        : null
      rows.push([name, http, bench])
      if (bench) rows.push(['  pgbench', bench, null])
    }
    for (const line of costTable(rows)) say(line)
  })

const pgbenchOf = async (url: string, recorded: Recorded, among: Talk[]) => {
  const load = { atOnce: AT_ONCE, seconds: SECONDS }
  return { sent: (await pgbench(url, recorded, among, load)) * SECONDS }
}

/** What members notice while others log in: as many as in a busy hour, and as in an attack. */
const benchLogins = () =>
  withServer({ TRUST_PROXY: '1' }, ({ address, talks }) =>
    loginsBesideReads(address, talks, FLOODS, say),
  )

/** With the practice bank, which no server has that faces the world. */
const asToTry = { NODE_ENV: 'development', PUBLIC_URL: '', MAIL_URL: '' }

/** What a buyer sees after paying: the result and the credits, by themselves. */
const benchPaid = () =>
  withServer(asToTry, async ({ address, talks }) => {
    if (!(await paidOnScreen(address, talks, say))) process.exitCode = 1
  })

/** What many open pages take, and how soon one of them hears of a message. */
const benchLive = () => withServer({}, (world) => benchStreams(world, say), STREAM_PAIRS)

/** What two who talk see of each other, on the screens of two browsers. */
const benchArriving = () => withServer(asToTry, (world) => benchArrives(world, say))

const benchEachDoor = async () => {
  const only = process.argv.slice(2).filter((path) => path.startsWith('/'))
  if ((await benchDoors(say, only)) > 0) process.exitCode = 1
}

if (process.argv.includes('--arrives')) await benchArriving()
else if (process.argv.includes('--frames')) await benchFrames()
else if (process.argv.includes('--first-card')) await benchFirstCard()
else if (process.argv.includes('--doors')) await benchEachDoor()
else if (process.argv.includes('--logins')) await benchLogins()
else if (process.argv.includes('--cost')) await benchCost()
else if (process.argv.includes('--paid')) await benchPaid()
else if (process.argv.includes('--live')) await benchLive()
else if (process.argv.includes('search')) await benchSearch()
else if (process.argv.includes('--signs')) await benchSigns(say)
else await benchMessages()
