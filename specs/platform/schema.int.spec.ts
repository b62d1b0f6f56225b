import { readdir } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '#adapters/postgres/platform/migrate.ts'
import { openStores, type Stores } from '../harness/database/postgres.ts'

let stores: Stores
beforeAll(async () => {
  stores = await openStores()
})
afterAll(() => stores.close())

/** An empty database beside the migrated one. */
const emptyDatabase = async () => {
  const url = new URL(stores.db.url)
  const name = `${url.pathname.slice(1)}_empty`
  await stores.db.pool.query(`create database ${name}`)
  url.pathname = `/${name}`
  const drop = () => stores.db.pool.query(`drop database ${name} with (force)`)
  return { url: url.href, drop }
}

describe('The migrations', () => {
  it('make exactly the tables that the entities describe', async () => {
    expect(await stores.db.orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('')
  })

  it('show what drifts from the entities', async () => {
    await stores.db.pool.query('alter table bundle add column surprise text')
    const drift = await stores.db.orm.schema.getUpdateSchemaSQL({ wrap: false })
    await stores.db.pool.query('alter table bundle drop column surprise')
    expect(drift).toContain('drop column "surprise"')
  })

  it('run once when several servers start at once, and find nothing to do afterwards', async () => {
    const { url, drop } = await emptyDatabase()
    await Promise.all([migrate(url), migrate(url), migrate(url)])
    await migrate(url)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query<{ name: string }>('select name from migration order by id')
    await client.end()
    await drop()
    const files = await readdir(new URL('../../migrations', import.meta.url))
    expect(rows.map(({ name }) => `${name}.ts`)).toEqual(files.sort())
  })

  it('keep every instant with its zone', async () => {
    const { rows } = await stores.db.pool.query(`
      select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type = 'timestamp without time zone'
        and table_name <> 'migration'`)
    expect(rows).toEqual([])
  })
})

describe('A site', () => {
  it('opens the books of its house when it is made', async () => {
    const { rows } = await stores.db.pool.query(
      `select kind from book where site_id = 'elsewhere' order by kind`,
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['advance', 'bonus', 'owed', 'sales', 'spent'])
  })
})
