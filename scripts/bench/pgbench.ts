import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Recorded } from '#specs/harness/support/record.ts'
import type { Talk } from './world.ts'

const run = promisify(execFile)
const THREADS = 2
/** A new id for each message, made of the random number of the transaction. */
const NEW_ID = `('00000000-0000-4000-8000-' || lpad(to_hex(:n::bigint), 12, '0'))::uuid`

export const pgbenchIsThere = (): boolean => spawnSync('pgbench', ['--version']).status === 0

/** The values of a statement that differ from pair to pair are columns of one table. */
const SIDES = 'bench_side'
const columnOf = (statement: number, value: number) => `s${statement}v${value}`

const textOf = (value: unknown): string | null => (value === null ? null : String(value))

/** A row per pair: the recorded values with the ids and tokens of that pair in the place of the first's. */
const rowOf = (recorded: Recorded[], from: Talk, to: Talk): (string | null)[] => {
  const swaps = [
    [from.conversation, to.conversation],
    ...from.sides.flatMap(({ id, hash }, nth) => [
      [id, to.sides[nth]?.id ?? ''],
      [hash, to.sides[nth]?.hash ?? ''],
    ]),
  ] as [string, string][]
  return recorded.flatMap(({ values }) =>
    values.map((value) => {
      const text = textOf(value)
      return text && swaps.reduce((mine, [was, is]) => mine.replaceAll(was, is), text)
    }),
  )
}

const fillSides = async (url: string, recorded: Recorded[], talks: Talk[]) => {
  const [first] = talks
  if (!first) throw new Error('There are no pairs')
  const columns = recorded.flatMap(({ values }, s) => values.map((_, v) => columnOf(s, v)))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`drop table if exists ${SIDES}`)
  const texts = columns.map((name) => `${name} text`).join(', ')
  await client.query(`create table ${SIDES} (nth int primary key, ${texts})`)
  const places = columns.map((_, nth) => `$${nth + 2}`).join(', ')
  for (const [nth, talk] of talks.entries()) {
    const values = [nth + 1, ...rowOf(recorded, first, talk)]
    await client.query(`insert into ${SIDES} values ($1, ${places})`, values)
  }
  await client.query(`analyze ${SIDES}`)
  await client.end()
}

const argumentOf = ({ values, message }: Recorded, statement: number, nth: number): string => {
  const value = values[nth]
  if (value === message) return NEW_ID
  if (value instanceof Date) return 'now()'
  return value === null ? 'null' : `:${columnOf(statement, nth)}`
}

/** A random pair, its values, and the statements themselves. */
const scriptOf = (recorded: Recorded[], pairs: number): string => {
  const statements = recorded.map((each, s) => {
    const filled = each.text.replaceAll(/\$(\d+)/g, (_, n) => argumentOf(each, s, Number(n) - 1))
    return `${filled.replaceAll(/\s*\n\s*/g, ' ')};`
  })
  return [
    '\\set n random(1, 281474976710655)',
    `\\set pair random(1, ${pairs})`,
    `select * from ${SIDES} where nth = :pair \\gset`,
    ...statements,
  ].join('\n')
}

/**
 * Transactions per second of pgbench on the recorded statements, spread over these pairs. Beside
 * them stands one look into a small table, by which pgbench knows what to say.
 */
export const pgbench = async (
  url: string,
  recorded: Recorded[],
  talks: Talk[],
  { atOnce, seconds }: { atOnce: number; seconds: number },
): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'pgbench-'))
  try {
    const file = join(folder, 'message.sql')
    await fillSides(url, recorded, talks)
    await writeFile(file, scriptOf(recorded, talks.length))
    const load = ['-c', String(atOnce), '-j', String(THREADS), '-T', String(seconds)]
    const { stdout } = await run('pgbench', ['-n', '-M', 'prepared', ...load, '-f', file, url])
    const [, tps] = /tps = ([\d.]+)/.exec(stdout) ?? []
    if (!tps) throw new Error(stdout)
    return Number(tps)
  } finally {
    await rm(folder, { recursive: true })
  }
}
