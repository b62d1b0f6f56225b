import { type ChildProcess, spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { keepWithFolder } from './access.ts'
import type { Binaries } from './binaries.ts'
import { ownerFor } from './owner.ts'
import { isAlive, isPostgres } from './process.ts'

export type Postmaster = { pid: number; port: number; status: string }

const START_MS = 30_000
/**
 * A fast shutdown rolls back open sessions and writes a checkpoint. One that comes while Postgres
 * recovers from a killed backend can hang for ever; an immediate shutdown ends that, and loses
 * nothing, because the next start recovers from the log.
 */
const FAST_STOP_MS = 2_000
const IMMEDIATE_STOP_MS = 2_000
const KILL_MS = 5_000
const POLL_MS = 10
const LOG_MAX_BYTES = 10_000_000

/** PostgreSQL recommends a quarter of the memory. A search table of a million members fits in 1 GB. */
const sharedBuffersMb = Math.min(1_024, Math.floor(totalmem() / 4 / 1_048_576))

/** Sized for 2 cores; loopback only, and no socket file that two clusters could fight for. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '120',
  shared_buffers: `${sharedBuffersMb}MB`,
  max_wal_size: '1GB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // An error names the row that it is about, and with it a person; who asked is told anyway.
  log_min_messages: 'log',
}
/** For specs alone, which run several servers on it at once. */
const specSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
}

const textOf = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

/** What postmaster.pid says; a postmaster that just starts has made the file and not yet filled it. */
const writtenPostmaster = (dataDir: string): Postmaster | undefined => {
  const lines = textOf(join(dataDir, 'postmaster.pid')).split('\n')
  const pid = Number(lines[0])
  return pid > 0 ? { pid, port: Number(lines[3]), status: (lines[7] ?? '').trim() } : undefined
}

/** The postmaster that runs on the folder. What a dead one left behind is cleared away. */
export const runningPostmaster = (dataDir: string) => {
  const written = writtenPostmaster(dataDir)
  if (!written || isPostgres(written.pid, dataDir)) return written
  if (isAlive(written.pid)) rmSync(join(dataDir, 'postmaster.pid'), { force: true })
  return undefined
}

const openLog = (file: string) => {
  if (existsSync(file) && statSync(file).size > LOG_MAX_BYTES) renameSync(file, `${file}.1`)
  const descriptor = openSync(file, 'a', 0o600)
  keepWithFolder(file)
  return { file, descriptor, from: statSync(file).size }
}

const complaints = (log: { file: string; from: number }) =>
  readFileSync(log.file)
    .subarray(log.from)
    .toString()
    .split('\n')
    .filter((line) => /FATAL|PANIC|ERROR|DETAIL|HINT|cannot|error while/.test(line))
    .map((line) => line.replace(/^.*?(FATAL|PANIC|ERROR|DETAIL|HINT): +/, ''))
    .join(' ')

export type Launch = { dataDir: string; port: number; fsync: boolean; binaries: Binaries }

const launchOnce = async ({ dataDir, port, fsync, binaries }: Launch): Promise<ChildProcess> => {
  const owner = ownerFor(dataDir, [binaries.postgres, dataDir])
  const options = Object.entries(fsync ? settings : { ...settings, ...specSettings })
  const [program, args, as] = owner.command(binaries.postgres, [
    '-D',
    dataDir,
    '-p',
    String(port),
    ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  const log = openLog(`${dataDir}.log`)
  const child = spawn(program, args, {
    ...as,
    cwd: '/',
    env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
    detached: true,
    stdio: ['ignore', log.descriptor, log.descriptor],
  })
  closeSync(log.descriptor)
  child.unref()
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  for (const until = Date.now() + START_MS; Date.now() < until; await pause(POLL_MS)) {
    if (failure) throw failure
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`Postgres in ${dataDir} did not start: ${complaints(log)} (${log.file})`)
    const written = writtenPostmaster(dataDir)
    if (written?.pid === child.pid && written?.status === 'ready') return child
  }
  child.kill('SIGQUIT')
  throw new Error(`Postgres in ${dataDir} was not ready after ${START_MS / 1000} s (${log.file})`)
}

/**
 * Starts a postmaster in a process group of its own: Ctrl-C reaches the server, which drains its
 * work and then stops the database. Rejects with what Postgres complained of.
 * The sessions of a killed postmaster end shortly after it and hold its memory until then.
 */
export const launch = async (how: Launch): Promise<ChildProcess> => {
  for (const until = Date.now() + START_MS; ; await pause(POLL_MS * 10)) {
    try {
      return await launchOnce(how)
    } catch (error) {
      if (Date.now() > until || !String(error).includes('shared memory block')) throw error
    }
  }
}

const gone = async (pid: number, withinMs: number) => {
  for (const until = Date.now() + withinMs; Date.now() < until; await pause(POLL_MS))
    if (!isPostgres(pid)) return true
  return false
}

type StopStep = readonly [signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL', patienceMs: number]
const END_STEPS: readonly StopStep[] = [
  ['SIGQUIT', IMMEDIATE_STOP_MS],
  ['SIGKILL', KILL_MS],
]

const signalUntilGone = async (pid: number, steps: readonly StopStep[]) => {
  for (const [signal, patienceMs] of steps) {
    if (!isPostgres(pid)) return
    process.kill(pid, signal)
    if (await gone(pid, patienceMs)) return
  }
  throw new Error(`Postgres (process ${pid}) does not end.`)
}

/** Escalates from a fast shutdown to an immediate one, and then kills the postmaster. */
export const stopPostmaster = (pid: number) =>
  signalUntilGone(pid, [['SIGINT', FAST_STOP_MS], ...END_STEPS])

/**
 * Waits while the postmaster on the folder starts or stops, and ends one whose shutdown hangs.
 * Returns undefined when none runs on it.
 */
export const settledPostmaster = async (dataDir: string) => {
  const began = Date.now()
  for (; Date.now() < began + START_MS; await pause(POLL_MS)) {
    const running = runningPostmaster(dataDir)
    if (!running || running.status === 'ready') return running
    const hangs = running.status === 'stopping' && Date.now() > began + FAST_STOP_MS
    if (hangs) await signalUntilGone(running.pid, END_STEPS)
  }
  throw new Error(`The Postgres in ${dataDir} neither starts nor stops. End it, then start again.`)
}
