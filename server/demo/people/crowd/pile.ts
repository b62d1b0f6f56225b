import type { Random } from '../../random.ts'

/** Deals from a shuffled pile: nothing comes again before everything has come once. */
export const pileOf = <T>(all: readonly T[], random: Random) => {
  let left: T[] = []
  return (): T => {
    if (left.length === 0) left = random.some(all, all.length)
    return left.pop() as T
  }
}
