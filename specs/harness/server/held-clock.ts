import type { Clock } from '#core/kernel/ports.ts'
import { sweepAfterMove } from './sweeper-pauses.ts'

/** Moves when the spec says so, and a millisecond with each look, so that nothing is simultaneous. */
export type HeldClock = Clock & { forward(ms: number): void }

const BEGIN = Date.parse('2026-06-15T10:00:00Z')

export const heldClock = (): HeldClock => {
  let ms = BEGIN
  return {
    now: () => {
      ms += 1
      return new Date(ms)
    },
    forward: (byMs) => {
      ms += byMs
      sweepAfterMove()
    },
  }
}
