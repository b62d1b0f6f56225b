import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { inPhase } from '../runner/profile/phases.ts'
import { expectBalanced } from './books.ts'

declare module 'vitest' {
  interface ProvidedContext {
    specDatabase: SpecDatabase
  }
}

/**
 * The server that the run's specs share, and what they clone: `template` is migrated and empty,
 * `world` has the world of the demo as well. The names of all clones end in `run`. Servers under test
 * have their data in `dataFolder`, which is deleted at the end of the run.
 */
export type SpecDatabase = {
  serverUrl: string
  run: string
  template: string
  world: string
  dataFolder: string
}

export type FreshDatabase = { url: string; drop(): Promise<void> }

export const urlOf = (serverUrl: string, database: string) => {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/** Runs statements one by one on the server's own database; creating one allows no transaction. */
export const onServer = async (serverUrl: string, ...statements: string[]) => {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A copy that shares its blocks, where Postgres and the file system know how; else they copy. */
const SHARING =
  "select set_config(name, 'clone', false) from pg_settings where name = 'file_copy_method'"

/** A clone of one of the run's databases, of which nobody else knows. */
export const cloneOf = async (
  { serverUrl, run, ...from }: SpecDatabase,
  kind: 'template' | 'world' = 'template',
): Promise<FreshDatabase> => {
  const name = `spec_${randomUUID().replaceAll('-', '')}_${run}`
  const create = `create database ${name} template ${from[kind]} strategy file_copy`
  await onServer(serverUrl, SHARING, create)
  return {
    url: urlOf(serverUrl, name),
    drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
  }
}

/** What a run has made and its specs have left behind. */
export const dropAllOf = async (serverUrl: string, run: string) => {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where datname like $1',
      [`%\\_${run}`],
    )
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  } finally {
    await client.end()
  }
}

/** By this name a connection that looks into the books can be told from the product's own. */
export const LOOKER = 'looks into the books'

/** The databases of this spec file, with a connection that looks into each. */
const open = new Map<string, pg.Client>()

/** A look into every database of this spec file that is not dropped yet. */
export const withEachDatabase = async (look: (client: pg.Client) => Promise<void>) => {
  for (const client of open.values()) await look(client)
}

const expectLedgerToBalance = async (client: pg.Client) => {
  const { rows } = await client.query("select to_regclass('ledger_entry') is not null as exists")
  if (rows[0].exists) await inPhase('ledger', () => expectBalanced(client))
}

/** Fails if a database of this test file has a ledger that does not balance. */
export const expectLedgersToBalance = () => withEachDatabase(expectLedgerToBalance)

/** The next clone of each kind is made while a spec file works with the one before. */
const ahead = new Map<string, Promise<FreshDatabase>>()

const nextClone = async (kind: 'template' | 'world') => {
  const from = inject('specDatabase')
  const clone = await (ahead.get(kind) ?? cloneOf(from, kind))
  const next = cloneOf(from, kind)
  next.catch(() => undefined)
  ahead.set(kind, next)
  return clone
}

/**
 * A migrated database for one spec file, empty or with the world of the demo; drop it in
 * `afterAll`.
 */
export const freshDatabase = async (
  kind: 'template' | 'world' = 'template',
): Promise<FreshDatabase> => {
  const { url, drop } = await inPhase('clone', () => nextClone(kind))
  const client = new pg.Client({ connectionString: url, application_name: LOOKER })
  client.on('error', () => undefined)
  await client.connect()
  open.set(url, client)
  return {
    url,
    drop: async () => {
      const isFirstDrop = open.delete(url)
      try {
        if (isFirstDrop) await expectLedgerToBalance(client)
      } finally {
        await client.end()
        await inPhase('stop', drop)
      }
    },
  }
}
