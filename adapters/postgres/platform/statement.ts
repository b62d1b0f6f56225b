import type pg from 'pg'
import type { RowOf, SqlTypes, ValuesOf } from './sql-types.ts'

/** A pool, or one client of it inside a transaction. */
export type Queryable = {
  query<R extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<pg.QueryResult<R>>
}

type Nothing = Record<never, never>

type Definition<Values extends SqlTypes, Columns extends SqlTypes> = {
  name: string
  /** False: it is planned for its values every time. */
  isPrepared?: boolean
  /** What stands in the text as `:name`. */
  values?: Values
  /** What its rows hold, and nothing else. */
  columns?: Columns
  text: string
}

/** A statement as the database takes it; `values` are in the order of their numbers. */
export type DefinedStatement = {
  name: string
  text: string
  values: string[]
  types: SqlTypes
  columns: SqlTypes
}

const defined: DefinedStatement[] = []

/** All statements of the files that were loaded: a spec compares each with the tables. */
export const definedStatements: readonly DefinedStatement[] = defined

const numbered = (text: string) => {
  const values: string[] = []
  const withNumbers = text.replaceAll(/(?<![:\w]):([a-zA-Z]\w*)/g, (_, value: string) => {
    if (!values.includes(value)) values.push(value)
    return `$${values.indexOf(value) + 1}`
  })
  return { text: withNumbers, values }
}

/**
 * A statement of text: each connection plans it once and keeps it by its name. What it is given and
 * what its rows hold follow from the types that are declared. A value that is missing throws.
 */
export const statement = <Values extends SqlTypes = Nothing, Columns extends SqlTypes = Nothing>({
  name,
  isPrepared = true,
  values: types,
  columns,
  ...written
}: Definition<Values, Columns>) => {
  const { text, values: names } = numbered(written.text)
  const unknown = names.find((value) => !types?.[value])
  if (unknown) throw new Error(`${name}: ${unknown} has no type`)
  defined.push({ name, text, values: names, types: types ?? {}, columns: columns ?? {} })
  return async (on: Queryable, values: ValuesOf<Values>): Promise<RowOf<Columns>[]> => {
    const given = values as Record<string, unknown>
    const missing = names.find((value) => given[value] === undefined)
    if (missing) throw new Error(`${name}: no value for ${missing}`)
    const query = { text, values: names.map((value) => given[value]) }
    const { rows } = await on.query<RowOf<Columns>>(isPrepared ? { name, ...query } : query)
    return rows
  }
}
