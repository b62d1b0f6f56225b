import type { Clock } from '#core/kernel/ports.ts'
import type { PushSending } from '#core/push/sending/ports.ts'
import { BATCH, type Sweep } from '#server/platform/workers/sweep.ts'

/** At the end of somebody's quiet hours what they held back is told in one message. */
export const createHeldSweep =
  ({ pushSending, clock }: { pushSending: PushSending; clock: Clock }): Sweep =>
  () =>
    pushSending.takeHeld(clock.now(), BATCH, ({ account, held, since, until }) => ({
      name: 'push',
      key: `digest:${account}:${until.getTime()}`,
      kind: 'digest',
      account,
      held,
      since: since.toISOString(),
    }))
