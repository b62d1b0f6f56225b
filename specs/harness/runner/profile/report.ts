import type { PhaseTimes } from './phases.ts'

/** What a worker measured of one test file, in milliseconds. */
export type FileCost = { file: string; wallMs: number; cpuMs: number; phases: PhaseTimes }

/** One row of the profile, in milliseconds. */
export type ProfileRow = FileCost & {
  project: string
  tests: number
  /** Loading the test file and all it imports. */
  importMs: number
  /** Running the setup files. */
  setupMs: number
}

/** The worker slept: it waited for the database, a browser or a timer. */
const waitingMs = ({ wallMs, cpuMs }: FileCost) => Math.max(0, wallMs - cpuMs)

const sumOf = <T>(list: readonly T[], read: (one: T) => number) =>
  list.reduce((sum, one) => sum + read(one), 0)

const columns: [name: string, read: (row: ProfileRow) => number][] = [
  ['total', ({ wallMs, setupMs }) => wallMs + setupMs],
  ['import', ({ importMs }) => importMs],
  ['clone', ({ phases }) => phases.clone],
  ['server', ({ phases }) => phases.server],
  ['browser', ({ phases }) => phases.browser],
  ['polling', ({ phases }) => phases.polling],
  ['ledger', ({ phases }) => phases.ledger],
  ['stop', ({ phases }) => phases.stop],
  ['waiting', waitingMs],
  ['CPU', ({ cpuMs }) => cpuMs],
]

const seconds = (ms: number) => (ms / 1_000).toFixed(1)

const line = (name: string, tests: number, rows: readonly ProfileRow[]) =>
  `| ${[name, tests, ...columns.map(([, read]) => seconds(sumOf(rows, read)))].join(' | ')} |`

/**
 * The profile of a run as Markdown: seconds per project and per file, the longest file first. CPU is
 * that of the worker, which also runs the server under test; Postgres and the browser are extra.
 */
export const profileText = (rows: readonly ProfileRow[]): string => {
  const head = ['', 'tests', ...columns.map(([name]) => name)]
  const table = (lines: string[]) =>
    [`| ${head.join(' | ')} |`, `|${head.map((_, nth) => (nth ? ' ---: |' : ' --- |')).join('')}`]
      .concat(lines)
      .join('\n')
  const projects = Map.groupBy(rows, ({ project }) => project)
  const perProject = [...projects].map(([name, of]) =>
    line(
      name,
      sumOf(of, ({ tests }) => tests),
      of,
    ),
  )
  const perFile = rows
    .toSorted((a, b) => b.wallMs + b.setupMs - a.wallMs - a.setupMs)
    .map((row) => line(row.file, row.tests, [row]))
  return `# Seconds per project\n\n${table(perProject)}\n\n# Seconds per file\n\n${table(perFile)}\n`
}
