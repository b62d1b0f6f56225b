import { onTestFinished, vi } from 'vitest'
import { REQUEST_RETRIES, requestRetryMs } from '#core/site/values.ts'

const TIMES_SHORTER = 20

const pauses = new Set(Array.from({ length: REQUEST_RETRIES }, (_, nth) => requestRetryMs(nth + 1)))

/**
 * Retries of a call pause for nine seconds together. A test of what a page says after them waits a
 * fraction of that: each pause that starts from here on is shorter.
 */
export const shortenPauses = () => {
  const { setTimeout: start } = globalThis
  const shorter = (run: () => void, ms = 0) => start(run, pauses.has(ms) ? ms / TIMES_SHORTER : ms)
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(shorter as typeof setTimeout)
  onTestFinished(() => void spy.mockRestore())
}
