import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#adapters/postgres/platform/database.ts'
import { idempotencyStore } from '#adapters/postgres/platform/idempotency.ts'
import { jobQueue } from '#adapters/postgres/platform/jobs/job-queue.ts'
import { lifecycleStore } from '#adapters/postgres/platform/lifecycle-store.ts'
import { refundActOf } from '#server/operator/refund.ts'
import { createGiveBack, type GiveBack } from '#server/payment/refund/refund.ts'
import { createDispatch } from '#server/platform/dispatch.ts'

const PATIENCE_MS = 5_000

export type Operator = { giveBack: GiveBack; close(): Promise<void> }

/** Whoever gives money back at a terminal beside the server, on the same database. */
export const withOperator = async (url: string): Promise<Operator> => {
  const silent = () => undefined
  const db = await openDatabase(url)
  const queue = jobQueue(db, { log: silent })
  const store = lifecycleStore(db, queue)
  const clock = { now: () => new Date() }
  const dispatch = createDispatch({
    store,
    idempotencyStore: idempotencyStore(db),
    clock,
    liveHints: { publish: silent },
  })
  const giveBack = createGiveBack({ dispatch, store })
  return {
    giveBack: (request) =>
      giveBack({ ...request, log: (amount) => refundActOf(request.payment, null, amount) }),
    /** What hangs on a database that was killed is left to itself. */
    close: async () => {
      const ended = queue.stop().then(() => db.close())
      await Promise.race([ended.catch(silent), pause(PATIENCE_MS)])
    },
  }
}
