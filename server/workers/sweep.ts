import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Taken at a time; a full batch is followed by the next at once. */
export const BATCH = 100

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
  const run = async () => {
    while (!signal.aborted) {
      const done = await sweep(signal).catch((error: Error) => {
        log.error({ sweeper: name, err: error }, 'a sweep failed; the next one tries again')
        return 0
      })
      if (done < BATCH) await pause(everyMs, undefined, { signal }).catch(() => undefined)
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
