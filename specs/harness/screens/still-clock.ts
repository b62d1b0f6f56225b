import type { Page } from 'playwright'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import { until } from '../server/server.ts'

const NOON = Date.parse('2026-06-15T10:00:00Z')

/**
 * A page whose clock stands still, from before it is opened, whatever the machine does meanwhile.
 * It goes forward as the spec says, and by a millisecond with each look for what `comes`.
 */
export const stillClock = async ({ clock }: Page) => {
  await clock.install({ time: NOON })
  await clock.pauseAt(NOON + MINUTE_MS)
  const comes = (condition: () => unknown) =>
    until(async () => {
      await clock.runFor(1)
      await condition()
    })
  return { comes, forward: (ms: number) => clock.fastForward(ms), goOn: () => clock.resume() }
}
