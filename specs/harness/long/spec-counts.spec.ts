import { describe, expect, test } from 'vitest'
import { lostSpecs, specCounts } from './spec-counts.ts'

const asCounted = () => new Map(Object.entries(specCounts))

describe('a whole run', () => {
  test('has lost nothing where as many specs ran as were counted, or more', () => {
    expect(lostSpecs(asCounted())).toEqual([])
    const more = new Map([...asCounted()].map(([project, count]) => [project, count + 1]))
    expect(lostSpecs(more)).toEqual([])
  })

  test.each(Object.entries(specCounts))('names it when one of %s is gone', (project, counted) => {
    expect(counted).toBeGreaterThan(0)
    const ran = asCounted().set(project, counted - 1)
    expect(lostSpecs(ran)).toEqual([
      `Failed: ${project}: ${counted - 1} specs ran, of ${counted} counted`,
    ])
  })
})
