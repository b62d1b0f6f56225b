import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { startSpecServer } from '../server/servers.ts'
import { dropAllOf, onServer, type SpecDatabase, urlOf } from './database.ts'

type Running = SpecDatabase & { stop(): Promise<void> }

/** One server for all projects of a run: each project loads this module anew, so it lives here. */
const shared = globalThis as { specDatabase?: { users: number; running: Promise<Running> } }

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Nobody may be connected to a database of which clones are made. */
const closeTo = (serverUrl: string, name: string) =>
  onServer(
    serverUrl,
    `alter database ${name} allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )

/** By a process of its own: it needs the whole server, and this one lives as long as the run. */
const seedWorld = (url: string) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'seed-world.ts'), url])

const start = async (): Promise<Running> => {
  const server = await startSpecServer(say)
  try {
    say(`Specs run on: ${server.name}`)
    const run = randomBytes(6).toString('hex')
    const [template, world] = [`template_${run}`, `world_${run}`]
    const { migrate } = await import('#adapters/postgres/platform/migrate.ts')
    await onServer(server.url, `create database ${template}`)
    await migrate(urlOf(server.url, template))
    await closeTo(server.url, template)
    await onServer(server.url, `create database ${world} template ${template}`)
    await seedWorld(urlOf(server.url, world))
    await closeTo(server.url, world)
    const dataFolder = await mkdtemp(join(tmpdir(), 'servers-'))
    const stop = async () => {
      await dropAllOf(server.url, run)
      await server.stop()
      await rm(dataFolder, { recursive: true, force: true })
    }
    return { serverUrl: server.url, run, template, world, dataFolder, stop }
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
