import { vi } from 'vitest'
import { REFRESH_FIRST_MS } from '#core/site/values.ts'

/**
 * From now on a page looks for nothing anew by itself: on a busy machine it would while a spec counts
 * what is asked. Answers how to undo it.
 */
export const looksOnce = () => {
  const real = globalThis.setInterval
  const seldom = (act: () => void, ms = 0) =>
    real(ms < REFRESH_FIRST_MS ? act : () => undefined, ms)
  const spy = vi.spyOn(globalThis, 'setInterval').mockImplementation(seldom as typeof setInterval)
  return () => spy.mockRestore()
}
