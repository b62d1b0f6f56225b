import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '#adapters/postgres/platform/embedded/embedded.ts'
import { isRunning } from '#adapters/postgres/platform/embedded/process.ts'
import { triesOf } from '#specs/harness/long/how-long.ts'

const patiently = { timeout: 60_000, interval: 50 }
const ROUNDS = triesOf('platform/embedded-trouble.int.spec.ts')
/** One after the other, so that some of them are at it whenever the server comes. */
const COMMANDS = 5
const FULL_MB = 110

const folder = async () => {
  const made = await mkdtemp(join(tmpdir(), 'trouble-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return join(made, 'postgres')
}
const start = async (dataDir: string, lines: string[] = []) => {
  const postgres = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) })
  onTestFinished(postgres.stop)
  return postgres
}
const query = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
const postmasterOf = async (dataDir: string) =>
  Number((await readFile(join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0])

const ended = async (child: ChildProcess, signal: NodeJS.Signals) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
}
/** Another program that happens to have a number. */
const sleeper = () => {
  const child = spawn('sleep', ['600'], { stdio: 'ignore' })
  onTestFinished(() => ended(child, 'SIGKILL'))
  return child.pid ?? 0
}
const program = (name: string, ...args: string[]) => {
  const file = join(import.meta.dirname, `../harness/${name}.ts`)
  const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit']
  const child = spawn(process.execPath, [file, ...args], { stdio })
  onTestFinished(() => ended(child, 'SIGINT'))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return { child, line: async () => String((await lines.next()).value) }
}

describe('a lock that is left behind', () => {
  test.each([
    ['is empty, as a full disk leaves it', () => ''],
    ['is half of one', () => '{"pid":'],
    ['is of a process that is gone', () => '999999999'],
    ['names a number that another program has by now', () => String(sleeper())],
    [
      'is of this process as it was before a restart',
      () => JSON.stringify({ pid: process.pid, is: 'before 1' }),
    ],
  ])('keeps nobody from starting when it %s', async (_, content) => {
    const dataDir = await folder()
    await mkdir(dirname(dataDir), { recursive: true })
    await writeFile(`${dataDir}.lock`, content())
    const { url } = await start(dataDir)
    expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }])
    const names = await readdir(dirname(dataDir))
    expect(names.filter((name) => name.includes('.lock'))).toEqual([])
  })

  test('is waited for while its holder is at work', async () => {
    const dataDir = await folder()
    const [one, two, three] = await Promise.all([start(dataDir), start(dataDir), start(dataDir)])
    expect(two.url).toBe(one.url)
    expect(three.url).toBe(one.url)
  })
})

describe('a cluster whose postmaster was killed', () => {
  test('leaves the Postgres of another cluster alone that has its number by now', async () => {
    const [dataDir, other] = [await folder(), await folder()]
    const neighbour = await start(other)
    const first = await start(dataDir)
    await first.stop()
    const pid = await postmasterOf(other)
    const lines = (await readFile(join(other, 'postmaster.pid'), 'utf8')).split('\n')
    await writeFile(
      join(dataDir, 'postmaster.pid'),
      [lines[0], dataDir, ...lines.slice(2)].join('\n'),
    )
    const again = await start(dataDir)
    expect(await query(again.url, 'select 1 as n')).toEqual([{ n: 1 }])
    expect(await postmasterOf(other)).toBe(pid)
    expect(await query(neighbour.url, 'select 1 as n')).toEqual([{ n: 1 }])
  })
})

describe('a cluster that several use', () => {
  const holds = async (dataDir: string) => {
    const server = program('database/hold-postgres', dataDir)
    return { ...server, url: await server.line() }
  }
  const commands = async (dataDir: string) => {
    const { child, line } = program('server/start-and-stop', dataDir, String(COMMANDS))
    for (let nth = 0; nth < COMMANDS; nth += 1) await line()
    if (child.exitCode === null) await once(child, 'exit')
  }

  test(`stays with a server that starts beside commands, at the same time, ${ROUNDS} times`, async () => {
    const dataDir = await folder()
    await (await start(dataDir)).stop()
    for (let round = 0; round < ROUNDS; round += 1) {
      const commanded = round % 2 === 0 ? commands(dataDir) : null
      const [server] = await Promise.all([holds(dataDir), commanded ?? commands(dataDir)])
      expect(await query(server.url, 'select 1 as n'), `round ${round}`).toEqual([{ n: 1 }])
      const pid = await postmasterOf(dataDir)
      await ended(server.child, 'SIGINT')
      expect(isRunning(pid)).toBe(false)
    }
  })

  test('passes from a command that began it to a server that came meanwhile, without an end', async () => {
    const dataDir = await folder()
    const first = await start(dataDir)
    const server = await holds(dataDir)
    const pid = await postmasterOf(dataDir)
    await first.stop()
    expect(await query(server.url, 'select 1 as n')).toEqual([{ n: 1 }])
    expect(await postmasterOf(dataDir)).toBe(pid)
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(
      async () => expect(await query(server.url, 'select 1')).toHaveLength(1),
      patiently,
    )
  })

  test('is ended by the last of them, and goes on without one that was killed', async () => {
    const dataDir = await folder()
    const server = await holds(dataDir)
    const shared = await start(dataDir)
    await ended(server.child, 'SIGKILL')
    expect(await query(shared.url, 'select 1 as n')).toEqual([{ n: 1 }])
    const pid = await postmasterOf(dataDir)
    await shared.stop()
    await expect(query(shared.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
    expect(isRunning(pid)).toBe(false)
  })
})

const canMount = () => {
  try {
    const probe = execFileSync('mktemp', ['-d']).toString().trim()
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', probe], { stdio: 'ignore' })
    execFileSync('umount', [probe])
    return true
  } catch {
    return false
  }
}

describe('a full disk', () => {
  test.skipIf(!canMount())(
    'that ended Postgres has it come back once there is room, with all that was committed',
    async () => {
      const disk = await mkdtemp(join(tmpdir(), 'small-disk-'))
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${FULL_MB}m,mode=755`, 'tmpfs', disk])
      onTestFinished(async () => {
        execFileSync('umount', ['-l', disk])
        await rm(disk, { recursive: true, force: true })
      })
      const dataDir = join(disk, 'postgres')
      const lines: string[] = []
      const { url } = await start(dataDir, lines)
      await query(url, 'create table kept as select 7 as n')
      await query(url, 'create table filler (words text)')
      const fill = async () => {
        for (;;) {
          await query(
            url,
            'insert into filler select repeat(md5(n::text), 40) from generate_series(1, 3000) n',
          )
        }
      }
      await expect(fill()).rejects.toThrow()
      execFileSync('sh', ['-c', `cat /dev/zero > ${disk}/ballast || true`], { stdio: 'ignore' })
      const pid = await postmasterOf(dataDir).catch(() => 0)
      if (pid > 0) process.kill(pid, 'SIGKILL')
      await vi.waitFor(
        () => expect(lines.filter((line) => /space/.test(line)).length).toBeGreaterThan(1),
        patiently,
      )
      await expect(query(url, 'select 1')).rejects.toThrow()
      await rm(join(disk, 'ballast'))
      execFileSync('mount', ['-o', `remount,size=${4 * FULL_MB}m`, disk])
      await vi.waitFor(
        async () => expect(await query(url, 'select n from kept')).toEqual([{ n: 7 }]),
        patiently,
      )
      await query(url, 'drop table filler')
    },
  )
})
