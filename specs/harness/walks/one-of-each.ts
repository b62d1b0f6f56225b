import { restore } from '#core/kernel/lifecycle.ts'
import { isLongRun } from '#specs/harness/long/how-long.ts'
import { moves, type Pair, typeOf, type Walk } from './walk.ts'

/** The transitions of the chart that the pair takes, or the code with which it is refused. */
const transitionOf = ({ lifecycle: { machine } }: Walk, pair: Pair) => {
  if (!moves(pair)) return `refused: ${pair.why}`
  const taken = machine.getTransitionData(restore(machine, pair.at), pair.event as never)
  const names = taken.map((transition) => {
    const { source, eventType } = transition
    return `${source.id} ${source.transitions.get(eventType)?.indexOf(transition)}`
  })
  return `${typeOf(pair)}: ${names.sort().join(', ')}`
}

/** Chooses which pairs of a chart this run tests. */
export type Chooser = (walk: Walk, pairs: readonly Pair[]) => Pair[]

/**
 * Before a push, one pair for each transition that is drawn and each refusal code, over all
 * beginnings of the chart; in the long run, every pair. The bare machine is tested with every pair
 * in both.
 */
export const chooseOneOfEach = (): Chooser => {
  const chosen = new Set<string>()
  return (walk, pairs) => {
    if (isLongRun) return [...pairs]
    return pairs.filter((pair) => {
      const transition = transitionOf(walk, pair)
      const isNew = !chosen.has(transition)
      chosen.add(transition)
      return isNew
    })
  }
}

/** On screens, every state is also checked for actions that it should not offer. */
export const pairsOnScreens = (walk: Walk, pairs: readonly Pair[]): ReadonlySet<Pair> =>
  new Set(isLongRun ? pairs : chooseOneOfEach()(walk, pairs.filter(moves)))
