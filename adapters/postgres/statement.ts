import type pg from 'pg'

/** A pool, or one client of it inside a transaction. */
export type Queryable = {
  query<R extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<pg.QueryResult<R>>
}

/** Objects and arrays for `jsonb` go in as text: `JSON.stringify` is the caller's. */
type Value = string | number | boolean | Date | null | readonly (string | number | boolean | null)[]

/**
 * A named statement: each connection plans it once and keeps it. Values stand in its text as
 * `:name`; a text that names a value it is not given does not run.
 */
export const statement = <V extends { [K in keyof V]: Value }, R extends pg.QueryResultRow>(
  name: string,
  text: string,
) => {
  const names: string[] = []
  const numbered = text.replaceAll(/(?<![:\w]):([a-zA-Z]\w*)/g, (_, value: string) => {
    if (!names.includes(value)) names.push(value)
    return `$${names.indexOf(value) + 1}`
  })
  return async (on: Queryable, values: V): Promise<R[]> => {
    const given = values as Record<string, Value>
    const missing = names.find((value) => given[value] === undefined)
    if (missing) throw new Error(`${name}: no value for ${missing}`)
    const result = await on.query<R>({ name, text: numbered, values: names.map((n) => given[n]) })
    return result.rows
  }
}
