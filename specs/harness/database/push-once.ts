import type { Database } from '#adapters/postgres/platform/database.ts'
import type { PostgresJobQueue } from '#adapters/postgres/platform/jobs/job-queue.ts'
import { happenings } from '#adapters/postgres/push/happenings/store.ts'
import { pushSending } from '#adapters/postgres/push/sending/store.ts'
import { NOON, SITE } from './postgres.ts'

const noJobs = { putWithin: async () => undefined } as unknown as PostgresJobQueue
const noJob = () => ({ name: 'chats', key: null, task: 'align', account: '' }) as const

/** Asks all that is known when a member may be told, and what happened of late. */
export const pushOnce = async (db: Database, [account, other]: readonly [string, string]) => {
  const sending = pushSending(db, noJobs)
  await sending.reader(account, NOON)
  await sending.messages(account, other)
  await sending.likes(account, 'matches')
  await sending.visits(account, NOON)
  await sending.heldNews(account, NOON)
  await sending.takeHeld(NOON, 100, noJob)
  await happenings(db).list({ account, site: SITE, since: NOON, after: null })
}
