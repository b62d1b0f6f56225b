import { execFileSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asks } from '#specs/harness/crash/silence.ts'
import type { CrashSite } from '#specs/harness/crash/site.ts'
import type { MailServer } from '#specs/harness/server/mail-server.ts'
import { isAlive } from '#specs/harness/support/process.ts'

/** What breaks for a while, and whether members notice. */
export type Fault = {
  what: string
  /** Calls that are under way break, and new ones are not taken: the browser says so at once. */
  cutsCalls?: boolean
  begin(): Promise<void> | void
  end(): Promise<void> | void
}

/** A disk of its own with little room. */
export type SmallDisk = {
  folder: string
  fill(): void
  empty(): void
  remove(): Promise<void>
}

const DISK = '512m'
const PIECE_BYTES = 1024 * 1024

/** Needs the right to mount, which root has; null where that is not so. */
export const smallDisk = async (): Promise<SmallDisk | null> => {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
  } catch {
    await rm(folder, { recursive: true })
    return null
  }
  await chmod(folder, 0o755)
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () => {
      const file = openSync(filler, 'a')
      const write = (bytes: number) => {
        try {
          while (writeSync(file, Buffer.alloc(bytes)) === bytes);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        }
      }
      for (const bytes of [PIECE_BYTES, 4_096]) write(bytes)
      closeSync(file)
    },
    empty: () => rmSync(filler, { force: true }),
    remove: async () => {
      execFileSync('umount', ['-l', folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const childrenOf = (parent: number) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const file = `/proc/${pid}/stat`
      const told = existsSync(file) ? readFileSync(file, 'utf8') : ''
      return Number(told.slice(told.lastIndexOf(')')).split(' ')[2]) === parent
    })

/** A database whose processes stand still, as on a machine that swaps or whose disk hangs. */
const frozenDatabase = (site: CrashSite): Fault => {
  let all: number[] = []
  return {
    what: 'a frozen database',
    begin: async () => {
      const postmaster = await site.postmaster()
      all = [postmaster, ...childrenOf(postmaster)]
      for (const pid of all) process.kill(pid, 'SIGSTOP')
    },
    end: () => {
      for (const pid of all) if (isAlive(pid)) process.kill(pid, 'SIGCONT')
    },
  }
}

/** Each second every connection breaks. */
const breakingConnections = ({ line }: CrashSite): Fault => {
  let timer: NodeJS.Timeout | undefined
  return {
    what: 'a database that drops every connection each second',
    begin: () => {
      timer = setInterval(() => line?.breakAll(), 1_000)
    },
    end: () => clearInterval(timer),
  }
}

/** The faults that a site is to survive; a full disk where there is one of its own. */
export const faultsOf = (
  site: CrashSite,
  { mail, disk }: { mail: MailServer; disk: SmallDisk | null },
): Fault[] => [
  {
    what: 'a frozen connection',
    begin: () => void site.line?.silenceNext(asks(/send_(first|start|next)_paid|session_member/)),
    end: () => undefined,
  },
  {
    what: 'a silent network',
    begin: () => site.line?.silenceAll(),
    end: () => site.line?.speak(),
  },
  {
    what: 'an absent database',
    begin: () => {
      site.line?.refuseAll(true)
      site.line?.breakAll()
    },
    end: () => site.line?.refuseAll(false),
  },
  frozenDatabase(site),
  breakingConnections(site),
  { what: 'a killed database', begin: site.killDatabase, end: () => undefined },
  { what: 'a killed server', cutsCalls: true, begin: site.killServer, end: site.start },
  {
    what: 'a dead mail server',
    begin: () => mail.setAway(true),
    end: () => mail.setAway(false),
  },
  ...(disk ? [{ what: 'a full disk', begin: disk.fill, end: disk.empty }] : []),
]
