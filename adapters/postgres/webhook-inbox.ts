import type { WebhookInbox } from '#core/payment/store.ts'
import type { Database } from './database.ts'
import type { JobQueue } from './job-queue.ts'
import { statement } from './statement.ts'
import { inTransaction } from './transaction.ts'

const keep = statement<{ provider: string; ref: string; now: Date }, { id: string }>(
  'webhook_keep',
  `insert into webhook_inbox (provider, ref, received_at) values (:provider, :ref, :now)
  returning id::text`,
)

/** The WebhookInbox port. Each report is asked about: between two of them the truth may change. */
export const webhookInbox = (db: Database, work: JobQueue): WebhookInbox => ({
  put: (provider, ref, now) =>
    inTransaction(db, async (client) => {
      const [row] = await keep(client, { provider, ref, now })
      const job = { name: 'askPayment', key: `webhook:${row?.id}`, provider, ref } as const
      await work.putWithin((text, values) => client.query(text, values), [job])
    }),
})
