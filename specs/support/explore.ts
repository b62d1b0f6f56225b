import type { AnyStateMachine } from 'xstate'
import { explore, type Pair, type Samples } from '#core/charts/explore.ts'

export { explore, type Pair, type Samples }

/** One line per pair, for a table that people read: `pending --paid--> completed`. */
export const sentence = <M extends AnyStateMachine>(pair: Pair<M>): string => {
  const { type, ...facts } = pair.event as { type: string }
  const told = Object.keys(facts).length > 0 ? ` ${JSON.stringify(facts)}` : ''
  const end = 'to' in pair ? `--> ${nameOf(pair.to.state)}` : `--x ${pair.why}`
  return `${nameOf(pair.at.state)} --${type}${told}${end}`
}

/** A state value as people write it: `living.standing.active+living.membership.free`. */
export const nameOf = (state: unknown): string => {
  if (typeof state === 'string') return state
  return Object.entries(state as object)
    .map(([name, inner]) => {
      const names = nameOf(inner)
      return names ? `${name}.${names}` : name
    })
    .join('+')
}
