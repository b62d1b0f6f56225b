import pg from 'pg'
import { prepareQueues } from './job-queue.ts'
import { openOrm } from './orm.ts'

/** Any number of our own; every server that migrates this database asks for the same lock. */
const MIGRATION_LOCK = 4711
const CONNECT_MS_MAX = 10_000

/**
 * Brings a database to the newest schema, the queue's own included. Several servers may call it at
 * once: one migrates, the others wait for it and find nothing left to do.
 */
export const migrate = async (databaseUrl: string): Promise<void> => {
  const holder = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS_MAX,
  })
  // A connection that is lost fails the statement under way; that is enough.
  holder.on('error', () => undefined)
  await holder.connect()
  try {
    await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const orm = await openOrm(databaseUrl)
    try {
      await orm.migrator.up()
    } finally {
      await orm.close()
    }
    await prepareQueues(databaseUrl)
  } finally {
    await holder.end()
  }
}
