import type { AnyStateMachine } from 'xstate'
import type { Chart } from '#core/charts/chart.ts'
import { explore, type Pair as PairOf } from '#core/charts/explore.ts'
import { paymentChart } from '#core/charts/of/payment.ts'
import { charts } from '#core/charts/registry.ts'
import {
  begin,
  type EventOrDue,
  type Lifecycle,
  type Stored,
  step,
} from '#core/kernel/lifecycle.ts'
import type { ProviderReport } from '#core/payment/rules.ts'
import { sentence } from '#specs/harness/support/explore.ts'

export type Pair = PairOf<AnyStateMachine>
export type Moving = Extract<Pair, { to: unknown }>
export type AnyEvent = EventOrDue<AnyStateMachine> & { type: string }

/** A chart from one of its beginnings: every pair of a state and an event that can be reached. */
export type Walk = {
  name: string
  lifecycle: Lifecycle
  chart: Chart
  /** Which beginning, and in English what it is. */
  nth: number
  beginning: string
  input: object
  start: Stored
  pairs: Pair[]
}

/** A chart that counts in its context comes to an end by its states alone. */
const COUNTING = ['outbox']

const factsOf = ({ samples }: Chart) =>
  Object.fromEntries(
    Object.entries(samples).map(([type, told]) => [type, told.map(({ facts }) => facts)]),
  )

/** A chart from its beginning of this number, with these samples in the place of its own. */
export const walkOf = (chart: Chart, nth = 0, samples: Record<string, object[]> = {}): Walk => {
  const { lifecycle } = chart
  const { name } = lifecycle
  const begins = chart.begins[nth]
  if (!begins) throw new Error(`${name}: there is no beginning ${nth}`)
  const { facts: input, en: beginning } = begins
  const by = COUNTING.includes(name) ? 'state' : 'whole'
  const facts = { ...factsOf(chart), ...samples }
  const { pairs } = explore(lifecycle, input as never, facts as never, by)
  const start = begin(lifecycle, input as never).next
  return { name, lifecycle, chart, nth, beginning, input, start, pairs: pairs as Pair[] }
}

/** Steps in such companies that each is once followed by every later one, and by none. */
const steps = [
  ['photo', 'place', 'personal', 'about', 'push'],
  ['photo', 'personal', 'push'],
  ['photo', 'about'],
  ['photo', 'push'],
  ['place', 'about'],
  ['place', 'push'],
  ['photo'],
  ['place'],
  ['personal'],
  ['about'],
  ['push'],
  [],
]
const moreOf: Record<string, Record<string, object[]>> = {
  signup: { entered: steps.map((offered) => ({ offered })) },
}

/** What is said before the money came twice, and after. */
const isPlainWord = ({ report }: { report?: ProviderReport }) =>
  report?.cameMinor === undefined && report?.backMinor === undefined
const plainOf = (type: string) =>
  (paymentChart.samples[type] ?? []).map(({ facts }) => facts).filter(isPlainWord)
/** What is said before a chargeback was undone. */
const isFirst = (facts: object) =>
  (facts as { report?: ProviderReport }).report?.undone === undefined
const plain = {
  paidTwice: plainOf('paidTwice'),
  refunded: plainOf('refunded').filter(isFirst),
  chargedBack: plainOf('chargedBack').filter(isFirst),
  wonBack: plainOf('wonBack'),
}
const refusals = (paymentChart.samples.refundRefused ?? []).map(({ facts }) => facts)
const hasFailed = (facts: object) => 'failed' in facts
const none = { ...plain, partlyRefunded: [], wonBack: [], giveBack: [], refundRefused: [] }
/**
 * What may become of money later is the same however it came: what a provider says of it is asked
 * from the first beginning on, what the site gives back from the third, and what fails after it had
 * gone from the last.
 */
const partsOf: Record<string, Record<number, Record<string, object[]>>> = {
  payment: {
    0: { giveBack: [], refundRefused: [] },
    1: none,
    2: { ...plain, partlyRefunded: [], refundRefused: refusals.filter((one) => !hasFailed(one)) },
    3: { ...none, refundRefused: refusals.filter(hasFailed) },
  },
}

/** One walk for each beginning of each chart of the registry. */
export const walksOf = (chart: Chart): Walk[] =>
  chart.begins.map((_, nth) => {
    const { name } = chart.lifecycle
    return walkOf(chart, nth, { ...moreOf[name], ...partsOf[name]?.[nth] })
  })

const explored = new Map<string, Walk[]>()

/** The walks of the chart of this name. */
export const walksNamed = (name: string): Walk[] => {
  const walks =
    explored.get(name) ?? charts.filter(({ lifecycle }) => lifecycle.name === name).flatMap(walksOf)
  explored.set(name, walks)
  return walks
}

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

type At = Pick<Stored, 'state' | 'context'>
/** Every pair of a walk is compared with the states that others of it share. */
const keys = new WeakMap<At, string>()

/** The same text for the same state, in whatever order its regions stand. */
export const stateKey = (name: string, at: At): string => {
  const known = keys.get(at)
  if (known !== undefined) return known
  const key = sorted(COUNTING.includes(name) ? at.state : { state: at.state, context: at.context })
  keys.set(at, key)
  return key
}

export const sameState = (a: unknown, b: unknown): boolean => sorted(a) === sorted(b)

export const moves = (pair: Pair): pair is Moving => 'to' in pair
export const typeOf = ({ event }: Pair): string => (event as AnyEvent).type
export const isDue = (pair: Pair): boolean => typeOf(pair).startsWith('xstate.after.')

/** The facts of the sample that the pair asks with. */
export const factsIn = <F extends object>({ event }: Pair): F => event as unknown as F

export const tell = ({ nth, chart }: Walk, pair: Pair): string =>
  `${chart.begins.length > 1 ? `[${chart.begins[nth]?.en}] ` : ''}${sentence(pair)}`

/** What the chart says of a stored state: whether the event moves it, and else why not. */
export const verdictOf = (lifecycle: Lifecycle, at: Stored, event: AnyEvent): string => {
  const result = step(lifecycle, at, event as never)
  return result.moved ? 'moves' : result.why
}
