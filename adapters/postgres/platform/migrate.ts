import { setTimeout as pause } from 'node:timers/promises'
import { prepareQueues } from './jobs/job-queue.ts'
import { openMigrator } from './orm.ts'
import { LimitedClient } from './pools/limited-client.ts'
import { connectionTo, type DatabaseLimits, usualLimits } from './pools/limits.ts'

/** Any number of our own; every server that migrates this database asks for the same lock. */
const MIGRATION_LOCK = 4711
/** Asked for again and again: who waits inside the database cannot tell it from one that is gone. */
const LOCK_LOOK_MS = 250
/** One statement may fill an index over all members. */
const STATEMENT_MS_MAX = 15 * 60_000

const takeLock = async (holder: LimitedClient) => {
  for (;;) {
    const { rows } = await holder.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1) as mine',
      [MIGRATION_LOCK],
    )
    if (rows[0]?.mine) return
    await pause(LOCK_LOOK_MS)
  }
}

const migrateDatabase = async (databaseUrl: string, limits: DatabaseLimits) => {
  const unhurried = { ...limits, answerMs: STATEMENT_MS_MAX }
  const { migrator, close } = await openMigrator(databaseUrl, unhurried)
  try {
    const done = await migrator.up()
    return done.map(({ name }) => name)
  } finally {
    await close()
  }
}

/**
 * Brings a database to the newest schema, the queue's own included. Several servers may call it at
 * once: one migrates, the others wait for it and find nothing left to do.
 *
 * @returns the names of the migrations that were missing
 */
export const migrate = async (
  databaseUrl: string,
  limits: DatabaseLimits = usualLimits,
): Promise<string[]> => {
  const holder = new LimitedClient(connectionTo(databaseUrl, limits))
  // A connection that is lost fails the statement under way; that is enough.
  holder.on('error', () => undefined)
  await holder.connect()
  try {
    await takeLock(holder)
    const done = await migrateDatabase(databaseUrl, limits)
    await prepareQueues(databaseUrl, { ...limits, answerMs: STATEMENT_MS_MAX })
    return done
  } finally {
    await holder.end()
  }
}
