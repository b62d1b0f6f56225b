import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { migrate } from '#adapters/postgres/platform/migrate.ts'
import {
  formerDigests,
  migrationFiles,
} from '#adapters/postgres/platform/upgrade/migration-files.ts'
import { freshDatabase } from '#specs/harness/database/database.ts'
import { aMember, databaseAt } from '#specs/harness/database/past.ts'
import { serverProcess } from '#specs/harness/support/process.ts'

const BEFORE_DIGESTS = '120-who-is-reported-may-report-too'
const PARSED = `select proname from pg_proc
  where prosqlbody is not null and pronamespace = 'public'::regnamespace order by 1`
const HISTORY = `select name, to_jsonb(m) ->> 'digest' as digest from migration m order by name`
const COLUMNS = `select table_name, column_name from information_schema.columns
  where table_schema = 'public' order by 1, 2`

/** Gives the functions the parsed bodies that the former texts of the migrations gave them. */
const parseBodies = async (client: pg.Client) => {
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_functiondef(p.oid) as definition from pg_proc p
    join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace and l.lanname = 'sql'
      and p.proname in ('may_be_shown', 'may_talk_on', 'barred_with', 'same_mailbox',
        'address_hash', 'avoids', 'banned_at', 'opener_hash')`,
  )
  for (const { definition } of rows) {
    await client.query(
      definition.replace(/AS \$function\$\s*select /, 'RETURN ').replace(/\$function\$\s*$/, ''),
    )
  }
}

const rowsOf = async (client: pg.Client, sql: string) => (await client.query(sql)).rows

/** An own database with all migrations. */
const databaseNow = async () => {
  const { url, drop } = await freshDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await drop()
  })
  return { client, url }
}

describe('a database whose migrations had no digests yet', () => {
  it('gets string bodies for its functions, and the digests of the texts it ran (OPS-06)', async () => {
    const { client, url } = await databaseAt(BEFORE_DIGESTS)
    await parseBodies(client)
    expect(await rowsOf(client, PARSED)).toHaveLength(8)
    const member = await aMember(client)
    const added = await migrate(url)
    expect(added).toEqual(
      migrationFiles().flatMap(({ name }) => (name > BEFORE_DIGESTS ? [name] : [])),
    )
    expect(await rowsOf(client, PARSED)).toEqual([])
    expect(await rowsOf(client, HISTORY)).toEqual(
      migrationFiles().map(({ name, digest }) => ({
        name,
        digest: formerDigests.get(name) ?? digest,
      })),
    )
    expect(await rowsOf(client, `select id from account`)).toEqual([{ id: member }])
    expect(await migrate(url)).toEqual([])
  })
})

describe('a new database', () => {
  it('has the digest of each migration, and no function that keeps a parsed body (OPS-06)', async () => {
    const { client } = await databaseNow()
    expect(await rowsOf(client, HISTORY)).toEqual(migrationFiles())
    expect(await rowsOf(client, PARSED)).toEqual([])
  })
})

describe('a database that cannot be upgraded', () => {
  it('keeps its tables and its history when a later migration fails (OPS-06)', async () => {
    const { client, url } = await databaseAt('011-blocks-and-messages-that-come-back')
    await client.query('create view looks as select last_seen from profile')
    const [history, columns] = [await rowsOf(client, HISTORY), await rowsOf(client, COLUMNS)]
    await expect(migrate(url)).rejects.toThrow(
      /^Migration \d+-\S+ cannot upgrade this database \(.*\), and nothing was changed: start .*\.$/,
    )
    expect(await rowsOf(client, HISTORY)).toEqual(history)
    expect(await rowsOf(client, COLUMNS)).toEqual(columns)
  })

  it.each([
    ['a newer release used it', `insert into migration (name) values ('999-later')`, 'newer'],
    ['it ran an unknown migration', `insert into migration (name) values ('000-x')`, 'not know'],
    [
      'it ran another text',
      `update migration set digest = 'edited' where name like '009-%'`,
      'another text',
    ],
  ])('is refused and left alone when %s (OPS-06)', async (_, change, words) => {
    const { client, url } = await databaseNow()
    await client.query(change)
    const history = await rowsOf(client, HISTORY)
    await expect(migrate(url)).rejects.toThrow(words)
    expect(await rowsOf(client, HISTORY)).toEqual(history)
  })

  it('is refused when its server is older than 15 (OPS-06)', async () => {
    const { client, url } = await databaseNow()
    // The server looks like version 14 to whoever asks for its settings.
    await client.query(`create function current_setting(text) returns text language sql
      as $$ select '140023' $$`)
    const name = new URL(url).pathname.slice(1)
    await client.query(`alter database ${name} set search_path = public, pg_catalog`)
    await expect(migrate(url)).rejects.toThrow(
      'The database server is PostgreSQL 14, which is too old: set DATABASE_URL to PostgreSQL 15 or newer.',
    )
  })
})

const dataFolder = async () => {
  const made = await mkdtemp(join(tmpdir(), 'upgrades-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

describe('npm start', () => {
  it('says in one sentence what to do about a database of a newer release, and ends (OPS-06)', async () => {
    const { client, url } = await databaseNow()
    await client.query(`insert into migration (name) values ('999-later')`)
    const server = serverProcess({ DATABASE_URL: url, DATA_DIR: await dataFolder() })
    onTestFinished(() => void server.child.kill('SIGKILL'))
    expect(await Promise.race([server.ended, server.address])).toEqual({ code: 1, signal: null })
    expect(server.stderr()).toBe(
      'A newer release has used this database (migration 999-later), and nothing was changed: ' +
        'start that release, restore a backup from before its upgrade, or set DATA_DIR or ' +
        'DATABASE_URL to another database.\n',
    )
  })
})
