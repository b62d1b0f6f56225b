import type { Stored } from '#core/kernel/lifecycle.ts'
import { isLongRun } from '#specs/harness/long/how-long.ts'
import { moves, type Pair, typeOf } from './walk.ts'

type Value = Stored['state']

/** Where a state is, region by region: `living.standing.created: paid`. */
const placesOf = (value: Value, path = ''): string[] => {
  if (typeof value === 'string') return [`${path}: ${value}`]
  return Object.entries(value as Record<string, Value>).flatMap(([name, inner]) =>
    placesOf(inner, path === '' ? name : `${path}.${name}`),
  )
}

/** A transition is the same one in whatever state the other regions are, and whatever the sums. */
const transitionOf = (pair: Pair) => {
  if (!moves(pair)) return `${typeOf(pair)} is refused: ${pair.why}`
  const [from, to] = [placesOf(pair.at.state), placesOf(pair.to.state)]
  const left = from.filter((place) => !to.includes(place))
  const entered = to.filter((place) => !from.includes(place))
  const effects = pair.effects.map(({ type }) => type)
  return [typeOf(pair), ...left, '->', ...entered, '/', ...effects].join(' ')
}

const oneOfEach = (pairs: readonly Pair[]): Pair[] => {
  const kept = new Map<string, Pair>()
  for (const pair of pairs) {
    const transition = transitionOf(pair)
    if (!kept.has(transition)) kept.set(transition, pair)
  }
  return [...kept.values()]
}

/**
 * Which pairs a run asks through the product: in the long run all; before a push one of each
 * transition, so that all that moves money or gives and takes access is moved, and one of each
 * refusal of an event. The bare machine is asked every pair in both.
 */
export const pairsOfThisRun = (pairs: readonly Pair[]): ReadonlySet<Pair> =>
  new Set(isLongRun ? pairs : oneOfEach(pairs))

/** On screens: that a move is not offered where it would be refused is looked at in every state. */
export const pairsOnScreens = (pairs: readonly Pair[]): ReadonlySet<Pair> =>
  new Set(isLongRun ? pairs : oneOfEach(pairs.filter(moves)))
