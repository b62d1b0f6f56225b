import type { WebhookInbox } from '#core/payment/ports.ts'
import type { Database } from '../../platform/database.ts'
import type { PostgresJobQueue } from '../../platform/jobs/job-queue.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'
import { inTransaction } from '../../platform/transaction.ts'

/** What has waited for so long may have lost its work, and gets another. */
const PATIENCE_MS = 60_000

const keep = statement({
  name: 'webhook_keep',
  values: {
    provider: sqlType.text(),
    ref: sqlType.text(),
    now: sqlType.timestamptz(),
    before: sqlType.timestamptz(),
  },
  columns: { id: sqlType.text() },
  text: `insert into webhook_inbox as known (provider, ref, received_at) values (:provider, :ref, :now)
  on conflict (provider, ref) do update set id = excluded.id, received_at = excluded.received_at
  where known.received_at <= :before
  returning id::text`,
})

/**
 * The WebhookInbox port. Between two reports the truth may change: who takes one asks afterwards,
 * and a report that comes after that is kept anew.
 */
export const webhookInbox = (db: Database, jobQueue: PostgresJobQueue): WebhookInbox => ({
  put: (provider, ref, now) =>
    inTransaction(db, async (client) => {
      const before = new Date(now.getTime() - PATIENCE_MS)
      const [row] = await keep(client, { provider, ref, now, before })
      if (!row) return
      const job = { name: 'askPayment', key: `webhook:${row.id}`, provider, ref } as const
      await jobQueue.putWithin(client, [job])
    }),
  take: async (provider, ref) => {
    await db.tables
      .deleteFrom('webhook_inbox')
      .where('provider', '=', provider)
      .where('ref', '=', ref)
      .execute()
  },
})
