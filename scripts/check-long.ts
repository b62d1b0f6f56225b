import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/**
 * `npm run check:long`: what a run before a push leaves to a machine that has an hour or two for
 * itself (`specs/harness/long/kept-for-long.ts`), one part after the other. Nothing is
 * retried here, and a part that cannot be asked says why. Ends with a table, and with 0 where no part
 * is broken. `npm run check:long -- torture mutation` asks these parts alone.
 */
type Part = {
  name: string
  what: string
  command: string[]
  /** Why it cannot be asked here; null where it can. */
  missing?: () => string | null
}
type Row = { name: string; verdict: 'held' | 'broken' | 'not asked'; minutes: string; last: string }

const root = join(import.meta.dirname, '..')

const noEngine = () =>
  spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0
    ? null
    : 'no Docker engine answers'

const parts: Part[] = [
  {
    name: 'specs',
    what: 'every spec, with whole walks and tours',
    command: ['scripts/test.ts'],
  },
  {
    name: 'containers',
    what: 'every spec with a database, on Testcontainers',
    command: ['scripts/test.ts', '--all-containers'],
    missing: noEngine,
  },
  ...['15', '16', '17', '18'].map((major) => ({
    name: `postgres-${major}`,
    what: `the migrations, upgrades of older data and the stores, on PostgreSQL ${major}`,
    command: ['scripts/postgres-version.ts', major],
  })),
  {
    name: 'torture',
    what: 'three thousand runs of the simulator',
    command: ['specs/harness/simulator/main.ts', '--seeds', '3000'],
  },
  {
    name: 'mutation',
    what: 'every change of the core that a spec has to notice',
    command: ['specs/harness/mutation/main.ts'],
  },
]

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Tells on what it says; answers how it ended, and its last line. */
const listenTo = async (command: string[]) => {
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, SPEC_RUN: 'long' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let end = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text)
    end = (end + text).slice(-2_000)
  })
  const [status] = await once(child, 'close')
  return { status, last: end.trimEnd().split('\n').at(-1) ?? '' }
}

const ask = async ({ name, what, command, missing }: Part): Promise<Row> => {
  const why = missing?.() ?? null
  say(`\n${name}: ${what}${why === null ? '' : `: not asked, as ${why}`}`)
  if (why !== null) return { name, verdict: 'not asked', minutes: '', last: why }
  const began = performance.now()
  const { status, last } = await listenTo(command)
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  return { name, verdict: status === 0 ? 'held' : 'broken', minutes, last }
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => parts.every((part) => part.name !== name))
if (unknown.length > 0) {
  say(`There is no part ${unknown.join(', ')}: ${parts.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}
const rows: Row[] = []
for (const part of parts) {
  if (wanted.length === 0 || wanted.includes(part.name)) rows.push(await ask(part))
}
say('\n| part | came out | minutes | its last line |\n| --- | --- | ---: | --- |')
for (const { name, verdict, minutes, last } of rows) {
  say(`| ${name} | ${verdict} | ${minutes} | ${last} |`)
}
process.exitCode = rows.every(({ verdict }) => verdict !== 'broken') ? 0 : 1
