import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { Due, Words } from '#core/kernel/lifecycle.ts'
import type { Chart } from './chart.ts'

/** A state of a chart, with those that are in it. `path` is empty for the chart itself. */
export type DescribedState = {
  path: string
  key: string
  kind: 'one' | 'group' | 'regions' | 'final'
  words: Words
  /** The path of the state that a group begins with. */
  first: string | null
  children: DescribedState[]
}

/** An event or a deadline that leads from a state to another, or leaves it where it is. */
export type Arrow = {
  from: string
  to: string
  event: string
  rule: string | null
}

/** A deadline: what it stands for, and the state in which it runs. */
export type DescribedDeadline = { name: Due; delay: string; state: string; words: Words }

export type Description = {
  root: DescribedState
  arrows: Arrow[]
  deadlines: DescribedDeadline[]
}

const pathOf = (node: AnyStateNode) => node.path.join('.')

/** A key as people read it: `payWindow` is `pay window`. */
export const spaced = (key: string): string =>
  key.replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)

const kinds: Record<string, DescribedState['kind']> = {
  compound: 'group',
  parallel: 'regions',
  final: 'final',
}

const wordsOf = (node: AnyStateNode, { groups }: Chart): Words => {
  const meta = node.meta as Words | undefined
  return groups[node.key] ?? meta ?? { nl: spaced(node.key), en: spaced(node.key) }
}

const describeState = (node: AnyStateNode, chart: Chart): DescribedState => {
  const [first] = node.type === 'compound' ? (node.initial.target ?? []) : []
  return {
    path: pathOf(node),
    key: node.key,
    kind: kinds[node.type] ?? 'one',
    words: node.path.length === 0 ? chart.title : wordsOf(node, chart),
    first: first ? pathOf(first) : null,
    children: Object.values(node.states).map((child) => describeState(child, chart)),
  }
}

const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => {
  const nodes: AnyStateNode[] = [machine.root]
  for (const node of nodes) nodes.push(...Object.values(node.states))
  return nodes
}

const guardName = (guard: unknown): string | null => {
  if (typeof guard === 'string') return guard
  return guard && typeof guard === 'object' && 'type' in guard ? String(guard.type) : null
}

/** What leads to several regions at once leads to what holds them. */
const endOf = ([first = [], ...others]: string[][]): string => {
  const isShared = (key: string, nth: number) => others.every((path) => path[nth] === key)
  const apart = first.findIndex((key, nth) => !isShared(key, nth))
  return first.slice(0, apart === -1 ? undefined : apart).join('.')
}

const arrowsOf = (node: AnyStateNode): Arrow[] =>
  [...node.transitions].flatMap(([event, transitions]) =>
    transitions.map(({ target, guard }) => ({
      from: pathOf(node),
      to: endOf((target ?? [node]).map(({ path }) => path)),
      event,
      rule: guardName(guard),
    })),
  )

/** One that leads here or there, by its guards, is one. */
const deadlinesOf = (node: AnyStateNode, { delays }: Chart): DescribedDeadline[] =>
  [...new Map(node.after.map((one) => [one.eventType, one])).values()].map(
    ({ delay, eventType }) => ({
      name: eventType as Due,
      delay: String(delay),
      state: pathOf(node),
      words: delays[String(delay)] ?? { nl: spaced(String(delay)), en: spaced(String(delay)) },
    }),
  )

/** A chart as plain data: its states in one another, what leads where, and its deadlines. */
export const describe = (chart: Chart): Description => {
  const nodes = nodesOf(chart.lifecycle.machine)
  return {
    root: describeState(chart.lifecycle.machine.root, chart),
    arrows: nodes.flatMap(arrowsOf),
    deadlines: nodes.flatMap((node) => deadlinesOf(node, chart)),
  }
}

const withInner = (state: DescribedState): DescribedState[] => [
  state,
  ...state.children.flatMap(withInner),
]

/** All states of a description, each before those that are in it; the chart itself comes first. */
export const statesOf = ({ root }: Pick<Description, 'root'>): DescribedState[] => withInner(root)
