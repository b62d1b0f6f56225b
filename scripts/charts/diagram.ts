import {
  type Arrow,
  type DescribedState,
  type Description,
  spaced,
  statesOf,
} from '#core/charts/describe.ts'
import { isWithin } from '#core/charts/drawing.ts'
import { rangeWords } from '#core/charts/durations.ts'
import type { Survey } from '#core/charts/survey.ts'
import { isDue } from '#core/kernel/lifecycle.ts'

/** A Mermaid `stateDiagram-v2` of a whole chart, or of one of its regions. */
export type Diagram = { of: DescribedState; lines: string[] }

const idOf = (path: string) => path.replaceAll('.', '__')

/** A state that is one box in a diagram: regions within it have diagrams of their own. */
const isOne = ({ children, kind }: DescribedState) => children.length === 0 || kind === 'regions'

const onesIn = (state: DescribedState): DescribedState[] =>
  isOne(state) ? [state] : state.children.flatMap(onesIn)

const inside = (state: DescribedState): DescribedState[] => state.children.flatMap(onesIn)

/** The box in which a state begins: a group hands on to its first. */
const entryOf = (state: DescribedState): DescribedState => {
  if (isOne(state)) return state
  const first = state.children.find(({ path }) => path === state.first)
  return first ? entryOf(first) : state
}

const boxLines = (state: DescribedState, depth: number): string[] => {
  const pad = '  '.repeat(depth)
  const head = `${pad}state "${spaced(state.key)}" as ${idOf(state.path)}`
  if (isOne(state)) return [head]
  return [`${head} {`, ...state.children.flatMap((one) => boxLines(one, depth + 1)), `${pad}}`]
}

/**
 * The diagram of one scope. An arrow never begins or ends at a group, nor leads out of one region
 * of several: at both Mermaid gives up (its issues 4052, 4866 and 5096), so that an event of a
 * group is drawn at each state in it, and each region has a diagram of its own.
 */
const diagramOf = (
  scope: DescribedState,
  states: DescribedState[],
  arrows: Arrow[],
  labelOf: (event: string) => string,
): string[] => {
  const boxes = inside(scope)
  const labels = new Map<string, Set<string>>()
  const outer = new Map<string, DescribedState>()
  const ends = new Set(boxes.filter(({ kind }) => kind === 'final'))
  for (const { from, to, event } of arrows) {
    const target = states.find(({ path }) => path === to)
    if (!target) continue
    for (const source of boxes.filter(({ path }) => isWithin(path, from))) {
      const end = from === to ? source : entryOf(target)
      if (!boxes.includes(end)) outer.set(end.path, end)
      if (end.kind === 'final') ends.add(end)
      const key = `${idOf(source.path)} --> ${idOf(end.path)}`
      labels.set(key, (labels.get(key) ?? new Set()).add(labelOf(event)))
    }
  }
  return [
    'stateDiagram-v2',
    ...scope.children.flatMap((child) => boxLines(child, 1)),
    ...[...outer.values()].flatMap((state) => boxLines(state, 1)),
    `  [*] --> ${idOf(entryOf(scope).path)}`,
    ...[...labels].map(([arrow, texts]) => `  ${arrow} : ${[...texts].join(' / ')}`),
    ...[...ends].map(({ path }) => `  ${idOf(path)} --> [*]`),
  ]
}

/** The diagram of a chart, and after it those of the regions in it. */
export const diagramsOf = (
  description: Description,
  { lengths }: Pick<Survey, 'lengths'>,
): Diagram[] => {
  const { root, arrows, deadlines } = description
  const states = statesOf(description)
  const labelOf = (event: string) => {
    if (!isDue(event)) return spaced(event)
    const due = deadlines.find(({ name }) => name === event)
    const { en } = rangeWords([...(lengths.get(event) ?? [0])])
    return `after ${en} (${spaced(due?.delay ?? event)})`
  }
  const regions = states.filter(({ kind }) => kind === 'regions')
  const scopes = [root, ...regions.flatMap(({ children }) => children)]
  return scopes.map((scope) => ({
    of: scope,
    lines: diagramOf(
      scope,
      states,
      arrows.filter(({ from }) => from === scope.path || isWithin(from, scope.path)),
      labelOf,
    ),
  }))
}
