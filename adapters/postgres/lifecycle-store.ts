import type { LifecycleStore } from '#core/ports.ts'
import type { Database } from './database.ts'
import type { JobQueue } from './job-queue.ts'

export const lifecycleStore = (_db: Database, _work: JobQueue): LifecycleStore => {
  throw new Error('lifecycleStore is being written')
}
