/** A type of the database: what a row holds of it, and what a statement may be given for it. */
export type SqlType<Read, Given = Read> = {
  /** As the catalog of Postgres calls it. */
  readonly name: string
  readonly isNullable: boolean
  nullable(): SqlType<Read | null, Given | null>
  array(): SqlType<Read[], readonly Given[]>
  /** For the compiler alone: at run time there is neither. */
  readonly read: Read
  readonly given: Given
}

export type SqlTypes = Record<string, SqlType<unknown>>

export type RowOf<Columns extends SqlTypes> = { [K in keyof Columns]: Columns[K]['read'] }
export type ValuesOf<Values extends SqlTypes> = { [K in keyof Values]: Values[K]['given'] }

type Nullable<Columns extends SqlTypes> = {
  [K in keyof Columns]: SqlType<Columns[K]['read'] | null, Columns[K]['given'] | null>
}

/** The columns of a row that may not be there. */
export const nullable = <Columns extends SqlTypes>(columns: Columns) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, type]) => [name, type.nullable()]),
  ) as Nullable<Columns>

const typeNamed = <Read, Given = Read>(name: string, isNullable = false): SqlType<Read, Given> =>
  ({
    name,
    isNullable,
    nullable: () => typeNamed(name, true),
    array: () => typeNamed(`_${name}`),
  }) as SqlType<Read, Given>

/** The types of columns and values, by their names in SQL. */
export const sqlType = {
  uuid: () => typeNamed<string>('uuid'),
  text: <Word extends string = string>() => typeNamed<Word>('text'),
  integer: () => typeNamed<number>('int4'),
  /** Read as text: the numbers of JavaScript end before it does. */
  bigint: () => typeNamed<string, string | number>('int8'),
  double: () => typeNamed<number>('float8'),
  boolean: () => typeNamed<boolean>('bool'),
  timestamptz: () => typeNamed<Date>('timestamptz'),
  /** `YYYY-MM-DD`. */
  date: () => typeNamed<string>('date'),
  /** Given as text: `JSON.stringify` is the caller's. */
  json: <Value = unknown>() => typeNamed<Value, string>('json'),
  jsonb: <Value = unknown>() => typeNamed<Value, string>('jsonb'),
}
