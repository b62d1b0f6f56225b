import type pg from 'pg'

/**
 * All of it or nothing: whatever the work throws undoes it, and is thrown on. Where the commit had
 * no answer it is not known which of the two it was: who asks again does so with the same key.
 */
export const inTransaction = async <T>(
  { pool }: { pool: pg.Pool },
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect()
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
