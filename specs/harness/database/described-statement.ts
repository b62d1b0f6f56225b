import type pg from 'pg'
import type { DefinedStatement } from '#adapters/postgres/platform/statement.ts'

type Field = { name: string; dataTypeID: number }
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

/** The types of this database by their numbers. */
export const typeNames = async (client: pg.Client) => {
  const { rows } = await client.query<{ oid: number; typname: string }>(
    'select oid, typname from pg_type',
  )
  return new Map(rows.map(({ oid, typname }) => [oid, typname]))
}

const typesOf = (types: DefinedStatement['types']) =>
  Object.fromEntries(Object.entries(types).map(([name, type]) => [name, type.name]))

/** How a statement is otherwise than it declares, in words; nothing where it is just so. */
export const differencesOf = async (
  client: pg.Client,
  names: ReadonlyMap<number, string>,
  { name, text, values, types, columns }: DefinedStatement,
): Promise<string[]> => {
  const nameOf = (id = 0) => names.get(id) ?? `type ${id}`
  const compared = (kind: string, declared: Record<string, string>, found: [string, string][]) => [
    ...found
      .filter(([each, type]) => declared[each] !== type)
      .map(([each, type]) => `${name}: the ${kind} ${each} is ${type}, not ${declared[each]}`),
    ...Object.keys(declared)
      .filter((each) => !found.some(([known]) => known === each))
      .map((each) => `${name}: there is no ${kind} ${each}`),
  ]
  try {
    const found = await describe(client, text)
    const given = Object.fromEntries(values.map((value) => [value, typesOf(types)[value] ?? '']))
    return [
      ...compared(
        'column',
        typesOf(columns),
        found.columns.map((column) => [column.name, nameOf(column.dataTypeID)]),
      ),
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
