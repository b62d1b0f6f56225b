import { type DescribedState, type Description, statesOf } from './describe.ts'
import { bundlesOf } from './drawing.ts'

/** The middle of a window. */
export type Pane = { x: number; y: number }

export const GLIMPSE = { width: 300, height: 132 }
const EDGE = 26
/** The fewer windows there are, the larger and the nearer they are: width and height of the half of one. */
const FEW = { most: 4, across: 96, down: 52, half: { width: 14, height: 18 } }
const SOME = { most: 9, across: 76, down: 38, half: { width: 11, height: 15 } }
const MANY = {
  most: Number.POSITIVE_INFINITY,
  across: 60,
  down: 30,
  half: { width: 9, height: 12 },
}
/** More windows than this below each other would touch. */
const IN_A_COLUMN = 4

const firstIn = (state: DescribedState): DescribedState => {
  const first = state.children.find(({ path }) => path === state.first) ?? state.children[0]
  return first ? firstIn(first) : state
}

/** In how many steps each state is reached from the first. */
const stepsFrom = (first: string, inner: string[], description: Description) => {
  const steps = new Map([[first, 0]])
  const lines = bundlesOf(description)
  for (const [path, step] of steps) {
    for (const { from, to } of lines) {
      if (from === path && inner.includes(to) && !steps.has(to)) steps.set(to, step + 1)
    }
  }
  return steps
}

/** What is reached alike stands in a column, and a column that is full goes on in the next. */
const columnsOf = (inner: string[], steps: Map<string, number>): string[][] => {
  const most = Math.max(...steps.values())
  const stepOf = (path: string) => steps.get(path) ?? most
  const columns: string[][] = []
  for (let step = 0; step <= most; step += 1) {
    const alike = inner.filter((path) => stepOf(path) === step)
    for (let at = 0; at < alike.length; at += IN_A_COLUMN) {
      columns.push(alike.slice(at, at + IN_A_COLUMN))
    }
  }
  return columns
}

/** A chart from afar: where its innermost states stand, from left to right as they are reached. */
export const glimpseOf = (description: Description) => {
  const inner = statesOf(description)
    .filter(({ children }) => children.length === 0)
    .map(({ path }) => path)
  const first = firstIn(description.root).path
  const columns = columnsOf(inner, stepsFrom(first, inner, description))
  const size = [FEW, SOME].find(({ most }) => inner.length <= most) ?? MANY
  const { half } = size
  const gap = Math.min(size.across, (GLIMPSE.width - 2 * EDGE) / Math.max(1, columns.length - 1))
  const panes = new Map<string, Pane>()
  for (const [nth, column] of columns.entries()) {
    const x = GLIMPSE.width / 2 + (nth - (columns.length - 1) / 2) * gap
    const apart = Math.min(
      size.down,
      (GLIMPSE.height - 2 * half.height) / Math.max(1, column.length - 1),
    )
    for (const [row, path] of column.entries()) {
      panes.set(path, { x, y: GLIMPSE.height / 2 + (row - (column.length - 1) / 2) * apart })
    }
  }
  return { panes, first, half }
}
