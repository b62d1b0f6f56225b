import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { isRunning } from './postmaster.ts'

const PATIENCE_MS = 60_000
const POLL_MS = 20

const take = (file: string) => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

const holder = (file: string) => {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Does the work while no other process does work under the same file; a dead holder holds nothing. */
export const withLock = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  for (const until = Date.now() + PATIENCE_MS; !take(file); await pause(POLL_MS)) {
    const pid = holder(file)
    if (pid && !isRunning(pid)) rmSync(file, { force: true })
    if (Date.now() > until) throw new Error(`Process ${pid} holds ${file} for too long.`)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}
