import type { Clock, LifecycleStore } from '#core/ports.ts'
import type { Dispatch } from '#server/dispatch.ts'
import { BATCH } from './sweep.ts'

/** Fires the deadlines that have passed, for lifecycles that nobody asks about. */
export const sweepDeadlines =
  ({ store, dispatch, clock }: { store: LifecycleStore; dispatch: Dispatch; clock: Clock }) =>
  async (): Promise<number> => {
    const due = await store.takeOverdue(clock.now(), BATCH)
    for (const { to, id, name } of due) {
      const first = [{ to, id, event: { type: name }, must: false } as const]
      await dispatch({ attempt: async () => ({ first, answer: () => null }) })
    }
    return due.length
  }
