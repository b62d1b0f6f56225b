import type pg from 'pg'
import type { Database } from './database.ts'

/** All of it or nothing: whatever the work throws undoes it, and is thrown on. */
export const inTransaction = async <T>(
  db: Database,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> => {
  const client = await db.pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost
    })
    throw error
  } finally {
    client.release(broken)
  }
}
