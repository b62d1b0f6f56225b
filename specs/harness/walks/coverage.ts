import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { moves, type Pair, stateKey, tell, type Walk } from './walk.ts'

export type Driver = 'machine' | 'api' | 'screen'
export type Count = { covered: number; all: number }
export type Coverage = {
  lifecycle: string
  driver: Driver
  states: Count
  transitions: Count
  refusals: Count
  /** Through which door how many pairs were asked. */
  doors: Record<string, number>
  /** What no public door leads to, by the reason. It does not count as covered. */
  closed: Record<string, string[]>
}

const closedOf = (listed: Map<Pair, { walk: Walk; why: string }>) => {
  const closed: Coverage['closed'] = {}
  for (const [pair, { walk, why }] of listed) {
    closed[why] = [...(closed[why] ?? []), tell(walk, pair)]
  }
  return closed
}

/** What a driver has asked so far of the walks of one lifecycle. */
export const tally = (driver: Driver, walks: Walk[]) => {
  const asked = new Set<Pair>()
  const listed = new Map<Pair, { walk: Walk; why: string }>()
  const doors: Record<string, number> = {}
  const all = walks.flatMap((walk) => walk.pairs.map((pair) => ({ walk, pair })))
  const [first] = walks
  if (!first) throw new Error('There is no such lifecycle')
  const statesOf = (which: (pair: Pair) => boolean) => {
    const keys = all.filter(({ pair }) => which(pair))
    return new Set(keys.map(({ walk, pair }) => `${walk.nth} ${stateKey(walk.name, pair.at)}`)).size
  }
  const count = (which: (pair: Pair) => boolean): Count => {
    const these = all.filter(({ pair }) => which(pair))
    return { covered: these.filter(({ pair }) => asked.has(pair)).length, all: these.length }
  }
  return {
    has: (pair: Pair) => asked.has(pair),
    ask: (pair: Pair, door: string) => {
      if (asked.has(pair)) return
      asked.add(pair)
      doors[door] = (doors[door] ?? 0) + 1
    },
    close: (walk: Walk, pair: Pair, why: string) => {
      listed.set(pair, { walk, why })
    },
    coverage: (asks: (pair: Pair) => boolean = () => true): Coverage => ({
      lifecycle: first.name,
      driver,
      states: {
        covered: statesOf((pair) => asks(pair) && asked.has(pair)),
        all: statesOf(asks),
      },
      transitions: count((pair) => asks(pair) && moves(pair)),
      refusals: count((pair) => asks(pair) && !moves(pair)),
      doors,
      closed: closedOf(new Map([...listed].filter(([pair]) => !asked.has(pair)))),
    }),
  }
}
export type Tally = ReturnType<typeof tally>

const of = ({ covered, all }: Count) => `${covered} of ${all}`

const rowOf = (one: Coverage): string[] => [
  one.lifecycle,
  one.driver,
  of(one.states),
  of(one.transitions),
  of(one.refusals),
  Object.entries(one.doors)
    .map(([door, times]) => `${door} ${times}`)
    .join(', '),
]

/** Lifecycle x driver: states, transitions and refusals covered, and what was not, with why. */
export const tableOf = (coverages: readonly Coverage[]): string => {
  const head = ['lifecycle', 'driver', 'states', 'transitions', 'refusals', 'doors']
  const rows = [head, ...coverages.map(rowOf)]
  const widths = head.map((_, nth) => Math.max(...rows.map((row) => row[nth]?.length ?? 0)))
  const line = (row: string[]) => row.map((text, nth) => text.padEnd(widths[nth] ?? 0)).join('  ')
  const notes = coverages.flatMap(({ lifecycle, driver, closed }) =>
    Object.entries(closed).map(
      ([why, pairs]) => `not asked of ${lifecycle} (${driver}), ${pairs.length}: ${why}`,
    ),
  )
  return [...rows.map(line), ...notes].map((text) => text.trimEnd()).join('\n')
}

/** Prints the row of a finished walk, and leaves it for the table of the whole run. */
export const report = (coverage: Coverage) => {
  process.stdout.write(`${tableOf([coverage])}\n`)
  const folder = process.env.WALKS_REPORT
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${coverage.lifecycle}.${coverage.driver}.json`)
  writeFileSync(file, JSON.stringify(coverage))
}
