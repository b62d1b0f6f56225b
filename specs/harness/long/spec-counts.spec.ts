import { describe, expect, test } from 'vitest'
import { lostSpecs, specCounts } from './spec-counts.ts'

describe.each(Object.entries(specCounts))('a whole run (%s)', (_, counts) => {
  const asCounted = () => new Map(Object.entries(counts))

  test('has lost nothing where as many specs ran as were counted, or more', () => {
    expect(lostSpecs(counts, asCounted())).toEqual([])
    const more = new Map([...asCounted()].map(([project, count]) => [project, count + 1]))
    expect(lostSpecs(counts, more)).toEqual([])
  })

  test.each(Object.entries(counts))('names it when one of %s is gone', (project, counted) => {
    expect(counted).toBeGreaterThan(0)
    const ran = asCounted().set(project, counted - 1)
    expect(lostSpecs(counts, ran)).toEqual([
      `Failed: ${project}: ${counted - 1} specs ran, of ${counted} counted`,
    ])
  })
})

test('the long run leaves out none of the specs that run before a push', () => {
  for (const [project, counted] of Object.entries(specCounts.beforePush)) {
    expect(specCounts.long[project], project).toBeGreaterThanOrEqual(counted)
  }
})
