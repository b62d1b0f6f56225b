import { availableParallelism, loadavg } from 'node:os'

/**
 * For a spec that measures: its times are those of a shared machine. A busy moment may be tried
 * again; a product that is slow is slow each time.
 */
export const timed = { retry: 2 }

/** What takes so long on a free machine may take, where its processors are asked for many times over. */
export const hereMs = (ms: number): number => {
  const [asked = 0] = loadavg()
  return ms * Math.max(1, asked / availableParallelism())
}
