import { join } from 'node:path'
import { ContainerModule } from 'inversify'
import type { Logger } from 'pino'
import { keptAddressKey } from '#adapters/postgres/platform/address-key.ts'
import { openDatabase } from '#adapters/postgres/platform/database.ts'
import { startEmbeddedPostgres } from '#adapters/postgres/platform/embedded/embedded.ts'
import { jobQueue } from '#adapters/postgres/platform/jobs/job-queue.ts'
import { liveHints } from '#adapters/postgres/platform/live-hints.ts'
import { migrate } from '#adapters/postgres/platform/migrate.ts'
import { retryWhenFree } from '#adapters/postgres/platform/pools/patience.ts'
import { cursorSeal } from '#adapters/system/cursor-seal.ts'
import { vault } from '#adapters/system/vault.ts'
import type { FailedWrites } from '#core/kernel/failed-writes.ts'
import type { Config } from '../platform/config/config.ts'
import { withOwnHints } from '../platform/http/own-hints.ts'
import * as t from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'
import { logLine, logWarning } from './lines.ts'
import { database, type OurPostgres, postgres, queue } from './tokens.ts'

/** The database of DATABASE_URL, or one of our own; migrated before anybody sees its address. */
export const databaseModule = (config: Config) =>
  new ContainerModule(({ bind }) => {
    const make = maker(bind)
    const { dataDir, secrets, pace, database: limits } = config
    const { log } = t
    const opened = async ({ log }: { log: Logger }): Promise<OurPostgres> => {
      const url = secrets.databaseUrl
      if (url !== null) return { url, backUp: null, stop: async () => undefined }
      return startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: logLine(log) })
    }
    const migratedAt = ({ at: { url }, log }: { at: OurPostgres; log: Logger }) =>
      retryWhenFree(() => migrate(url, limits), logWarning(log))
    type Opening = { url: string; log: Logger; failedWrites: FailedWrites }
    const openedAt = async ({ url, log, failedWrites }: Opening) => {
      const addressKey = secrets.addressKey ?? (await keptAddressKey(dataDir))
      const onFailure = (error: unknown) => failedWrites.note('database', error)
      const options = { log: logLine(log), limits, addressKey, onFailure }
      return retryWhenFree(() => openDatabase(url, options), logWarning(log))
    }

    make(postgres, opened, { log }).onDeactivation(({ stop }) => stop())
    make(t.backUpDatabase, ({ postgres: { backUp } }) => backUp, { postgres })
    make(t.migrationsMissing, migratedAt, { at: postgres, log })
    make(t.databaseUrl, ({ at }) => at.url, { at: postgres, after: t.migrationsMissing })
    const vaultOf = async () => vault(secrets.addressKey ?? (await keptAddressKey(dataDir)))
    make(t.vault, vaultOf, {})
    const sealOf = async () => cursorSeal(secrets.addressKey ?? (await keptAddressKey(dataDir)))
    make(t.cursorSeal, sealOf, {})
    make(database, openedAt, {
      url: t.databaseUrl,
      log,
      failedWrites: t.failedWrites,
    }).onDeactivation((db) => db.close())
    make(queue, ({ db, log }) => jobQueue(db, { log: logLine(log), lookMs: pace.jobsMs }), {
      db: database,
      log,
    })
    make(t.jobQueue, ({ queue: jobQueue }) => jobQueue, { queue })
    make(t.liveHints, ({ db, log }) => withOwnHints(liveHints(db, { log: logLine(log) })), {
      db: database,
      log,
    }).onDeactivation((live) => live.stop())
  })
