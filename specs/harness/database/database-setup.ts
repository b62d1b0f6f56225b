import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { startSpecServer } from '../server/servers.ts'
import { onServer, type SpecDatabase, urlOf } from './database.ts'

type Running = SpecDatabase & { stop(): Promise<void> }

/** One server for all projects of a run: each project loads this module anew, so it lives here. */
const shared = globalThis as { specDatabase?: { users: number; running: Promise<Running> } }

const say = (line: string) => process.stdout.write(`${line}\n`)

const start = async (): Promise<Running> => {
  const server = await startSpecServer(say)
  try {
    say(`Specs run on: ${server.name}`)
    const template = `template_${randomBytes(6).toString('hex')}`
    await onServer(server.url, `create database ${template}`)
    const { migrate } = await import('#adapters/postgres/platform/migrate.ts')
    await migrate(urlOf(server.url, template))
    await onServer(
      server.url,
      `alter database ${template} allow_connections false`,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${template}'`,
    )
    const stop = async () => {
      await onServer(server.url, `drop database if exists ${template} with (force)`)
      await server.stop()
    }
    return { serverUrl: server.url, template, stop }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Vitest calls this before the first spec that needs a database, and what it answers at the end. */
export const setup = async (project: TestProject) => {
  shared.specDatabase ??= { users: 0, running: start() }
  const mine = shared.specDatabase
  mine.users += 1
  const { stop, ...database } = await mine.running
  project.provide('specDatabase', database)
  return async () => {
    mine.users -= 1
    if (mine.users === 0) {
      delete shared.specDatabase
      await stop()
    }
  }
}
