import type pg from 'pg'
import type { DefinedStatement } from '#adapters/postgres/platform/statement.ts'

/** `tableID` and `columnID`: of a column that is taken as it is; 0 where it is reckoned. */
type Field = { name: string; dataTypeID: number; tableID: number; columnID: number }
type Description = { values: number[]; columns: Field[] }
type Connection = pg.Connection & {
  once(message: 'parameterDescription', hear: (told: { dataTypeIDs: number[] }) => void): void
  parse(asked: { text: string; name: string; types: number[] }): void
  describe(asked: { type: 'S'; name: string }): void
  sync(): void
}

/** What the database says of a statement that it plans and does not run. */
const describe = (client: pg.Client, text: string) =>
  new Promise<Description>((resolve, reject) => {
    const found: Description = { values: [], columns: [] }
    client.query({
      submit(connection: Connection) {
        connection.once('parameterDescription', ({ dataTypeIDs }) => {
          found.values = dataTypeIDs
        })
        connection.parse({ text, name: '', types: [] })
        connection.describe({ type: 'S', name: '' })
        connection.sync()
      },
      handleRowDescription({ fields }: { fields: Field[] }) {
        found.columns = fields
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(found),
    } as unknown as pg.Submittable)
  })

type TableColumn = { name: string; isNotNull: boolean }

/** The types of this database and the columns of its tables, by their numbers. */
export type Catalog = {
  types: ReadonlyMap<number, string>
  columns: ReadonlyMap<string, TableColumn>
}

export const readCatalog = async (client: pg.Client): Promise<Catalog> => {
  const types = await client.query<{ oid: number; typname: string }>(
    'select oid, typname from pg_type',
  )
  const columns = await client.query<TableColumn & { number: string }>(
    `select attrelid || ':' || attnum as number, attname as name, attnotnull as "isNotNull"
    from pg_attribute where attnum > 0 and not attisdropped`,
  )
  return {
    types: new Map(types.rows.map(({ oid, typname }) => [oid, typname])),
    columns: new Map(columns.rows.map(({ number, ...column }) => [number, column])),
  }
}

/** Whether the text leaves the rows out where this column is null, or has just filled it. */
const isFilled = (column: string, text: string) =>
  new RegExp(`\\bwhere\\b.*\\b${column} (is not null|[<>=])`, 's').test(text) ||
  new RegExp(`\\bset\\b.*\\b${column} = .*\\breturning\\b.*\\b${column}\\b`, 's').test(text)

/** A row that an outer join did not find is null from end to end. */
const mayMissRows = (text: string) => /\b(left|right|full) (outer )?join\b/.test(text)

/** What a column of a table is otherwise than declared, where the catalog and the text can tell. */
const nullDifference = (
  { name, isNotNull }: TableColumn,
  { isNullable, text }: { isNullable: boolean; text: string },
) => {
  if (isNotNull && isNullable && !mayMissRows(text)) return 'is never null, and declared nullable'
  if (!isNotNull && !isNullable && !isFilled(name, text)) {
    return 'may be null, and is not declared nullable'
  }
  return null
}

const typesOf = (types: DefinedStatement['types']) =>
  Object.fromEntries(Object.entries(types).map(([name, type]) => [name, type.name]))

/** How a statement is otherwise than it declares, in words; nothing where it is just so. */
export const differencesOf = async (
  client: pg.Client,
  catalog: Catalog,
  { name, text, values, types, columns }: DefinedStatement,
): Promise<string[]> => {
  const nameOf = (id = 0) => catalog.types.get(id) ?? `type ${id}`
  const compared = (kind: string, declared: Record<string, string>, found: [string, string][]) => [
    ...found
      .filter(([each, type]) => declared[each] !== type)
      .map(([each, type]) => `${name}: the ${kind} ${each} is ${type}, not ${declared[each]}`),
    ...Object.keys(declared)
      .filter((each) => !found.some(([known]) => known === each))
      .map((each) => `${name}: there is no ${kind} ${each}`),
  ]
  const nullDifferences = (fields: Field[]) =>
    fields.flatMap(({ name: each, tableID, columnID }) => {
      const column = catalog.columns.get(`${tableID}:${columnID}`)
      const declared = columns[each]
      if (!column || !declared) return []
      const difference = nullDifference(column, { ...declared, text })
      return difference === null ? [] : [`${name}: the column ${each} ${difference}`]
    })
  try {
    const found = await describe(client, text)
    const given = Object.fromEntries(values.map((value) => [value, typesOf(types)[value] ?? '']))
    return [
      ...compared(
        'column',
        typesOf(columns),
        found.columns.map((column) => [column.name, nameOf(column.dataTypeID)]),
      ),
      ...nullDifferences(found.columns),
      ...compared(
        'value',
        given,
        values.map((value, index) => [value, nameOf(found.values[index])]),
      ),
    ]
  } catch (error) {
    return [`${name}: ${(error as Error).message}`]
  }
}
