import type { Health } from '#core/kernel/ports.ts'
import type { Database } from './database.ts'
import { sqlType } from './sql-types.ts'
import { statement } from './statement.ts'

const read = statement({
  name: 'health_read',
  columns: { rows: sqlType.integer() },
  text: 'select count(*)::int as rows from readiness',
})

const write = statement({
  name: 'health_write',
  text: `insert into readiness (name, tried_at) values ('server', now())
  on conflict (name) do update set tried_at = excluded.tried_at`,
})

/** The Health port: each way that calls go to the tables, and a row that can be written. */
export const health = ({ pool, reads }: Database): Health => ({
  tryRoads: async () => {
    await Promise.all([read(reads, {}), write(pool, {})])
  },
})
