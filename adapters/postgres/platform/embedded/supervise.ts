import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { withLock } from './lock.ts'
import { runningPostmaster, settledPostmaster, stopPostmaster } from './postmaster.ts'
import { isAlive, isPostgres } from './process.ts'
import { isLast, removeUser, type User } from './users.ts'

const LOOK_MS = 250
/** Between two tries to start it again, as while its disk is full. */
const AGAIN_MS = 1_000
const AGAIN_MS_MAX = 15_000

export type Supervised = {
  dataDir: string
  me: User
  /** The postmaster, and the child when this process started it. */
  pid: number
  child?: ChildProcess
  restart(): Promise<ChildProcess>
  log: (line: string) => void
}

/**
 * Uses a postmaster until it is stopped: starts it again when it ends though nobody asked, for as
 * long as that takes, and ends it with the last of its users, also when that exits without having
 * stopped it.
 *
 * @returns the clean stop, which may be called more than once
 */
export const supervise = ({ dataDir, me, pid, child, restart, log }: Supervised) => {
  const lock = `${dataDir}.lock`
  const leaving = new AbortController()
  let current = pid
  let watching: ChildProcess | undefined
  let collected: Promise<unknown> = Promise.resolve()
  let stopping: Promise<void> | undefined
  const endWithUs = () => {
    if (isAlive(current) && isLast(dataDir, me)) process.kill(current, 'SIGINT')
  }
  const watch = (watched: ChildProcess) => {
    current = watched.pid ?? current
    watching = watched
    collected = once(watched, 'exit').then(revive)
  }
  /** The end of one that another process started is told to nobody. */
  const poll = (pid: number) => {
    current = pid
    const look = setInterval(() => {
      if (!stopping && isPostgres(pid, dataDir)) return
      clearInterval(look)
      void revive()
    }, LOOK_MS)
    look.unref()
  }
  const again = async () => {
    const other = stopping ? undefined : await settledPostmaster(dataDir)
    if (other) poll(other.pid)
    if (stopping || other) return
    log('Postgres ended though nobody stopped it: starting it again.')
    watch(await restart())
  }
  const revive = async () => {
    const { signal } = leaving
    for (let waitMs = AGAIN_MS; !stopping; waitMs = Math.min(2 * waitMs, AGAIN_MS_MAX)) {
      try {
        return await withLock(lock, again)
      } catch (error) {
        log((error as Error).message)
        await pause(waitMs, undefined, { signal, ref: false }).catch(() => undefined)
      }
    }
  }
  const end = async () => {
    process.off('exit', endWithUs)
    if (!removeUser(dataDir, me)) return
    // Its end is awaited here: a process with nothing else to do would exit before it is told.
    watching?.ref()
    await stopPostmaster(runningPostmaster(dataDir)?.pid ?? current)
    await collected
  }
  process.on('exit', endWithUs)
  if (child) watch(child)
  else poll(pid)
  return () => {
    leaving.abort()
    stopping ??= withLock(lock, end).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOSPC') throw error
      return end()
    })
    return stopping
  }
}
