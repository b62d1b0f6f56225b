import { simulate } from './simulate.ts'

/** So many runs are made each time. */
export const SEEDS = 300

export const seedsFrom = (first: number, many: number) =>
  Array.from({ length: many }, (_, nth) => first + nth)

/** The first of these seeds that finds something, and what it finds. */
export const firstToFind = async (how: Parameters<typeof simulate>[1] = {}) => {
  for (const seed of seedsFrom(1, SEEDS)) {
    const { broken } = await simulate(seed, how)
    if (broken) return { seed, broken }
  }
  return null
}
