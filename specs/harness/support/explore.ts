import type { AnyStateMachine } from 'xstate'
import { explore, type Pair, type Samples } from '#core/charts/explore.ts'
import { chartNamed } from '#core/charts/registry.ts'
import { pairsOf } from '#core/charts/survey.ts'
import type { Lifecycle, Rules } from '#core/kernel/lifecycle.ts'

export { explore, type Pair, type Samples }

type Explored<M extends AnyStateMachine> = ReturnType<typeof explore<M, Rules>>

/**
 * Every pair of a lifecycle from this beginning, with the samples that the registry tells of it,
 * and with `more`: those that a spec needs and people need not be told of.
 */
export const exploreAsTold = <M extends AnyStateMachine, R extends Rules>(
  { name }: Lifecycle<M, R>,
  input: object,
  more: Partial<Samples<M>> = {},
): Explored<M> => {
  const chart = chartNamed(name)
  if (!chart) throw new Error(`${name} is not in the registry`)
  const samples = { ...chart.samples }
  for (const [kind, facts] of Object.entries(more as Record<string, object[]>)) {
    const besides = facts.map((one) => ({ nl: '', en: '', facts: one }))
    samples[kind] = [...(samples[kind] ?? []), ...besides]
  }
  return pairsOf({ ...chart, samples }, input) as unknown as Explored<M>
}

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
