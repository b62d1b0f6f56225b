import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describe as describeChart, spaced, statesOf } from '#core/charts/describe.ts'
import { charts } from '#core/charts/registry.ts'
import { lifecycles } from '#core/kernel/lifecycles.ts'
import { isLongRun } from '#specs/harness/long/how-long.ts'
import { LAYOUTS, madeLayouts, madeReadmes } from '../../scripts/charts/made.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const AGAIN = 'npm run charts writes it anew'

describe('the registry of charts', () => {
  it('has every lifecycle that the server moves', () => {
    const names = charts.map(({ lifecycle }) => lifecycle.name)
    expect(names).toEqual(expect.arrayContaining(Object.keys(lifecycles)))
  })

  it('has every machine of the core, once', () => {
    const machines = globSync('core/**/machine.ts', { cwd: root })
    const told = charts.map(({ folder }) => `${folder}/machine.ts`)
    expect(told.sort()).toEqual(machines.map((path) => path.replaceAll('\\', '/')).sort())
  })
})

const inWords = ({ nl, en }: { nl: string; en: string }) => nl !== '' && en !== ''

describe.each(charts)('what is told of $lifecycle.name', (chart) => {
  const description = describeChart(chart)

  it('is there in Dutch and English: rules, effects, beginnings, and samples to choose from', () => {
    const told = [
      chart.title,
      chart.about,
      ...chart.begins,
      ...Object.values(chart.rules),
      ...Object.values(chart.effects),
      ...Object.values(chart.samples).flatMap((samples) => (samples.length > 1 ? samples : [])),
    ]
    expect(told.filter((words) => !inWords(words))).toEqual([])
  })

  it('names every delay, and every state that only holds others', () => {
    const delays = description.deadlines.map(({ delay }) => delay)
    expect(delays.filter((delay) => !chart.delays[delay])).toEqual([])
    const silent = statesOf(description).filter(({ key, words }) => words.nl === spaced(key))
    expect(silent.map(({ path }) => path)).toEqual([])
  })
})

describe('what is made from the charts', () => {
  it.each([...madeReadmes()])('%s is not stale', (path, text) => {
    expect(read(path), AGAIN).toBe(text)
  })

  it.runIf(isLongRun)('the drawings are not stale', { timeout: 60_000 }, async () => {
    expect(JSON.parse(read(LAYOUTS)), AGAIN).toEqual(await madeLayouts())
  })
})
