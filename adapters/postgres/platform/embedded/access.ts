import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import type { ProcessIdentity } from './process.ts'

/** What is remembered beside the data folder, readable by its owner only. */
export type Access = {
  password: string
  port: number
  /** Those that use it, each with what tells its process from another one of that number. */
  users: (ProcessIdentity & { id: string })[]
}

export const newPassword = () => randomBytes(24).toString('base64url')

/** What root makes in another user's folder stays readable for that user. */
export const keepWithFolder = (file: string) => {
  const { uid, gid } = statSync(dirname(file))
  if (process.getuid?.() === 0) chownSync(file, uid, gid)
}

const fileOf = (dataDir: string) => `${dataDir}.json`

export const readAccess = (dataDir: string): Access => {
  const file = fileOf(dataDir)
  if (!existsSync(file)) {
    throw new Error(`${dataDir} is a Postgres cluster, but ${file} with its password is missing.`)
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}

export const writeAccess = (dataDir: string, access: Access) => {
  const file = fileOf(dataDir)
  writeFileSync(`${file}.new`, `${JSON.stringify(access)}\n`, { mode: 0o600 })
  chmodSync(`${file}.new`, 0o600)
  keepWithFolder(`${file}.new`)
  renameSync(`${file}.new`, file)
}
