import type { MikroORM } from '@mikro-orm/postgresql'
import pg from 'pg'
import { openOrm } from './orm.ts'
import { pipelined } from './pipelined.ts'
import type { Queryable } from './statement.ts'

/** Two cores are busy with fewer; more would only wait inside the database. */
const CONNECTIONS_MAX = 16
const CONNECT_MS_MAX = 10_000
/** What takes longer is given up by the database, and its transaction with it. */
const STATEMENT_MS_MAX = 15_000

export type Database = {
  url: string
  /** For named statements, where it has to be fast. */
  pool: pg.Pool
  /** For the short reads, each of a row or two, that the most frequent calls begin with. */
  reads: Queryable
  /** For what is seldom asked. */
  orm: MikroORM
  log: (line: string) => void
  /** Ends after the work that is under way. */
  close(): Promise<void>
}

/** A calendar day stays `YYYY-MM-DD`: as a Date it would be yesterday in half of the world. */
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.DATE, (day) => day)

/** Both roads to the tables of a migrated database. Rejects when it does not answer. */
export const openDatabase = async (
  url: string,
  { log = () => undefined }: { log?: (line: string) => void } = {},
): Promise<Database> => {
  const config = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS_MAX,
    statement_timeout: STATEMENT_MS_MAX,
    idle_in_transaction_session_timeout: STATEMENT_MS_MAX,
    types,
  }
  const pool = new pg.Pool({ ...config, max: CONNECTIONS_MAX })
  // One that is lost while it works fails its work, and must not fail the process as well.
  const lost = (error: Error) => log(`A database connection was lost: ${error.message}`)
  pool.on('connect', (client) => client.on('error', lost))
  pool.on('error', () => undefined)
  const reads = pipelined(config, lost)
  try {
    await pool.query('select 1')
    const orm = await openOrm(url)
    const close = async () => {
      await orm.close()
      await reads.end()
      await pool.end()
    }
    return { url, pool, reads, orm, log, close }
  } catch (error) {
    await pool.end()
    throw error
  }
}
