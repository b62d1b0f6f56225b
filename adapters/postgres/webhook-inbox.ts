import type { WebhookInbox } from '#core/payment/store.ts'
import type { Database } from './database.ts'
import type { JobQueue } from './job-queue.ts'

export const webhookInbox = (_db: Database, _work: JobQueue): WebhookInbox => {
  throw new Error('webhookInbox is being written')
}
