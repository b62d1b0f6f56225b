import { isDue } from '#core/kernel/lifecycle.ts'
import type { Arrow, DescribedState, Description } from './describe.ts'
import { statesOf } from './describe.ts'

/** The measures of a drawn chart, in px: those who place the boxes and those who draw them share them. */
export const LINE = 17
export const BADGE = 24
export const PAD = 12
/** A row of marks on a state. */
export const ROW = BADGE + 4
const STATE_WIDTH = 184
const CHARACTERS = 25
const TITLE_CHARACTERS = 34
const CHARACTER_WIDTH = 7
/** More ways of one event, or more states that lead to one end, are too many lines to read. */
const WAYS_MAX = 2
const SOURCES_MAX = 4

/** Lines of at most so many characters; a word is never broken. */
export const wrapped = (text: string, characters = CHARACTERS): string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= characters) {
      lines[lines.length - 1] = `${last} ${word}`
    } else {
      lines.push(word)
    }
  }
  return lines
}

export const titleLines = (text: string): string[] => wrapped(text, TITLE_CHARACTERS)

/** All arrows between the same two states, as one line with a mark for each event. */
export type Bundle = { id: string; from: string; to: string; events: string[] }

const bundled = (arrows: Arrow[]): Bundle[] => {
  const bundles = new Map<string, Bundle>()
  for (const { from, to, event } of arrows) {
    const id = `${from}>${to}`
    const bundle = bundles.get(id) ?? { id, from, to, events: [] }
    if (!bundle.events.includes(event)) bundle.events.push(event)
    bundles.set(id, bundle)
  }
  return [...bundles.values()]
}

export const isWithin = (path: string, outer: string): boolean =>
  outer === '' || path === outer || path.startsWith(`${outer}.`)

/** Whether an arrow leads out of a region, away from the regions beside it. */
const isExit = (states: DescribedState[], { from, to }: Arrow): boolean =>
  states.some(
    ({ kind, path }) =>
      kind === 'regions' && from !== path && isWithin(from, path) && !isWithin(to, path),
  )

const sourcesOf = (arrows: Arrow[], to: string) =>
  new Set(arrows.filter((arrow) => arrow.to === to).map(({ from }) => from)).size

/** Whether an event leads to many states, by its rules, and this is not the first of them. */
const isAlternative = (arrows: Arrow[], { from, to, event }: Arrow): boolean => {
  const ways = arrows.filter((arrow) => arrow.from === from && arrow.event === event)
  return ways.length > WAYS_MAX && ways[0]?.to !== to
}

/**
 * The arrows that are told on the state that they leave, and not drawn: what leads out of a
 * region, what leads to an end as almost everything does, and the further ways of an event that
 * has many.
 */
const undrawn = (description: Description): Set<Arrow> => {
  const { arrows } = description
  const states = statesOf(description)
  const ends = states
    .filter(({ kind, path }) => kind === 'final' && sourcesOf(arrows, path) > SOURCES_MAX)
    .map(({ path }) => path)
  return new Set(
    arrows.filter(
      (arrow) => isExit(states, arrow) || isAlternative(arrows, arrow) || ends.includes(arrow.to),
    ),
  )
}

/** The lines between states. */
export const bundlesOf = (description: Description): Bundle[] => {
  const told = undrawn(description)
  return bundled(description.arrows.filter((one) => one.from !== one.to && !told.has(one)))
}

/** Marks on a state: of what leaves it where it is, or of what leads where no line is drawn to. */
export type Row = { id: string; from: string; to: string[]; events: string[] }

export const rowsOf = (description: Description, path: string): Row[] => {
  const told = undrawn(description)
  const own = description.arrows.filter(
    (arrow) => arrow.from === path && (arrow.to === path || told.has(arrow)),
  )
  const rows = new Map<string, Row>()
  for (const event of new Set(own.map((arrow) => arrow.event))) {
    const to = [...new Set(own.filter((arrow) => arrow.event === event).map((arrow) => arrow.to))]
    const id = `${path}>${to.join()}`
    const events = [...(rows.get(id)?.events ?? []), event]
    rows.set(id, { id, from: path, to, events })
  }
  return [...rows.values()]
}

/** What marks an event in a drawing and in the lists beside it: numbers, and letters for deadlines. */
export const marksOf = ({ arrows, deadlines }: Description, events: string[]) => {
  const marks = new Map<string, string>()
  for (const event of events) marks.set(event, `${marks.size + 1}`)
  const names = deadlines.map(({ name }) => name).filter((name) => isDue(name))
  for (const [i, name] of names.entries()) marks.set(name, String.fromCodePoint(65 + i))
  for (const { event } of arrows) if (!marks.has(event)) marks.set(event, '?')
  return marks
}

type Size = { width: number; height: number }

const longer = ({ nl, en }: DescribedState['words'], lines: (text: string) => string[]) =>
  Math.max(lines(nl).length, lines(en).length)

/** A box that has room for its words in either language, so that one layout serves both. */
export const sizeOf = (state: DescribedState, rows: number): Size => ({
  width: STATE_WIDTH,
  height: 2 * PAD + LINE * (1 + longer(state.words, wrapped)) + rows * ROW,
})

/** What the title of a group takes above what is in it. */
export const titleSizeOf = ({ words }: DescribedState, rows: number): Size => {
  const lines = [...titleLines(words.nl), ...titleLines(words.en)]
  const longest = Math.max(...lines.map(({ length }) => length))
  return {
    width: 2 * PAD + CHARACTER_WIDTH * longest,
    height: PAD + LINE * longer(words, titleLines) + PAD / 2 + rows * ROW,
  }
}

export type Box = { x: number; y: number; width: number; height: number }

/** Where everything is: boxes by path, lines by the id of their bundle, and where each begins. */
export type Layout = Size & {
  boxes: Record<string, Box>
  lines: Record<string, { points: [number, number][]; label: [number, number] | null }>
  starts: Record<string, [number, number][]>
}

/** A chart with regions has a layout for narrow screens too, with its regions below each other. */
export type Layouts = Record<string, { wide: Layout; narrow?: Layout }>
