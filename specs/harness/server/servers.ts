import { existsSync } from 'node:fs'
import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#adapters/postgres/platform/embedded/embedded.ts'

/** A Postgres server for specs. `name` says in one line which it is. */
export type SpecServer = { name: string; url: string; stop(): Promise<void> }

const OFFICIAL_IMAGE = 'postgres:18-alpine'
const IMAGE_MS = 120_000
const MEMORY_BYTES_MIN = 1_000_000_000

/** Losing data is fine here: the whole server goes when the specs have ended. */
const forgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

const inMemoryFolder = async () => {
  const shared = '/dev/shm'
  if (!existsSync(shared)) return tmpdir()
  const { bavail, bsize } = await statfs(shared)
  return bavail * bsize >= MEMORY_BYTES_MIN ? shared : tmpdir()
}

/** The locale provider that the embedded Postgres has exists from PostgreSQL 17 on. */
const binariesIn = (folder: string) => ({
  initdb: join(folder, 'initdb'),
  postgres: join(folder, 'postgres'),
  locale: ['--locale=C.UTF-8'],
})

const embedded = async (): Promise<SpecServer> => {
  const { SPEC_POSTGRES_BIN: bin } = process.env
  const folder = await mkdtemp(join(await inMemoryFolder(), 'specs-'))
  const dataDir = join(folder, 'postgres')
  const silent = () => undefined
  const forget = () => rm(folder, { recursive: true, force: true })
  const { url, stop } = await startEmbeddedPostgres({
    dataDir,
    log: silent,
    fsync: false,
    ...(bin ? { binaries: binariesIn(bin) } : {}),
  }).catch(async (error) => {
    await forget()
    throw error
  })
  return {
    name: bin ? `the Postgres in ${bin}` : 'embedded Postgres',
    url,
    stop: async () => {
      await stop()
      await forget()
    },
  }
}

const container = async (image: string): Promise<SpecServer> => {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql')
  const started = await new PostgreSqlContainer(image)
    .withTmpFs({ '/var/lib/postgresql': 'rw' })
    .withCommand(['postgres', ...[...forgetful, 'max_connections=300'].flatMap((o) => ['-c', o])])
    .withStartupTimeout(IMAGE_MS)
    .start()
  return {
    name: `Testcontainers, ${image}`,
    url: started.getConnectionUri(),
    stop: async () => void (await started.stop()),
  }
}

const mayHaveEngine = () =>
  Boolean(process.env.DOCKER_HOST ?? process.env.TESTCONTAINERS_HOST_OVERRIDE) ||
  [
    '/var/run/docker.sock',
    join(homedir(), '.docker/run/docker.sock'),
    join(process.env.XDG_RUNTIME_DIR ?? '/run', 'docker.sock'),
  ].some((socket) => existsSync(socket))

/** Looks for a socket first: loading the client of the engine takes most of a second. */
const engineAnswers = async () => {
  if (!mayHaveEngine()) return false
  const { getContainerRuntimeClient } = await import('testcontainers')
  return getContainerRuntimeClient().then(
    () => true,
    () => false,
  )
}

const containerAndNothingElse = async (image: string) => {
  if (await engineAnswers()) return container(image)
  throw new Error('SPEC_DATABASE asks for testcontainers, but no Docker engine answers.')
}

const containerElseEmbedded = async (image: string, say: (line: string) => void) => {
  if (!(await engineAnswers())) return embedded()
  try {
    return await container(image)
  } catch (error) {
    say(`Testcontainers cannot serve ${image} (${(error as Error).message}).`)
    return embedded()
  }
}

/**
 * `DATABASE_URL` if set, else Testcontainers if a Docker engine answers, else embedded.
 * `SPEC_DATABASE` forces `testcontainers` or `embedded`, and then nothing stands in for it;
 * `SPEC_POSTGRES_IMAGE` names another image than the official one, and `SPEC_POSTGRES_BIN` the folder
 * of another PostgreSQL's `initdb` and `postgres` for `embedded`.
 */
export const startSpecServer = (say: (line: string) => void): Promise<SpecServer> => {
  const { DATABASE_URL, SPEC_DATABASE, SPEC_POSTGRES_IMAGE = OFFICIAL_IMAGE } = process.env
  switch (SPEC_DATABASE || undefined) {
    case 'embedded':
      return embedded()
    case 'testcontainers':
      return containerAndNothingElse(SPEC_POSTGRES_IMAGE)
    case undefined:
      return DATABASE_URL
        ? Promise.resolve({ name: 'DATABASE_URL', url: DATABASE_URL, stop: async () => undefined })
        : containerElseEmbedded(SPEC_POSTGRES_IMAGE, say)
    default:
      return Promise.reject(
        new Error(`SPEC_DATABASE is "${SPEC_DATABASE}": say "embedded" or "testcontainers".`),
      )
  }
}
