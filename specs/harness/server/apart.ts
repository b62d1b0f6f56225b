/** Fewer fair coins could all fall alike. */
const PAIRS_MIN = 25

const medianOf = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

/**
 * How far apart two things are that were measured in pairs: by so many milliseconds, and so many
 * times. On a busy machine they differ widely, and as often this way as that; nothing is told apart
 * where as many coins could fall like it (within four standard deviations, once in 15,000 times).
 */
export const apart = (pairs: readonly (readonly [number, number])[]) => {
  if (pairs.length < PAIRS_MIN) throw new Error('Too few to tell chance from a difference')
  const slower = pairs.filter(([one, other]) => one > other).length
  if (Math.abs(slower - pairs.length / 2) < 2 * Math.sqrt(pairs.length)) return { ms: 0, times: 1 }
  const [one, other] = [medianOf(pairs.map(([ms]) => ms)), medianOf(pairs.map(([, ms]) => ms))]
  return {
    ms: Math.abs(medianOf(pairs.map(([ms, otherMs]) => ms - otherMs))),
    times: Math.max(one, other) / Math.min(one, other),
  }
}
