import { triesOf } from '#specs/harness/long/how-long.ts'
import { simulate } from './simulate.ts'

/** So many runs are made each time. */
export const SEEDS = triesOf('harness/simulator/simulator.spec.ts')

export const seedsFrom = (first: number, many: number) =>
  Array.from({ length: many }, (_, nth) => first + nth)

/** What is rare is looked for in so many. */
const LOOKED_IN = 1_200

/** The first seed that finds something, and what it finds. */
export const firstToFind = async (how: Parameters<typeof simulate>[1] = {}) => {
  for (const seed of seedsFrom(1, LOOKED_IN)) {
    const { broken } = await simulate(seed, how)
    if (broken) return { seed, broken }
  }
  return null
}
