import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startEmbeddedPostgres } from '#adapters/postgres/platform/embedded/embedded.ts'

const STOP_MS_MAX = 3_000
const START_MS_MAX = 5_000

const folder = async () => {
  const made = await mkdtemp(join(tmpdir(), 'shutdown-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return join(made, 'postgres')
}

const start = async (dataDir: string) => {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  onTestFinished(postgres.stop)
  return postgres
}

/** Starts Postgres from another process, which is then killed: Postgres runs on without a server. */
const startAbandoned = async (dataDir: string) => {
  const program = join(import.meta.dirname, '../harness/database/hold-postgres.ts')
  const child = spawn(process.execPath, [program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = await once(createInterface({ input: child.stdout }), 'line')
  child.kill('SIGKILL')
  await once(child, 'exit')
  return String(url)
}

const connect = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

const query = async (url: string, sql: string) => {
  const client = await connect(url)
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Kills one of several backends, as the kernel does when memory runs out. */
const killBackend = async (url: string) => {
  const clients = await Promise.all(Array.from({ length: 8 }, () => connect(url)))
  const { rows } = (await clients[0]?.query('select pg_backend_pid() as pid')) ?? { rows: [] }
  process.kill(rows[0].pid, 'SIGKILL')
}

const millisecondsOf = async (work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const postmasterOf = async (dataDir: string) =>
  Number((await readFile(join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0])

describe.each([20, 40, 80, 120])(
  'the embedded Postgres, %i ms after a backend was killed',
  (ms) => {
    it('stops within 3 s and starts again by itself (OPS-01)', async () => {
      const dataDir = await folder()
      const { url, stop } = await start(dataDir)
      await query(url, 'create table kept as select 7 as n')
      await killBackend(url)
      await pause(ms)
      expect(await millisecondsOf(stop)).toBeLessThan(STOP_MS_MAX)
      const again = await start(dataDir)
      expect(await query(again.url, 'select n from kept')).toEqual([{ n: 7 }])
    })

    it('starts again by itself after a SIGINT that no server waited for (OPS-01)', async () => {
      const dataDir = await folder()
      const url = await startAbandoned(dataDir)
      await query(url, 'create table kept as select 7 as n')
      const pid = await postmasterOf(dataDir)
      await killBackend(url)
      await pause(ms)
      process.kill(pid, 'SIGINT')
      expect(await millisecondsOf(() => start(dataDir))).toBeLessThan(START_MS_MAX)
      const again = await start(dataDir)
      expect(await query(again.url, 'select n from kept')).toEqual([{ n: 7 }])
    })
  },
)
