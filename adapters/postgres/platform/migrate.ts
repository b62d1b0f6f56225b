import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import { prepareQueues } from './jobs/job-queue.ts'
import { openMigrator } from './orm.ts'
import { LimitedClient } from './pools/limited-client.ts'
import { connectionTo, type DatabaseLimits, usualLimits } from './pools/limits.ts'
import { asAway } from './storage-away.ts'
import { formerDigests, type MigrationFile, migrationFiles } from './upgrade/migration-files.ts'
import {
  type RanMigration,
  refuseFailed,
  refuseHistory,
  refuseServer,
  UnusableDatabase,
} from './upgrade/refusals.ts'

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

const refuse = (sentence: string | null) => {
  if (sentence !== null) throw new UnusableDatabase(sentence)
}

const refuseOldServer = async (holder: LimitedClient) => {
  const { rows } = await holder.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  )
  refuse(refuseServer(rows[0]?.version ?? 0))
}

/** The column `digest` is absent before migration 122, and the table before the first. */
const ranMigrations = async (holder: LimitedClient) => {
  const { rows } = await holder.query<{ exists: boolean }>(
    "select to_regclass('migration') is not null as exists",
  )
  if (!rows[0]?.exists) return []
  const ran = await holder.query<RanMigration>(
    "select name, to_jsonb(m) ->> 'digest' as digest from migration m order by id",
  )
  return ran.rows
}

/** The rows that had none: those of before got their text from the release that made them. */
const recordDigests = async (
  em: EntityManager,
  ran: readonly RanMigration[],
  files: readonly MigrationFile[],
) => {
  const before = new Set(ran.map(({ name }) => name))
  for (const { name, digest } of files) {
    const ranText = (before.has(name) && formerDigests.get(name)) || digest
    const sql = 'update migration set digest = ? where name = ? and digest is null'
    await em.execute(sql, [ranText, name])
  }
}

/** The lines after it may hold values of a row. */
const firstLine = ({ message }: Error) => message.split('\n', 1)[0] ?? ''

/** All or none: a database that one migration cannot change stays as the former release knows it. */
const migrateDatabase = async (
  databaseUrl: string,
  limits: DatabaseLimits,
  ran: readonly RanMigration[],
  files: readonly MigrationFile[],
) => {
  const { em, migrator, close } = await openMigrator(databaseUrl, limits)
  try {
    const pending = await migrator.getPending()
    if (pending.length === 0) return []
    await em.transactional(async (tx) => {
      const transaction = tx.getTransactionContext()
      for (const { name } of pending) {
        await migrator.up({ migrations: [name], transaction }).catch((error: Error) => {
          if (asAway(error)) throw error
          throw new UnusableDatabase(refuseFailed(name, firstLine(error)), { cause: error })
        })
        // As at the end of a transaction: a table with waiting triggers cannot be changed.
        await tx.execute('set constraints all immediate')
        await tx.execute('set constraints all deferred')
      }
      await recordDigests(tx, ran, files)
    })
    return pending.map(({ name }) => name)
  } finally {
    await close()
  }
}

/**
 * Brings a database to the newest schema, the queue's own included. Several servers may call it at
 * once: one migrates, the others wait for it and find nothing left to do. Throws `UnusableDatabase`
 * before it changes anything.
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
  const unhurried = { ...limits, answerMs: STATEMENT_MS_MAX }
  try {
    await refuseOldServer(holder)
    await takeLock(holder)
    const [ran, files] = [await ranMigrations(holder), migrationFiles()]
    refuse(refuseHistory(ran, files))
    const done = await migrateDatabase(databaseUrl, unhurried, ran, files)
    await prepareQueues(databaseUrl, unhurried)
    return done
  } finally {
    await holder.end()
  }
}
