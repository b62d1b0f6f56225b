/** A small generator (mulberry32): the same numbers for the same seed, on every machine. */
export const randomFrom = (seed: number) => {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** Whole, from `min` to `max`, both among them. */
    whole: (min: number, max: number) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability: number) => next() < probability,
    /** `many` different ones, or all there are. */
    some: <T>(from: readonly T[], many: number): T[] => {
      const left = [...from]
      const taken: T[] = []
      while (taken.length < many && left.length > 0) {
        taken.push(...left.splice(Math.floor(next() * left.length), 1))
      }
      return taken
    },
  }
}
export type Random = ReturnType<typeof randomFrom>
