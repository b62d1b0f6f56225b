import type { AnyStateMachine, EventFromLogic, InputFrom } from 'xstate'
import {
  begin,
  type Due,
  type EventOrDue,
  type Lifecycle,
  type Rules,
  type Stored,
  step,
} from '#core/lifecycle.ts'

/** For each kind of event, its facts on both sides of each limit; a kind left out does not compile. */
export type Samples<M extends AnyStateMachine> = {
  [K in EventFromLogic<M>['type']]: Omit<Extract<EventFromLogic<M>, { type: K }>, 'type'>[]
}

export type Pair<M extends AnyStateMachine> = {
  at: Stored<M>
  path: EventOrDue<M>[]
  event: EventOrDue<M>
} & ({ to: Stored<M>; effects: { type: string }[] } | { why: string })

const STATES_MAX = 5_000

/** Every (state, event, sample) pair of a chart that can be reached, with the way to it. */
export const explore = <M extends AnyStateMachine, R extends Rules>(
  lifecycle: Lifecycle<M, R>,
  input: InputFrom<M>,
  samples: Samples<M>,
) => {
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
      pairs.push({ at, path, event, to: result.next, effects: result.effects as never })
      const key = keyOf(result.next)
      if (!paths.has(key)) paths.set(key, { at: result.next, path: [...path, event] })
      if (paths.size > STATES_MAX) {
        throw new Error(`${lifecycle.name}: is there a counter in its context?`)
      }
    }
  }
  return { paths: [...paths.values()], pairs }
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

const spread = <M extends AnyStateMachine>(samples: Samples<M>): EventOrDue<M>[] =>
  Object.entries(samples as Record<string, object[]>).flatMap(([type, facts]) =>
    facts.map((fact) => ({ type, ...fact }) as EventOrDue<M>),
  )

const deadlines = (machine: AnyStateMachine): { type: Due }[] => {
  const nodes = [machine.root]
  for (const node of nodes) nodes.push(...Object.values(node.states))
  return nodes.flatMap((node) => node.after.map(({ eventType }) => ({ type: eventType as Due })))
}

const keyOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
