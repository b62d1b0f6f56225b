import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Taken at a time; a full batch is followed by the next at once. */
export const BATCH = 100
/** While a sweep keeps failing its pauses grow, up to this. */
const FAILED_MS_MAX = 60_000

/** Answers how much it took; leaves the rest to the next one when the signal is given. */
export type Sweep = (signal: AbortSignal) => Promise<number>
export type Sweeper = { stop(): Promise<void> }

/** Does the work on each, a few at a time, until the signal is given; a failure is that one's. */
export const onEach = async <T>(
  list: T[],
  { atOnce, signal, log }: { atOnce: number; signal: AbortSignal; log: Logger },
  work: (one: T) => Promise<unknown>,
): Promise<void> => {
  const left = list.values()
  const line = async () => {
    for (const one of left) {
      if (signal.aborted) return
      await work(one).catch((error: Error) => {
        log.error({ err: error }, 'a sweeper could not do one of its works')
      })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, line))
}

/**
 * Runs `sweep` every so often in real time, never twice at once. `sweep` answers how much it did;
 * what is due is its own matter, by the product's clock. Stopping waits for the run under way.
 */
export const sweeper = ({
  name,
  everyMs,
  sweep,
  log,
}: {
  name: string
  everyMs: number
  sweep: Sweep
  log: Logger
}): Sweeper => {
  const stopping = new AbortController()
  const { signal } = stopping
  let failures = 0
  const once = async () => {
    try {
      const done = await sweep(signal)
      failures = 0
      return done
    } catch (error) {
      failures += 1
      log.error({ sweeper: name, err: error }, 'a sweep failed; a later one tries again')
      return 0
    }
  }
  const run = async () => {
    while (!signal.aborted) {
      const done = await once()
      const pauseMs = Math.min(everyMs * 2 ** failures, Math.max(everyMs, FAILED_MS_MAX))
      if (done < BATCH) await pause(pauseMs, undefined, { signal }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
