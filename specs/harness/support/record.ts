import type { Database } from '#adapters/postgres/platform/database.ts'
import type { Queryable } from '#adapters/postgres/platform/statement.ts'

/** A statement with the values it ran with. */
export type Recorded = { name: string; text: string; values: unknown[]; message: string }

/** The same database, whose named statements are noted as they run. */
export const record = (db: Database): { on: Database; recorded: Recorded[] } => {
  const recorded: Recorded[] = []
  const noting = <Q extends Queryable>(on: Q): Q =>
    new Proxy(on, {
      get: (target, property) => {
        const value = Reflect.get(target, property, target) as unknown
        if (property !== 'query') return value
        const query: Queryable['query'] = (config) => {
          const { name = '', text, values = [] } = config
          recorded.push({ name, text, values, message: '' })
          return target.query(config)
        }
        return query
      },
    })
  return { on: { ...db, pool: noting(db.pool), reads: noting(db.reads) }, recorded }
}
