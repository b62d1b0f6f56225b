import { begin, type Due, type Moved, restore, step } from '#core/kernel/lifecycle.ts'
import type { Chart } from './chart.ts'

type Effect = { type: string }
type StoredState = Moved['next']

/** What made a step: an event with one of its samples, a deadline that passed, or time alone. */
export type Trigger =
  | { by: 'beginning' }
  | { by: 'event'; event: string; sample: number }
  | { by: 'deadline'; name: Due }
  | { by: 'time'; ms: number }

/** Where a lifecycle is in a walk. `now` and `dueAt` are ms since it began. */
export type Entry = {
  trigger: Trigger
  at: StoredState
  now: number
  running: { name: Due; dueAt: number }[]
  effects: Effect[]
}

/** A walk through a chart: what has been done, up to `here`; what was undone stands after it. */
export type Walk = {
  chart: Chart
  beginning: number
  entries: Entry[]
  here: number
  /** The last event that was refused where the walk is now. */
  refused: { event: string; sample: number; why: string } | null
}

const after = (trigger: Trigger, was: Pick<Entry, 'now' | 'running'>, moved: Moved): Entry => ({
  trigger,
  at: moved.next,
  now: was.now,
  running: [
    ...was.running.filter(({ name }) => !moved.cancelled.includes(name)),
    ...moved.due.map(({ name, afterMs }) => ({ name, dueAt: was.now + afterMs })),
  ],
  effects: moved.effects as Effect[],
})

/** A lifecycle at its beginning, with one of the beginnings that its chart tells of. */
export const startWalk = (chart: Chart, beginning = 0): Walk => {
  const { facts } = chart.begins[beginning] ?? { facts: {} }
  const moved = begin(chart.lifecycle, facts)
  const first = after({ by: 'beginning' }, { now: 0, running: [] }, moved)
  return { chart, beginning, entries: [first], here: 0, refused: null }
}

/** Where the walk is. */
export const currentEntry = ({ entries, here }: Walk): Entry => {
  const entry = entries[here]
  if (!entry) throw new Error('A walk has a beginning')
  return entry
}

const withEntry = (walk: Walk, entry: Entry): Walk => {
  const entries = [...walk.entries.slice(0, walk.here + 1), entry]
  return { ...walk, entries, here: entries.length - 1, refused: null }
}

/** What an event would do here: the answer of `step` itself. */
export const tried = (walk: Walk, event: string, sample = 0) => {
  const { facts } = walk.chart.samples[event]?.[sample] ?? { facts: {} }
  return step(walk.chart.lifecycle, currentEntry(walk).at, { ...facts, type: event } as never)
}

/** Sends an event. One that is refused leaves the walk where it is, and says why. */
export const send = (walk: Walk, event: string, sample = 0): Walk => {
  const result = tried(walk, event, sample)
  return result.moved
    ? withEntry(walk, after({ by: 'event', event, sample }, currentEntry(walk), result))
    : { ...walk, refused: { event, sample, why: result.why } }
}

const nextDue = ({ running }: Entry) =>
  running.reduce<Entry['running'][number] | null>(
    (first, due) => (first && first.dueAt <= due.dueAt ? first : due),
    null,
  )

/** How long until the first of the running deadlines, in ms; null when none runs. */
export const untilNext = (walk: Walk): number | null => {
  const entry = currentEntry(walk)
  const due = nextDue(entry)
  return due ? due.dueAt - entry.now : null
}

const passed = (walk: Walk, due: Entry['running'][number]): Walk => {
  const was = currentEntry(walk)
  const left = { now: due.dueAt, running: was.running.filter(({ name }) => name !== due.name) }
  const result = step(walk.chart.lifecycle, was.at, { type: due.name })
  const trigger: Trigger = { by: 'deadline', name: due.name }
  return withEntry(
    walk,
    result.moved ? after(trigger, left, result) : { ...was, ...left, trigger, effects: [] },
  )
}

/** Moves the clock on; the deadlines that pass meanwhile come in their order. */
export const wait = (walk: Walk, ms: number): Walk => {
  const until = currentEntry(walk).now + ms
  let on = walk
  for (;;) {
    const due = nextDue(currentEntry(on))
    if (!due || due.dueAt > until) break
    on = passed(on, due)
  }
  const entry = currentEntry(on)
  if (entry.now === until) return on
  return withEntry(on, {
    ...entry,
    trigger: { by: 'time', ms: until - entry.now },
    now: until,
    effects: [],
  })
}

export const undo = (walk: Walk): Walk =>
  walk.here === 0 ? walk : { ...walk, here: walk.here - 1, refused: null }

export const redo = (walk: Walk): Walk =>
  walk.here + 1 === walk.entries.length ? walk : { ...walk, here: walk.here + 1, refused: null }

/** The paths of all states that a lifecycle is in, outer ones included. */
export const activeAt = ({ lifecycle }: Chart, at: Entry['at']): Set<string> =>
  new Set(restore(lifecycle.machine, at)._nodes.map((node) => node.path.join('.')))

export const activeIn = ({ chart }: Walk, { at }: Entry): Set<string> => activeAt(chart, at)
