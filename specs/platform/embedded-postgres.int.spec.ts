import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import pg from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '#adapters/postgres/platform/embedded/embedded.ts'

const PATIENCE_MS = 20_000

const run = promisify(execFile)

const folder = async () => {
  const made = await mkdtemp(join(tmpdir(), 'embedded-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return join(made, 'postgres')
}

const beside = async (dataDir: string) => {
  const names = await readdir(dirname(dataDir))
  return names.filter((name) => name.startsWith('postgres')).sort()
}

const start = async (dataDir: string) => {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  onTestFinished(postgres.stop)
  return postgres
}

/** Another process that holds the database, and the lines that it says. */
const holder = (dataDir: string) => {
  const program = join(import.meta.dirname, '../harness/database/hold-postgres.ts')
  const child = spawn(process.execPath, [program, dataDir], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => ended(child, 'SIGINT'))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return { child, line: async () => String((await lines.next()).value) }
}

const ended = async (child: ChildProcess, signal: NodeJS.Signals) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
}

const query = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const postmasterOf = async (dataDir: string) =>
  Number((await readFile(join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0])

describe('the embedded Postgres', () => {
  test('keeps data, port and password from one start to the next', async () => {
    const dataDir = await folder()
    const first = await start(dataDir)
    await query(first.url, 'create table kept as select 7 as n')
    await first.stop()
    const second = await start(dataDir)
    expect(second.url).toBe(first.url)
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }])
  })

  test('listens on the loopback alone and shows its password to its owner alone', async () => {
    const dataDir = await folder()
    const { url } = await start(dataDir)
    expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
    expect((await stat(`${dataDir}.json`)).mode & 0o777).toBe(0o600)
    const wrong = new URL(url)
    wrong.password = 'guess'
    await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
  })

  test('leaves no process behind when it has stopped', async () => {
    const dataDir = await folder()
    const { stop } = await start(dataDir)
    const pid = await postmasterOf(dataDir)
    await Promise.all([stop(), stop()])
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    expect(await readdir(dataDir)).not.toContain('postmaster.pid')
  })

  test('tells a process that has nothing else to do that it has stopped', async () => {
    const program = join(import.meta.dirname, '../harness/server/start-and-stop.ts')
    const { stdout } = await run(process.execPath, [program, await folder(), '40'])
    expect(stdout.match(/stopped/g)).toHaveLength(40)
  })

  test('begins again when its making was interrupted', async () => {
    const dataDir = await folder()
    const { child } = holder(dataDir)
    await vi.waitFor(
      async () =>
        expect(await beside(dataDir)).toContainEqual(expect.stringContaining('unfinished')),
      { timeout: PATIENCE_MS, interval: 5 },
    )
    await ended(child, 'SIGKILL')
    expect(await beside(dataDir)).not.toContain('postgres')
    const { url } = await start(dataDir)
    expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }])
    expect(await beside(dataDir)).toEqual(['postgres', 'postgres.json', 'postgres.log'])
  })

  test('touches nothing in a folder that holds something else', async () => {
    const dataDir = await folder()
    await mkdir(dataDir)
    await writeFile(join(dataDir, 'PG_VERSION'), '18\n')
    await expect(start(dataDir)).rejects.toThrow('Nothing was changed: move it away')
    expect(await readdir(dataDir)).toEqual(['PG_VERSION'])
  })

  test('takes over what a killed server left running', async () => {
    const dataDir = await folder()
    const { child, line } = holder(dataDir)
    const url = await line()
    await query(url, 'create table kept as select 7 as n')
    const pid = await postmasterOf(dataDir)
    await ended(child, 'SIGKILL')
    const taken = await start(dataDir)
    expect(await postmasterOf(dataDir)).toBe(pid)
    expect(await query(taken.url, 'select n from kept')).toEqual([{ n: 7 }])
    await taken.stop()
    await expect(query(url, 'select 1')).rejects.toThrow('ECONNREFUSED')
  })

  test('is shared with a living server, which keeps it', async () => {
    const dataDir = await folder()
    const { line } = holder(dataDir)
    const url = await line()
    const shared = await start(dataDir)
    expect(shared.url).toBe(url)
    await shared.stop()
    expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }])
  })

  test('lets the server drain when Ctrl-C reaches both', async () => {
    const { child, line } = holder(await folder())
    await line()
    process.kill(-(child.pid ?? 0), 'SIGINT')
    expect(await line()).toBe('drained')
  })

  test('writes nothing of what is in its rows to its log', async () => {
    const dataDir = await folder()
    const { url } = await start(dataDir)
    await query(url, 'create table person (email text primary key)')
    const insert = "insert into person values ('iemand@voorbeeld.example')"
    await query(url, insert)
    await expect(query(url, insert)).rejects.toThrow('person_pkey')
    const log = await readFile(`${dataDir}.log`, 'utf8')
    expect(log).toContain('ready to accept connections')
    expect(log).not.toContain('iemand@')
  })

  test('comes back by itself when it is killed', async () => {
    const dataDir = await folder()
    const { url } = await start(dataDir)
    await query(url, 'create table kept as select 7 as n')
    process.kill(await postmasterOf(dataDir), 'SIGKILL')
    await vi.waitFor(async () => expect(await query(url, 'select n from kept')).toHaveLength(1), {
      timeout: PATIENCE_MS,
      interval: 50,
    })
  })

  test('is made once when two servers start at the same time', async () => {
    const dataDir = await folder()
    const [one, two] = [holder(dataDir), holder(dataDir)]
    expect(await one.line()).toBe(await two.line())
  })
})
