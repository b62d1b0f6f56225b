/** Numbers from 0 up to 1. */
export type Random = () => number

const seedOf = (text: string) => {
  let hash = 1779033703 ^ text.length
  for (const character of text) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 3432918353)
    hash = (hash << 13) | (hash >>> 19)
  }
  return hash >>> 0
}

/** One stream of numbers: the same text always gives the same. */
export const randomFrom = (text: string): Random => {
  let state = seedOf(text)
  return () => {
    state |= 0
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One of the names; a name of twice the weight comes twice as often. */
export const pick = <Name extends string>(
  random: Random,
  weights: Partial<Record<Name, number>>,
): Name => {
  const entries = Object.entries(weights) as [Name, number][]
  let left = random() * entries.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [name, weight] of entries) {
    left -= weight
    if (left <= 0) return name
  }
  return entries[0]?.[0] as Name
}

export const oneOf = <T>(random: Random, choices: readonly T[]): T =>
  choices[Math.floor(random() * choices.length)] as T

/** A short name for something long. */
export const shortHash = (text: string) => Math.floor(randomFrom(text)() * 2 ** 32).toString(36)
