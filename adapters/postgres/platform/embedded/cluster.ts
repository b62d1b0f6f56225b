import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  rename,
  rm,
  rmdir,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { ownerFor } from './owner.ts'

const run = promisify(execFile)

const flags = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--no-instructions',
]

/** A finished cluster has both: initdb writes PG_VERSION first and pg_control much later. */
export const isCluster = (dataDir: string) =>
  existsSync(join(dataDir, 'PG_VERSION')) && existsSync(join(dataDir, 'global', 'pg_control'))

/** Rejects when the folder holds something that is not ours to overwrite. */
export const refuseForeignFolder = async (dataDir: string) => {
  if (!existsSync(dataDir)) return
  const entries = await readdir(dataDir)
  if (entries.length === 0) return rmdir(dataDir)
  throw new Error(
    `${dataDir} is not a finished Postgres cluster and not empty. Nothing was changed: move it away.`,
  )
}

/** An initdb whose parent was killed may still write there, so each attempt has its own name. */
const newAttempt = async (dataDir: string) => {
  const parent = dirname(dataDir)
  const prefix = `${basename(dataDir)}.unfinished-`
  const left = (await readdir(parent)).filter((name) => name.startsWith(prefix))
  const removeOptions = { recursive: true, force: true, maxRetries: 5 }
  await Promise.allSettled(left.map((name) => rm(join(parent, name), removeOptions)))
  const attempt = await mkdtemp(join(parent, prefix))
  await chmod(attempt, 0o711)
  await mkdir(join(attempt, 'data'))
  return attempt
}

/**
 * Makes the cluster beside its place and moves it there when it is whole, so a folder that bears
 * the name is always finished, and what an interrupted attempt left is never taken for data.
 */
export const createCluster = async (
  { initdb, locale }: Binaries,
  { dataDir, password, fsync }: { dataDir: string; password: string; fsync: boolean },
) => {
  const attempt = await newAttempt(dataDir)
  const data = join(attempt, 'data')
  const owner = ownerFor(dataDir, [initdb, data])
  const passwordFile = join(attempt, 'password')
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  const { uid, gid } = owner.ids
  if (uid !== undefined && gid !== undefined) {
    await chown(data, uid, gid)
    await chown(passwordFile, uid, gid)
  }
  const args = [`--pgdata=${data}`, `--pwfile=${passwordFile}`, ...flags, ...locale]
  const [program, rest, as] = owner.command(initdb, fsync ? args : [...args, '--no-sync'])
  const env = { LC_ALL: 'C', PATH: '/usr/bin:/bin' }
  await run(program, rest, { ...as, cwd: '/', env }).catch((cause) => {
    throw new Error(`Postgres could not make its cluster: ${String(cause.stderr).trim()}`, {
      cause,
    })
  })
  await rename(data, dataDir)
  await rm(attempt, { recursive: true, force: true })
}
