import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'

export const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const textOf = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const STAT = /\((.+)\) ([^ ]) (.+)$/s
/** Of the fields behind the state, the one that says when the process began. */
const BEGAN = 18

/** The name of a program that runs, and when it began; a zombie that nobody collected runs no more. */
const programOf = (pid: number) => {
  const [, name, state = 'X', rest = ''] = STAT.exec(textOf(`/proc/${pid}/stat`)) ?? []
  return name === undefined || /[ZX]/.test(state)
    ? undefined
    : { name, began: rest.split(' ')[BEGAN] }
}
const isTold = existsSync('/proc/self/stat')

/** Unlike `isAlive` it takes a zombie, which holds nothing any more, for what it is. */
export const isRunning = (pid: number) => isAlive(pid) && (!isTold || programOf(pid) !== undefined)

/** Whether a postmaster runs under that number, and on this folder: it works in its own. */
export const isPostgres = (pid: number, dataDir?: string) => {
  if (!isAlive(pid) || !isTold) return isAlive(pid)
  if (programOf(pid)?.name !== 'postgres') return false
  if (dataDir === undefined) return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDir)
  } catch {
    return isAlive(pid)
  }
}

/** A process, so that another one that got its number later is not taken for it. */
export type ProcessIdentity = { pid: number; is: string }

/** A number is given again after a restart of the machine, and soon within a container. */
const identityOf = (pid: number) => {
  const boot = textOf('/proc/sys/kernel/random/boot_id').trim()
  return `${boot} ${programOf(pid)?.began ?? ''}`
}

export const thisProcess = (): ProcessIdentity => ({
  pid: process.pid,
  is: identityOf(process.pid),
})

/** Whether that process still runs. */
export const isStillThere = ({ pid, is }: ProcessIdentity) =>
  isRunning(pid) && identityOf(pid) === is

/** Whether something like this program runs under that number, where no more is known of it. */
export const isAlike = (pid: number) =>
  isRunning(pid) && programOf(pid)?.name === programOf(process.pid)?.name
