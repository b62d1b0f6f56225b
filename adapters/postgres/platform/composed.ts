import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely'
import type pg from 'pg'
import type { Queryable } from './statement.ts'

/** Compiles SQL and has no connection: the caller's pool or transaction runs it. */
const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/**
 * Runs SQL that was composed for one request, such as a search with only the filters that it has.
 * PostgreSQL plans it for its values each time.
 */
export const runComposed = async <Row extends pg.QueryResultRow>(
  on: Queryable,
  composed: RawBuilder<Row>,
): Promise<Row[]> => {
  const { sql: text, parameters } = composed.compile(compiler)
  return (await on.query<Row>({ text, values: [...parameters] })).rows
}
