import { setImmediate as allSettled } from 'node:timers/promises'
import type { Clock } from '#core/kernel/ports.ts'

type Entry = { atMs: number; nth: number; wake: () => void }

/** A run that goes on for longer than this is a loop. */
const WAKES_MAX = 200_000

/** What is earlier wakes first; of two at one instant the one that was noted first. */
const isBefore = (a: Entry, b: Entry) => a.atMs < b.atMs || (a.atMs === b.atMs && a.nth < b.nth)

/** A binary heap: the earliest entry is always the first. */
const heapOf = () => {
  const heap: Entry[] = []
  const swap = (a: number, b: number) => {
    const kept = heap[a] as Entry
    heap[a] = heap[b] as Entry
    heap[b] = kept
  }
  const before = (a: number, b: number) => isBefore(heap[a] as Entry, heap[b] as Entry)
  const sink = () => {
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      let least = at
      if (left < heap.length && before(left, least)) least = left
      if (right < heap.length && before(right, least)) least = right
      if (least === at) return
      swap(at, least)
      at = least
    }
  }
  return {
    push: (entry: Entry) => {
      heap.push(entry)
      for (let at = heap.length - 1; at > 0; ) {
        const above = (at - 1) >> 1
        if (!before(at, above)) return
        swap(at, above)
        at = above
      }
    },
    pop: (): Entry | undefined => {
      const [first] = heap
      const last = heap.pop()
      if (first && last && heap.length > 0) {
        heap[0] = last
        sink()
      }
      return first
    },
  }
}

/**
 * The one clock of a simulation, and all that waits for it. Time goes on only when everybody
 * waits, straight to the next instant at which somebody wakes; so a year takes milliseconds, and
 * the same waits give the same order of events.
 */
export const agendaOf = (start: Date) => {
  const heap = heapOf()
  let nowMs = start.getTime()
  let nth = 0
  let failure: Error | null = null
  const clock: Clock = { now: () => new Date(nowMs) }
  const wait = (ms: number): Promise<void> =>
    new Promise((wake) => {
      nth += 1
      heap.push({ atMs: nowMs + ms, nth, wake })
    })
  return {
    clock,
    wait,
    /** Begins something that goes on beside all else; what it throws ends the run. */
    spawn: (work: () => Promise<unknown>) => {
      work().catch((error: Error) => {
        failure ??= error
      })
    },
    /** Until nobody waits any more. Throws what one of the works threw. */
    run: async () => {
      for (let wakes = 0; ; wakes += 1) {
        await allSettled()
        if (failure) throw failure
        const next = heap.pop()
        if (!next) return
        if (wakes > WAKES_MAX) throw new Error('a simulation without an end')
        nowMs = next.atMs
        next.wake()
      }
    },
  }
}
export type Agenda = ReturnType<typeof agendaOf>
