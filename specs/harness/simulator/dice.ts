import { randomFrom } from '#server/demo/random.ts'

/** Chance that is the same for the same seed: whatever happens in a simulation is thrown here. */
export const diceOf = (seed: number) => {
  const random = randomFrom(seed)
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[random.whole(0, from.length - 1)]
    if (picked === undefined) throw new Error('there is nothing to pick from')
    return picked
  }
  return {
    whole: random.whole,
    chance: random.chance,
    pick,
    /** One of the names, each as often as its weight says. */
    weighed: <K extends string>(weights: Record<K, number>): K => {
      const names = Object.keys(weights) as K[]
      return pick(names.flatMap((name) => Array<K>(weights[name]).fill(name)))
    },
  }
}
export type Dice = ReturnType<typeof diceOf>
