import type { QueryConfig } from 'pg'
import type { Database } from '#adapters/postgres/database.ts'

/** A statement with the values it ran with. */
export type Recorded = { name: string; text: string; values: unknown[]; message: string }

/** The same database, whose named statements are noted as they run. */
export const record = (db: Database): { on: Database; recorded: Recorded[] } => {
  const recorded: Recorded[] = []
  const pool = new Proxy(db.pool, {
    get: (target, property) => {
      const value = Reflect.get(target, property, target) as unknown
      if (property !== 'query' || typeof value !== 'function') return value
      return (config: QueryConfig) => {
        const { name = '', text, values = [] } = config
        recorded.push({ name, text, values, message: '' })
        return value.call(target, config)
      }
    },
  })
  return { on: { ...db, pool }, recorded }
}
