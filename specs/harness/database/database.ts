import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    specDatabase: SpecDatabase
  }
}

/** The server that the run's specs share, and the migrated database that each of them clones. */
export type SpecDatabase = { serverUrl: string; template: string }

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

/** A clone of a template, of which nobody else knows. */
export const cloneOf = async ({ serverUrl, template }: SpecDatabase): Promise<FreshDatabase> => {
  const name = `spec_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: urlOf(serverUrl, name),
    drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
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

/** A migrated, empty database for one spec file; drop it in `afterAll`. */
export const freshDatabase = async (): Promise<FreshDatabase> => {
  const { url, drop } = await cloneOf(inject('specDatabase'))
  const client = new pg.Client({ connectionString: url, application_name: LOOKER })
  client.on('error', () => undefined)
  await client.connect()
  open.set(url, client)
  return {
    url,
    drop: async () => {
      open.delete(url)
      await client.end()
      await drop()
    },
  }
}
