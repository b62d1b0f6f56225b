import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { migrate } from '#adapters/postgres/platform/migrate.ts'
import { openMigrator } from '#adapters/postgres/platform/orm.ts'
import { onServer, urlOf } from './database.ts'

/** A database as it was right after the migration of that name. */
export const databaseAt = async (name: string) => {
  const { serverUrl } = inject('specDatabase')
  const empty = `past_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, `create database ${empty}`)
  const past = urlOf(serverUrl, empty)
  const { migrator, close } = await openMigrator(past)
  await migrator.up({ to: name })
  const client = new pg.Client({ connectionString: past })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await close()
    await onServer(serverUrl, `drop database ${empty} with (force)`)
  })
  return { client, url: past, goOn: () => migrate(past) }
}

/** The id of the only member of the only site. */
export const aMember = async (client: pg.Client) => {
  const account = randomUUID()
  await client.query(
    `insert into site (id, hosts, settings, company, markets, regions)
    values ('vonk', '{}', '{}', '{}', '{}', '{}')`,
  )
  await client.query(
    `insert into account (id, site_id, email, language, state, context, version, created_at)
    values ($1, 'vonk', 'lid@vonk.example', 'nl', '{}', '{}', 1, now())`,
    [account],
  )
  return account
}
