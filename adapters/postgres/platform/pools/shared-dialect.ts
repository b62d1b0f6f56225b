import { PostgresDialect, type PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Of a connection that its transaction gives back. */
export const dialectOn = (client: pg.PoolClient) => {
  const { processID } = client as { processID?: number }
  const borrowed = {
    processID,
    query: client.query.bind(client),
    release: () => undefined,
  } as unknown as PostgresPoolClient
  return new PostgresDialect({
    pool: {
      options: {},
      connect: async () => borrowed,
      end: async () => undefined,
    },
  })
}

/** For whoever asks by Kysely over a pool that others use too, and that its owner ends. */
export const sharedDialect = (pool: pg.Pool) =>
  new PostgresDialect({
    pool: {
      options: pool.options,
      connect: () => pool.connect(),
      end: async () => undefined,
    },
  })
