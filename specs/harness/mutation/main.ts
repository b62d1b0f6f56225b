import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { leftOut, type Slice, slices } from './slices.ts'

/**
 * `npm run mutation`: changes the core in one place after another and asks its specs whether they
 * notice. `npm run mutation -- payment chat` asks of these parts alone. What nobody noticed is
 * listed with its line; those that stay have their reason in README.md.
 */
const CAUGHT_MIN = 0.9
const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'var/mutation')

type Mutant = {
  status: string
  mutatorName: string
  replacement?: string
  location: { start: { line: number } }
}
type Report = { files: Record<string, { mutants: Mutant[] }> }
type Found = {
  name: string
  caught: number
  /** Of them, those that went on without an end, which a busy machine may only seem to do. */
  endless: number
  all: number
  seconds: number
  missed: string[]
}

const isCaught = ({ status }: Mutant) => ['Killed', 'Timeout', 'RuntimeError'].includes(status)
const counts = ({ status }: Mutant) => !['Ignored', 'CompileError'].includes(status)

const foundIn = ({ files }: Report): Omit<Found, 'name' | 'seconds'> => {
  const all = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.filter(counts).map((mutant) => ({ file, mutant })),
  )
  const missed = all.filter(({ mutant }) => !isCaught(mutant))
  return {
    all: all.length,
    caught: all.length - missed.length,
    endless: all.filter(({ mutant }) => mutant.status === 'Timeout').length,
    missed: missed.map(({ file, mutant: { location, mutatorName, replacement = '' } }) => {
      const to = replacement.replaceAll(/\s+/g, ' ').slice(0, 60)
      return `${file}:${location.start.line} ${mutatorName} ${to}`
    }),
  }
}

const run = ({ name, mutates, specs }: Slice): Found => {
  const began = performance.now()
  const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const config = join(import.meta.dirname, 'stryker.config.json')
  const spared = leftOut.flatMap(({ files }) => files.map((file) => `!${file}`))
  const globs = [...mutates, ...spared].join(',')
  const report = join(folder, 'report.json')
  spawnSync(process.execPath, [stryker, 'run', config, '--mutate', globs], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, MUTATION_SPECS: JSON.stringify(specs) },
  })
  if (!existsSync(report)) throw new Error(`${name}: its specs do not pass as they are`)
  const found = foundIn(JSON.parse(readFileSync(report, 'utf8')))
  renameSync(report, join(folder, `${name.replaceAll(' ', '-')}.json`))
  return { name, ...found, seconds: Math.round((performance.now() - began) / 1000) }
}

const say = (line: string) => process.stdout.write(`${line}\n`)
const summed = (rows: Found[], of: (row: Found) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0)
const total = (rows: Found[]): Found => ({
  name: 'all',
  caught: summed(rows, ({ caught }) => caught),
  endless: summed(rows, ({ endless }) => endless),
  all: summed(rows, ({ all }) => all),
  seconds: summed(rows, ({ seconds }) => seconds),
  missed: [],
})
const tableOf = (rows: Found[]) => [
  '| part | changes | caught | % | endless | seconds |',
  '| --- | ---: | ---: | ---: | ---: | ---: |',
  ...rows.map(({ name, caught, endless, all, seconds }) => {
    const percent = all === 0 ? '100' : ((100 * caught) / all).toFixed(1)
    return `| ${name} | ${all} | ${caught} | ${percent} | ${endless} | ${seconds} |`
  }),
]

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !slices.some((slice) => slice.name === name))
if (unknown.length > 0) {
  throw new Error(`${unknown}: the parts are ${slices.map(({ name }) => name).join(', ')}`)
}
const rows: Found[] = []
for (const slice of slices.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  const found = run(slice)
  rows.push(found)
  say(`${found.name}: ${found.caught} of ${found.all} caught, in ${found.seconds} s`)
  for (const line of found.missed) say(`  ${line}`)
}
const sum = total(rows)
for (const line of tableOf([...rows, sum])) say(line)
process.exitCode = sum.caught >= CAUGHT_MIN * sum.all ? 0 : 1
