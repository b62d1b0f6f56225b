import { reasonOfFailedWrite } from '#core/kernel/failed-writes.ts'
import type { Health } from '#core/kernel/ports.ts'
import type { Database } from './database.ts'
import { sqlType } from './sql-types.ts'
import { statement } from './statement.ts'
import { inTransaction } from './transaction.ts'

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

const limitMemory = statement({
  name: 'health_memory',
  columns: { memory: sqlType.text() },
  text: "select set_config('work_mem', '64kB', true) as memory",
})

/** Some 1 MB: the row alone fits in a page that a full disk already holds. */
const spill = statement({
  name: 'health_spill',
  columns: { rows: sqlType.integer() },
  text: 'select count(*)::int as rows from generate_series(1, 60000)',
})

/** The Health port: each way that calls go to the tables, and a write that needs room on the disk. */
export const health = (db: Database): Health => ({
  tryRoads: async () => {
    await Promise.all([read(db.reads, {}), read(db.pool, {})])
  },
  tryWrite: async () => {
    try {
      await inTransaction(db, async (client) => {
        await limitMemory(client, {})
        await spill(client, {})
        await write(client, {})
      })
      return null
    } catch (error) {
      const reason = reasonOfFailedWrite(error)
      if (reason === null) throw error
      return reason
    }
  },
})
