import { begin } from '#core/kernel/lifecycle.ts'
import type { Chart } from './chart.ts'
import { explore } from './explore.ts'

type Effect = { type: string }

/** What walking a whole chart shows that its text alone does not. */
export type Survey = {
  /** Per kind of effect: the events that lead to it, and one of each shape that was seen. */
  effects: Map<string, { events: Set<string>; seen: Effect[] }>
  /** Per deadline, how long it may be, in ms. */
  lengths: Map<string, Set<number>>
  /** Per code of refusal, the events that it may answer. */
  refusals: Map<string, Set<string>>
}

const inMap = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
  const there = map.get(key) ?? make()
  map.set(key, there)
  return there
}

/** Every pair of a chart from one of its beginnings, with every sample in every state. */
export const pairsOf = ({ lifecycle, samples, counts }: Chart, input: object) => {
  const facts = Object.entries(samples).map(([kind, told]) => [kind, told.map((one) => one.facts)])
  const all: Record<string, object[]> = Object.fromEntries(facts)
  return explore(lifecycle, input, all as never, counts ? 'state' : 'whole')
}

const walked = (chart: Chart): Survey => {
  const found: Survey = { effects: new Map(), lengths: new Map(), refusals: new Map() }
  const shapes = new Set<string>()
  const note = (event: string, effects: Effect[], due: { name: string; afterMs: number }[]) => {
    for (const effect of effects) {
      const of = inMap(found.effects, effect.type, () => ({
        events: new Set<string>(),
        seen: [] as Effect[],
      }))
      of.events.add(event)
      const shape = JSON.stringify(effect)
      if (!shapes.has(shape)) of.seen.push(effect)
      shapes.add(shape)
    }
    for (const { name, afterMs } of due)
      inMap(found.lengths, name, () => new Set<number>()).add(afterMs)
  }
  for (const { facts: input } of chart.begins) {
    const start = begin(chart.lifecycle, input)
    note('begin', start.effects as Effect[], start.due)
    for (const pair of pairsOf(chart, input).pairs) {
      const { type } = pair.event as { type: string }
      if ('to' in pair) note(type, pair.effects, pair.due)
      else if (pair.why !== 'not_now')
        inMap(found.refusals, pair.why, () => new Set<string>()).add(type)
    }
  }
  return found
}

const surveys = new WeakMap<Chart, Survey>()

/** Walks a chart from each of its beginnings, once. */
export const survey = (chart: Chart): Survey => {
  const found = surveys.get(chart) ?? walked(chart)
  surveys.set(chart, found)
  return found
}
