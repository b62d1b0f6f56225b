import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Taken at a time; a full batch is followed by the next at once. */
export const BATCH = 100

export type Sweeper = { stop(): Promise<void> }

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
  sweep: () => Promise<number>
  log: Logger
}): Sweeper => {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async () => {
    while (!signal.aborted) {
      const done = await sweep().catch((error: Error) => {
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
