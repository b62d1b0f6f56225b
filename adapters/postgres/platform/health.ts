import type { Health } from '#core/kernel/ports.ts'
import type { Database } from './database.ts'
import { Readiness } from './schema.ts'
import { statement } from './statement.ts'

const read = statement<Record<never, never>, { rows: number }>(
  'health_read',
  'select count(*)::int as rows from readiness',
)

const write = statement<Record<never, never>, never>(
  'health_write',
  `insert into readiness (name, tried_at) values ('server', now())
  on conflict (name) do update set tried_at = excluded.tried_at`,
)

/** The Health port: each way that calls go to the tables, and a row that can be written. */
export const health = ({ pool, reads, orm }: Database): Health => ({
  tryRoads: async () => {
    await Promise.all([read(reads, {}), write(pool, {}), orm.em.fork().count(Readiness)])
  },
})
