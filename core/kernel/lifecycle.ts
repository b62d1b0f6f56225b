import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  createActor,
  type EmittedFrom,
  type EventFromLogic,
  fromTransition,
  getNextTransitions,
  type InputFrom,
  matchesState,
  type StateValue,
} from 'xstate'
import { ok } from './verdict.ts'

export { ok }

/** A rule answers `ok`, or the contract's code of its refusal. It is pure: all it knows are its facts. */
export type Rule = (facts: never) => string
export type Rules = Record<string, Rule>

/** Plain words for people who do not program; every state and event of a chart has them. */
export type Words = Record<'nl' | 'en', string>

/** Turns rules into guards of the same names, so that wrong facts in a chart do not compile. */
export const guardsOf = <R extends Rules>(rules: R) =>
  Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      (_: unknown, facts: never) => rule(facts) === ok,
    ]),
  ) as { [K in keyof R]: (args: unknown, facts: Parameters<R[K]>[0]) => boolean }

/**
 * A chart with its rules. `owner` says who moves it: the server, where the client only restores
 * it and asks, or the device, where it runs as an actor with real timers.
 */
export type Lifecycle<M extends AnyStateMachine = AnyStateMachine, R extends Rules = Rules> = {
  name: string
  owner: 'server' | 'device'
  machine: M
  rules: R
  /** What each event means, in plain words. */
  events: { [E in EventFromLogic<M>['type']]: Words }
}

/** Where a lifecycle is, as JSON: the only form in which it is stored or sent. */
export type Stored<M extends AnyStateMachine = AnyStateMachine> = {
  state: StateValue
  context: ContextFrom<M>
}

/** The name of a deadline: the event that XState raises when a named delay has passed. */
export type Due = `xstate.after.${string}`
export const isDue = (event: string): event is Due => event.startsWith('xstate.after.')
export type Deadline = { name: Due; afterMs: number }

export type Moved<M extends AnyStateMachine = AnyStateMachine> = {
  moved: true
  next: Stored<M>
  effects: EmittedFrom<M>[]
  due: Deadline[]
  cancelled: Due[]
}
export type Refused<R extends Rules = Rules> = {
  moved: false
  why: Exclude<ReturnType<R[keyof R]>, typeof ok> | 'not_now'
}

/** An event of the chart, or one of its deadlines. */
export type EventOrDue<M extends AnyStateMachine> = EventFromLogic<M> | { type: Due }

/**
 * Brings a stored lifecycle back to life. XState would fill a missing region with its initial
 * state, by which a premium member would become a free one: a state that is not whole throws.
 */
export const restore = <M extends AnyStateMachine>(
  machine: M,
  { state, context }: Stored<M>,
): AnyMachineSnapshot => {
  const at = machine.resolveState({ value: state, context })
  if (!matchesState(at.value, state)) {
    throw new Error(`${machine.id}: ${JSON.stringify(state)} is not a whole state`)
  }
  return at
}

type Action = { type: string; params?: unknown }

const inertActor = () => createActor(fromTransition((state) => state, null))
let standIn: ReturnType<typeof inertActor> | undefined

/**
 * Stands in for the actor of a chart, which has none here and starts no others. It is created when
 * it is needed, because a page that steps no chart must not load XState for it.
 */
const actorOfNone = () => {
  standIn ??= inertActor()
  return standIn
}
const nothing = () => undefined

/**
 * Collects actions instead of running them, as XState's own `transition` does. That one also makes
 * an actor for each step, and with it the initial state of the chart, which takes most of its time.
 */
const collecting = (actions: Action[]): AnyActorScope => ({
  self: actorOfNone(),
  system: actorOfNone().system,
  id: '',
  sessionId: '',
  logger: nothing,
  defer: nothing,
  emit: nothing,
  stopChild: nothing,
  actionExecutor: (action) => void actions.push(action),
})

/** The beginning of a lifecycle: its first state, and what its creation causes. */
export const begin = <M extends AnyStateMachine, R extends Rules>(
  { machine }: Lifecycle<M, R>,
  input: InputFrom<M>,
): Moved<M> => {
  const actions: Action[] = []
  return moved<M>(machine.getInitialSnapshot(collecting(actions), input), actions)
}

/**
 * One step of a lifecycle: what moved (state, effects, deadlines), or why not. It never throws
 * for a refusal; it throws for a stored state that is not whole.
 */
export const step = <M extends AnyStateMachine, R extends Rules>(
  lifecycle: Lifecycle<M, R>,
  stored: Stored<M>,
  event: EventOrDue<M>,
): Moved<M> | Refused<R> => {
  const at = restore(lifecycle.machine, stored)
  if (!at.can(event)) return { moved: false, why: whyNot(lifecycle, at, event) }
  const actions: Action[] = []
  return moved<M>(lifecycle.machine.transition(at, event, collecting(actions)), actions)
}

/** Whether a button may do what it says: the same question that the server will answer. */
export const can = <M extends AnyStateMachine, R extends Rules>(
  lifecycle: Lifecycle<M, R>,
  stored: Stored<M>,
  event: EventOrDue<M>,
): boolean => restore(lifecycle.machine, stored).can(event)

/** Whether nothing can move it any more. */
export const hasEnded = <M extends AnyStateMachine>(
  { machine }: Lifecycle<M>,
  stored: Stored<M>,
): boolean => restore(machine, stored).status === 'done'

/** The refusal of the first rule that refuses, in the order of the chart; else `not_now`. */
export const whyNot = <M extends AnyStateMachine, R extends Rules>(
  lifecycle: Lifecycle<M, R>,
  at: AnyMachineSnapshot,
  event: EventOrDue<M>,
): Refused<R>['why'] => {
  for (const { eventType, guard } of getNextTransitions(at)) {
    if (eventType !== (event as { type: string }).type || !guard || typeof guard === 'function')
      continue
    const named: { type: string; params?: unknown } =
      typeof guard === 'string' ? { type: guard } : (guard as { type: string; params?: unknown })
    const facts =
      typeof named.params === 'function'
        ? named.params({ context: at.context, event })
        : named.params
    const verdict = lifecycle.rules[named.type]?.(facts as never)
    if (verdict && verdict !== ok) return verdict as Refused<R>['why']
  }
  return 'not_now'
}

const moved = <M extends AnyStateMachine>(at: AnyMachineSnapshot, actions: Action[]): Moved<M> => {
  const result: Moved<M> = {
    moved: true,
    next: { state: at.value, context: at.context },
    effects: [],
    due: [],
    cancelled: [],
  }
  for (const { type, params } of actions) {
    if (type === 'xstate.emit') {
      result.effects.push((params as { event: EmittedFrom<M> }).event)
    } else if (type === 'xstate.raise') {
      const { event, delay } = params as { event: { type: Due }; delay: number }
      result.due.push({ name: event.type, afterMs: delay })
    } else if (type === 'xstate.cancel') {
      result.cancelled.push((params as { sendId: Due }).sendId)
    } else {
      throw new Error(`${type}: an action of a chart is an emitted effect or a deadline`)
    }
  }
  return result
}
