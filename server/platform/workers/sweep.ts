import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Taken at a time; a full batch is followed by the next at once. */
export const BATCH = 100
/** While a sweep keeps failing its pauses grow, up to this. */
const FAILED_MS_MAX = 60_000

/** Answers how much it took; leaves the rest to the next one when the signal is given. */
export type Sweep = (signal: AbortSignal) => Promise<number>
export type Sweeper = { stop(): Promise<void> }
/** Comes back after so long in real time, and at once when the signal is given; never rejects. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>

export const pauseUnlessAborted: Pause = (ms, signal) =>
  pause(ms, undefined, { signal }).catch(() => undefined)

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
 * Takes one and works on it at once, in a few lines, until there is none or the signal is given: who
 * stops has taken nothing that is not begun, and who dies no more than a few. Answers how many.
 */
export const oneByOne = async <T>(
  take: () => Promise<T[]>,
  { atOnce, signal }: { atOnce: number; signal: AbortSignal },
  work: (one: T) => Promise<unknown>,
): Promise<number> => {
  let done = 0
  const line = async () => {
    while (!signal.aborted) {
      const [one] = await take()
      if (one === undefined) return
      await work(one)
      done += 1
    }
  }
  const lines = await Promise.allSettled(Array.from({ length: atOnce }, line))
  for (const ended of lines) if (ended.status === 'rejected') throw ended.reason
  return done
}

/**
 * Runs `sweep` every so often in real time, never twice at once. `sweep` answers how much it did;
 * what is due is its own matter, by the product's clock. Stopping waits for the run under way.
 */
export const startSweeper = ({
  name,
  everyMs,
  sweep,
  pauseFor,
  log,
}: {
  name: string
  everyMs: number
  sweep: Sweep
  pauseFor: Pause
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
      if (done < BATCH) await pauseFor(pauseMs, signal)
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
