import type { AnyStateMachine, EmittedFrom, InputFrom } from 'xstate'
import type { Lifecycle, Rules, Words } from '#core/kernel/lifecycle.ts'
import type { FactsOf, KindOf } from './explore.ts'

/** Facts that an event may come with, and what they mean in plain words. */
export type Sample<F = object> = Words & { facts: F }

/** What a rule says, and the constants of the product that it goes by. */
export type RuleWords = Words & { constants?: Record<string, number> }

type ChartWords<M extends AnyStateMachine> = {
  [K in KindOf<M>]: keyof FactsOf<M, K> extends never ? never : K
}[KindOf<M>]

/**
 * What people who do not program are told of a lifecycle beside its chart. A rule, an effect or an
 * event with facts that is left out does not compile; the samples stand on both sides of each
 * limit.
 */
export type ToldInWords<M extends AnyStateMachine, R extends Rules> = {
  /** Where its machine is. */
  folder: string
  title: Words
  about: Words
  begins: [Sample<InputFrom<M>>, ...Sample<InputFrom<M>>[]]
  samples: { [K in ChartWords<M>]: [Sample<FactsOf<M, K>>, ...Sample<FactsOf<M, K>>[]] }
  rules: { [N in keyof R]: RuleWords }
  effects: { [E in EmittedFrom<M>['type']]: Words }
  /** By its name, what a delay stands for. */
  delays?: Record<string, Words>
  /** By its name, a state that only holds others and says nothing itself. */
  groups?: Record<string, Words>
  /** Its context counts without an end, so that its states are told apart without it. */
  counts?: boolean
}

/** A lifecycle as it is shown, whichever it is. */
export type Chart = {
  lifecycle: Lifecycle
  folder: string
  title: Words
  about: Words
  begins: Sample[]
  samples: Record<string, Sample[]>
  rules: Record<string, RuleWords>
  effects: Record<string, Words>
  delays: Record<string, Words>
  groups: Record<string, Words>
  counts: boolean
}

const nothingTold: Sample = { nl: '', en: '', facts: {} }

/** One chart of the registry: a lifecycle, and what is told of it. */
export const chartOf = <M extends AnyStateMachine, R extends Rules>(
  lifecycle: Lifecycle<M, R>,
  told: ToldInWords<M, R>,
): Chart => {
  const chart = {
    delays: {},
    groups: {},
    counts: false,
    ...told,
    lifecycle,
  } as unknown as Chart
  const kinds = Object.keys(lifecycle.events)
  const samples = kinds.map((kind) => [kind, chart.samples[kind] ?? [nothingTold]])
  return { ...chart, samples: Object.fromEntries(samples) }
}
