import type { MikroORM } from '@mikro-orm/postgresql'
import pg from 'pg'
import { padsOf } from './address-key.ts'
import { openOrm, type TypedTables, tablesOf } from './orm.ts'
import { type LimitedPool, limitedPool } from './pools/limited-pool.ts'
import { connectionTo, type DatabaseLimits, usualLimits } from './pools/limits.ts'
import { pipelined } from './pools/pipelined.ts'
import type { Queryable } from './statement.ts'

export type Database = {
  url: string
  limits: DatabaseLimits
  /** For statements and for the ORM. */
  pool: LimitedPool
  /** For the short reads, each of a row or two, that the most frequent calls begin with. */
  reads: Queryable
  /** For what may take long because nobody waits for it. */
  background: LimitedPool
  /** The tables by their entities, over the same pool. */
  orm: MikroORM
  /** The same tables by their columns. */
  tables: TypedTables
  log: (line: string) => void
  /** Told of every statement that fails, also by the job queue. */
  onFailure: (error: unknown) => void
  /** Ends after the work that is under way. */
  close(): Promise<void>
}

/** A calendar day stays `YYYY-MM-DD`: as a Date it would be yesterday in half of the world. */
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.DATE, (day) => day)

/**
 * All roads to the tables of a migrated database. Where one connection was silent the others that
 * rest are taken for silent as well, so that each does not cost another caller its answer. Rejects
 * when it does not answer.
 */
export const openDatabase = async (
  url: string,
  {
    log = () => undefined,
    limits = usualLimits,
    addressKey = null,
    onFailure = () => undefined,
  }: {
    log?: (line: string) => void
    limits?: DatabaseLimits
    /** In hex; without one, addresses are written without their hash. */
    addressKey?: string | null
    onFailure?: Database['onFailure']
  } = {},
): Promise<Database> => {
  const resting: (() => void)[] = []
  const onSilence = () => {
    log('A database connection was silent: the ones that rest are opened anew.')
    for (const drop of resting) drop()
  }
  const lost = (error: Error) => log(`A database connection was lost: ${error.message}`)
  const pads = addressKey === null ? null : padsOf(addressKey)
  const config = { ...connectionTo(url, limits, pads), types, onSilence, onFailure }
  const unhurried = {
    ...config,
    ...connectionTo(url, { ...limits, answerMs: limits.backgroundAnswerMs }, pads),
  }
  const pool = limitedPool({ ...config, max: limits.connections }, lost)
  const background = limitedPool({ ...unhurried, max: limits.backgroundConnections }, lost)
  const reads = pipelined(config, lost)
  const endPools = () => Promise.all([pool.end(), background.end()])
  resting.push(pool.dropIdle, background.dropIdle)
  try {
    await pool.query('select 1')
    const orm = await openOrm(url, pool)
    const close = async () => {
      await Promise.all([orm.close(), reads.end()])
      await endPools()
    }
    return {
      url,
      limits,
      pool,
      reads,
      background,
      orm,
      tables: tablesOf(orm),
      log,
      onFailure,
      close,
    }
  } catch (error) {
    await endPools()
    throw error
  }
}
