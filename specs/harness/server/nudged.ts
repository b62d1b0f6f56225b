import { setTimeout as pause } from 'node:timers/promises'
import type { Pause } from '#server/platform/workers/sweep.ts'

/** Somebody may wait for what no spec has told of, as a page does. */
const UNTOLD_MS = 250

const resting = new Set<() => void>()

/** Tells all sweepers that there may be something to do: a clock went on, or a spec waits. */
export const nudge = () => {
  for (const wake of resting) wake()
}

/**
 * Sweepers that look when somebody waits, as often as their pace says, and else seldom: ten that
 * look every 50 ms for nothing keep a server busy that does nothing.
 */
export const restUntilNudged: Pause = async (ms, signal) => {
  const nudged = new AbortController()
  const wake = () => nudged.abort()
  resting.add(wake)
  try {
    await pause(ms, undefined, { signal })
    const ending = AbortSignal.any([signal, nudged.signal])
    if (ms < UNTOLD_MS) await pause(UNTOLD_MS - ms, undefined, { signal: ending })
  } catch {
    // A nudge ends a rest, and so does the end of the server.
  } finally {
    resting.delete(wake)
  }
}
