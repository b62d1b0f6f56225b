import type { AnyStateMachine, EventFromLogic, InputFrom } from 'xstate'
import {
  begin,
  type Due,
  type EventOrDue,
  type Lifecycle,
  type Rules,
  type Stored,
  step,
} from '#core/kernel/lifecycle.ts'

export type KindOf<M extends AnyStateMachine> = EventFromLogic<M>['type']
type OfKind<E, K> = E extends { type: infer T } ? (K extends T ? Omit<E, 'type'> : never) : never

/** What an event of this kind tells, beside its kind. */
export type FactsOf<M extends AnyStateMachine, K extends KindOf<M>> = OfKind<EventFromLogic<M>, K>

/** For each kind of event, its facts on both sides of each limit; a kind left out does not compile. */
export type Samples<M extends AnyStateMachine> = { [K in KindOf<M>]: FactsOf<M, K>[] }

export type Pair<M extends AnyStateMachine> = {
  at: Stored<M>
  path: EventOrDue<M>[]
  event: EventOrDue<M>
} & ({ to: Stored<M>; effects: { type: string }[]; due: Deadline[] } | { why: string })
type Deadline = { name: Due; afterMs: number }

const STATES_MAX = 5_000

/**
 * Every (state, event, sample) pair of a chart that can be reached, with the way to it. States of
 * which the context differs are apart, unless they are told apart `by` the state alone: so a chart
 * that counts in its context comes to an end too.
 */
export const explore = <M extends AnyStateMachine, R extends Rules>(
  lifecycle: Lifecycle<M, R>,
  input: InputFrom<M>,
  samples: Samples<M>,
  by: 'state' | 'whole' = 'whole',
) => {
  const keyOf = (at: Stored<M>) => keyed(by === 'state' ? at.state : at)
  const events = [...spread<M>(samples), ...deadlines(lifecycle.machine)]
  const start = begin(lifecycle, input).next
  const paths = new Map([[keyOf(start), { at: start, path: [] as EventOrDue<M>[] }]])
  const pairs: Pair<M>[] = []
  for (const { at, path } of paths.values()) {
    for (const event of events) {
      const result = step(lifecycle, at, event)
      if (!result.moved) {
        pairs.push({ at, path, event, why: result.why })
        continue
      }
      const { next: to, effects, due } = result
      pairs.push({ at, path, event, to, effects: effects as never, due })
      const key = keyOf(to)
      if (!paths.has(key)) paths.set(key, { at: to, path: [...path, event] })
      if (paths.size > STATES_MAX) {
        throw new Error(`${lifecycle.name}: is there a counter in its context?`)
      }
    }
  }
  return { paths: [...paths.values()], pairs }
}

const spread = <M extends AnyStateMachine>(samples: Samples<M>): EventOrDue<M>[] =>
  Object.entries(samples as Record<string, object[]>).flatMap(([type, facts]) =>
    facts.map((fact) => ({ type, ...fact }) as EventOrDue<M>),
  )

const deadlines = (machine: AnyStateMachine): { type: Due }[] => {
  const nodes = [machine.root]
  for (const node of nodes) nodes.push(...Object.values(node.states))
  const due = nodes.flatMap((node) => node.after.map(({ eventType }) => eventType as Due))
  return [...new Set(due)].map((type) => ({ type }))
}

/** The same text for the same value, in whatever order its keys stand. */
const keyed = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
