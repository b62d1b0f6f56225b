import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { withLock } from './lock.ts'
import { isAlive, isPostgres, settledPostmaster, stopPostmaster } from './postmaster.ts'

const LOOK_MS = 250

export type Supervised = {
  dataDir: string
  /** The postmaster, and the child when this process started it. */
  pid: number
  child?: ChildProcess
  restart(): Promise<ChildProcess>
  log: (line: string) => void
}

/**
 * Holds a postmaster until it is stopped: starts it again when it ends though nobody asked, and
 * ends it with this process when that exits without having stopped it.
 *
 * @returns the clean stop, which may be called more than once
 */
export const supervise = ({ dataDir, pid, child, restart, log }: Supervised) => {
  const lock = `${dataDir}.lock`
  let current = pid
  let watching: ChildProcess | undefined
  let collected: Promise<unknown> = Promise.resolve()
  let stopping: Promise<void> | undefined
  const endWithUs = () => {
    if (isAlive(current)) process.kill(current, 'SIGINT')
  }
  const watch = (watched: ChildProcess) => {
    current = watched.pid ?? current
    watching = watched
    collected = once(watched, 'exit').then(revive)
  }
  /** The end of one that another process started is told to nobody. */
  const lookAfter = (pid: number) => {
    current = pid
    const look = setInterval(() => {
      if (!stopping && isPostgres(pid)) return
      clearInterval(look)
      void revive()
    }, LOOK_MS)
    look.unref()
  }
  const again = async () => {
    const other = stopping ? undefined : await settledPostmaster(dataDir)
    if (other) lookAfter(other.pid)
    if (stopping || other) return
    log('Postgres ended though nobody stopped it: starting it again.')
    watch(await restart())
  }
  const revive = async () => {
    if (!stopping) await withLock(lock, again).catch((error: Error) => log(error.message))
  }
  process.on('exit', endWithUs)
  if (child) watch(child)
  else lookAfter(pid)
  return () => {
    stopping ??= withLock(lock, async () => {
      // Its end is awaited here: a process with nothing else to do would exit before it is told.
      watching?.ref()
      await stopPostmaster(current)
      await collected
      process.off('exit', endWithUs)
    })
    return stopping
  }
}
