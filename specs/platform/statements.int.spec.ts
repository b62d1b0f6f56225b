import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqlType } from '#adapters/postgres/platform/sql-types.ts'
import { type DefinedStatement, definedStatements } from '#adapters/postgres/platform/statement.ts'
import { type Module, moduleOf } from '#specs/harness/architecture/house.ts'
import { everyNode, isNamed, type Node, textOf } from '#specs/harness/architecture/syntax.ts'
import { freshDatabase } from '#specs/harness/database/database.ts'
import { differencesOf, readCatalog } from '#specs/harness/database/described-statement.ts'

const root = join(import.meta.dirname, '../..')

let client: pg.Client
let modules: Module[]
let drop: () => Promise<void>
beforeAll(async () => {
  const fresh = await freshDatabase()
  drop = fresh.drop
  client = new pg.Client({ connectionString: fresh.url })
  await client.connect()
  modules = globSync('adapters/postgres/**/*.ts', { cwd: root }).map((path) =>
    moduleOf(root, path, readFileSync(join(root, path), 'utf8')),
  )
  const files = Object.values(import.meta.glob('../../adapters/postgres/**/*.ts'))
  await Promise.all(files.map((load) => load()))
})
afterAll(async () => {
  await client.end()
  await drop()
})

const differences = async (statements: readonly DefinedStatement[]) => {
  const catalog = await readCatalog(client)
  const found: string[] = []
  for (const one of statements) found.push(...(await differencesOf(client, catalog, one)))
  return found
}

/** The names of the statements that a file writes; `*` where a name is made of parts. */
const namesIn = ({ program }: Module) =>
  everyNode(program)
    .filter(({ type, callee }) => type === 'CallExpression' && isNamed(callee, 'statement'))
    .map((call) => {
      const [definition] = call.arguments as Node[]
      const properties = (definition?.properties ?? []) as Node[]
      const value = properties.find(({ key }) => isNamed(key, 'name'))?.value as Node | undefined
      const parts = value?.type === 'TemplateLiteral' ? (value.quasis as Node[]) : []
      const words = parts.map(({ value: quasi }) => (quasi as { raw: string }).raw)
      return textOf(value) ?? words.join('*')
    })

const isDefined = (written: string) => {
  const [first = '', ...rest] = written.split('*')
  const last = rest.at(-1) ?? ''
  return definedStatements.some(({ name }) =>
    rest.length === 0 ? name === written : name.startsWith(first) && name.endsWith(last),
  )
}

const undefinedIn = (looked: Module[]) =>
  looked.flatMap(namesIn).filter((written) => written === '' || !isDefined(written))

/** What is found while the tables are otherwise; afterwards they are as they were. */
const whileChanged = async (change: string, back: string) => {
  await client.query(change)
  const found = await differences(definedStatements)
  await client.query(back)
  return found
}

/** Statements that are no part of the product, as a file would define them. */
const planted = (
  text: string,
  columns: DefinedStatement['columns'] = { id: sqlType.uuid(), city: sqlType.text() },
): DefinedStatement => ({
  name: 'planted',
  text,
  values: ['id'],
  types: { id: sqlType.uuid() },
  columns,
})

describe('The statements', () => {
  it('have the columns and the values of the tables, by name, by type and by what may be null', async () => {
    expect(await differences(definedStatements)).toEqual([])
  })

  it('have each a name of its own', () => {
    const all = definedStatements.map(({ name }) => name)
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([])
  })

  it('are compared one and all: none is defined where nobody looks', () => {
    expect(undefinedIn(modules)).toEqual([])
    expect(modules.flatMap(namesIn).length).toBeGreaterThan(200)
  })
})

describe('The watch over the statements', () => {
  it('sees a column that was renamed', async () => {
    const [rename, back] = ['language to tongue', 'tongue to language'].map(
      (change) => `alter table account rename column ${change}`,
    ) as [string, string]
    expect(await whileChanged(rename, back)).toContain(
      'push_reader: column a.language does not exist',
    )
  })

  it('sees a column of which the type was changed', async () => {
    const [change, back] = ['varchar', 'text'].map(
      (type) => `alter table account alter column language type ${type}`,
    ) as [string, string]
    expect(await whileChanged(change, back)).toContain(
      'push_reader: the column language is varchar, not text',
    )
  })

  it.each([
    ['select account_id as id, city from profile where account_id = $1', []],
    [
      'select account_id, city from profile where account_id = $1',
      ['planted: the column account_id is uuid, not undefined', 'planted: there is no column id'],
    ],
    [
      'select account_id as id, born as city from profile where account_id = $1',
      ['planted: the column city is date, not text'],
    ],
    [
      'select account_id as id, city from profile where name = $1',
      ['planted: the value id is text, not uuid'],
    ],
  ])('tells of "%s" what is not as declared', async (text, told) => {
    expect(await differences([planted(text)])).toEqual(told)
  })

  const mayBeNull = 'planted: the column email may be null, and is not declared nullable'
  it.each([
    ['select email from account where $1 = id', sqlType.text(), [mayBeNull]],
    ['select email from account where id = $1', sqlType.text().nullable(), []],
    ['select email from account where id = $1 and email is not null', sqlType.text(), []],
    [
      'with a as (select * from account) select email from a where id = $1',
      sqlType.text(),
      [mayBeNull],
    ],
    ["update account set email = '' where id = $1 returning email", sqlType.text(), []],
    [
      'select language as email from account where id = $1',
      sqlType.text().nullable(),
      ['planted: the column email is never null, and declared nullable'],
    ],
    [
      `select a.language as email from session s left join account a on false where s.id = $1`,
      sqlType.text().nullable(),
      [],
    ],
  ])('tells by "%s" what may be null', async (text, email, told) => {
    expect(await differences([planted(text, { email })])).toEqual(told)
  })

  it('sees a column that may be null from now on', async () => {
    const [change, back] = ['drop', 'set'].map(
      (word) => `alter table account alter column language ${word} not null`,
    ) as [string, string]
    expect(await whileChanged(change, back)).toContain(
      'push_reader: the column language may be null, and is not declared nullable',
    )
  })

  it('sees one that is defined where nobody looks', () => {
    const hidden = "const x = () => statement({ name: 'defined_when_asked', text: 'select 1' })"
    const unnamed = 'const x = (name) => statement({ name, text })'
    const file = (text: string) => moduleOf(root, 'adapters/postgres/chat/x.ts', text)
    expect(undefinedIn([file(hidden)])).toEqual(['defined_when_asked'])
    expect(undefinedIn([file(unnamed)])).toEqual([''])
  })
})
