import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** Linux counts CPU time in hundredths of a second, whatever its kernel's own tick is. */
const TICK_MS = 10

/** CPU time in ms, of the user's code and of the kernel's for it. */
export type Cpu = { user: number; system: number }

type Process = { parent: number; own: Cpu; ofEnded: Cpu }

/** What /proc/<pid>/stat says; the name in it may hold spaces and brackets. */
const processOf = (pid: number | string): Process | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const at = (nth: number) => (fields[nth] ?? 0) * TICK_MS
    const own = { user: at(11), system: at(12) }
    return { parent: fields[1] ?? 0, own, ofEnded: { user: at(13), system: at(14) } }
  } catch {
    return null
  }
}

const sum = (all: Cpu[]): Cpu => ({
  user: all.reduce((total, { user }) => total + user, 0),
  system: all.reduce((total, { system }) => total + system, 0),
})

/** What a process has used of the CPU so far, in s. */
export const cpuSecondsOf = (pid: number): number => {
  const { user, system } = cpuOf(pid)
  return (user + system) / 1_000
}

const cpuOf = (pid: number): Cpu => processOf(pid)?.own ?? { user: 0, system: 0 }

/** The postmaster, its processes, and those of them that have ended. */
const cpuOfFamily = (pid: number): Cpu => {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const children = all.map(processOf).filter((each) => each?.parent === pid)
  const head = processOf(pid)
  const known = [...children, head].flatMap((each) => (each ? [each.own] : []))
  return sum([...known, ...(head ? [head.ofEnded] : [])])
}

const cpuOfEndedChildren = (): Cpu => processOf('self')?.ofEnded ?? { user: 0, system: 0 }

type Sample = Record<'server' | 'postgres' | 'here' | 'pgbench', Cpu> & Counters
type Counters = Record<'walBytes' | 'commits' | 'updates' | 'hotUpdates', number>

/** What a message cost each process, in ms of CPU, and what it wrote. */
export type Cost = {
  server: Cpu
  postgres: Cpu
  /** Who asks: the load in this process, or pgbench. */
  load: Cpu
  commits: number
  walBytes: number
  /** The share of updated rows that no index had to be told of. */
  hotUpdates: number
}

/** Where the costs of a run are read. `server`: its process. */
export type Meters = { url: string; postgresDir: string; server: number }

/** Backends tell their counts when they have been idle for so long. */
const TOLD_MS = 1_500

const counters = async (url: string): Promise<Counters> => {
  await new Promise((resolve) => setTimeout(resolve, TOLD_MS))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, string>>(`
      select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as wal,
        (select sum(xact_commit) from pg_stat_database) as commits,
        (select sum(n_tup_upd) from pg_stat_user_tables) as updates,
        (select sum(n_tup_hot_upd) from pg_stat_user_tables) as hot`)
    const [row = {}] = rows
    return {
      walBytes: Number(row.wal),
      commits: Number(row.commits),
      updates: Number(row.updates),
      hotUpdates: Number(row.hot),
    }
  } finally {
    await client.end()
  }
}

const sampleOf = async ({ url, postgresDir, server }: Meters): Promise<Sample> => {
  const [postmaster] = readFileSync(join(postgresDir, 'postmaster.pid'), 'utf8').split('\n')
  const counted = await counters(url)
  return {
    ...counted,
    server: cpuOf(server),
    postgres: cpuOfFamily(Number(postmaster)),
    here: cpuOf(process.pid),
    pgbench: cpuOfEndedChildren(),
  }
}

const per = (times: number, before: Cpu, after: Cpu): Cpu => ({
  user: (after.user - before.user) / times,
  system: (after.system - before.system) / times,
})

/** What each message cost of those that `work` has sent. */
export const costOf = async (
  meters: Meters,
  work: () => Promise<{ sent: number }>,
): Promise<Cost> => {
  const before = await sampleOf(meters)
  const { sent } = await work()
  const after = await sampleOf(meters)
  const counted = (name: keyof Counters) => after[name] - before[name]
  return {
    server: per(sent, before.server, after.server),
    postgres: per(sent, before.postgres, after.postgres),
    load: per(sent, sum([before.here, before.pgbench]), sum([after.here, after.pgbench])),
    commits: counted('commits') / sent,
    walBytes: counted('walBytes') / sent,
    hotUpdates: counted('hotUpdates') / Math.max(1, counted('updates')),
  }
}

const msOf = ({ user, system }: Cpu) => user + system
const wholeOf = ({ server, postgres, load }: Cost) => msOf(server) + msOf(postgres) + msOf(load)

const heads = ['CPU ms', 'server', 'Postgres', 'load', 'commits', 'WAL bytes', 'HOT', 'ratio']
const line = ([name = '', ...cells]: string[]) =>
  name.padEnd(16) + cells.map((cell) => cell.padStart(10)).join('')

/** One row of the table for each; `ratio`: what pgbench takes of what a message through HTTP takes. */
export const costTable = (costs: [name: string, cost: Cost, pgbench: Cost | null][]): string[] => [
  line(['a paid message', ...heads]),
  ...costs.map(([name, cost, pgbench]) =>
    line([
      name,
      ...[wholeOf(cost), msOf(cost.server), msOf(cost.postgres), msOf(cost.load)].map((ms) =>
        ms.toFixed(2),
      ),
      cost.commits.toFixed(1),
      cost.walBytes.toFixed(0),
      `${(cost.hotUpdates * 100).toFixed(0)}%`,
      pgbench ? `${((wholeOf(pgbench) / wholeOf(cost)) * 100).toFixed(0)}%` : '-',
    ]),
  ),
]
