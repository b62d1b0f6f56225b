import type { Logger } from 'pino'
import type { Clock, LifecycleStore } from '#core/kernel/ports.ts'
import type { Dispatch } from '#server/platform/dispatch.ts'
import { BATCH, onEach } from './sweep.ts'

/** Fires the deadlines that have passed, for lifecycles that nobody asks about. */
export const createDeadlineSweep =
  ({
    store,
    dispatch,
    clock,
    log,
  }: {
    store: LifecycleStore
    dispatch: Dispatch
    clock: Clock
    log: Logger
  }) =>
  async (signal: AbortSignal): Promise<number> => {
    const due = await store.takeOverdue(clock.now(), BATCH)
    await onEach(due, { atOnce: 2, signal, log }, async ({ to, id, name }) => {
      const first = [{ to, id, event: { type: name }, must: false } as const]
      await dispatch({ attempt: async () => ({ first, answer: () => null }) })
    })
    return due.length
  }
