import type pg from 'pg'

/** A pool, or one client of it inside a transaction. */
export type Queryable = {
  query<R extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<pg.QueryResult<R>>
}

/** Objects and arrays for `jsonb` go in as text: `JSON.stringify` is the caller's. */
type Value =
  | string
  | number
  | boolean
  | Date
  | null
  | undefined
  | readonly (string | number | boolean | null)[]

/**
 * A named statement: each connection plans it once and keeps it. Without a name it is planned for
 * its values every time. Values stand in its text as `:name`; one that is not given throws.
 */
export const statement = <V extends { [K in keyof V]: Value }, R extends pg.QueryResultRow>(
  name: string | null,
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
    if (missing) throw new Error(`${name ?? 'A statement'}: no value for ${missing}`)
    const query = { text: numbered, values: names.map((value) => given[value]) }
    const { rows } = await on.query<R>(name === null ? query : { name, ...query })
    return rows
  }
}
