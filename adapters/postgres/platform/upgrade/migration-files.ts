import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const migrationsFolder = () =>
  fileURLToPath(new URL('../../../../migrations', import.meta.url))

export type MigrationFile = { name: string; digest: string }

/** Git may check files out with the line ends of Windows. */
const digestOf = (text: string) =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('base64url').slice(0, 22)

/** Every migration of this release, in order, with the digest of its text. */
export const migrationFiles = (folder: string = migrationsFolder()): MigrationFile[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => ({
      name: file.replace(/\.ts$/, ''),
      digest: digestOf(readFileSync(join(folder, file), 'utf8')),
    }))

/**
 * The digests of the six migrations that were edited once, because PostgreSQL 15.20 refuses their
 * former text. A database that ran the former text starts as well: migration 121 gives both the same
 * functions.
 */
export const formerDigests: ReadonlyMap<string, string> = new Map([
  ['003-profiles-and-likes', 'eNdIzuyqJ-rCrJRdo2oKZj'],
  ['009-accounts-that-end', '8Gzuj40xD3dbnaSQ1RCukk'],
  ['011-blocks-and-messages-that-come-back', '0h_W_BP5oXdRFG6RrNZzgd'],
  ['065-addresses-to-avoid', 'MZHHYIZ2KCThROZXd0Oic1'],
  ['077-banned-addresses', 'KRuve6H8M_FVN_0gek7LDR'],
  ['087-first-signs-of-abuse', 'EyJIsYWPDQE2_xcN7yEgTZ'],
])
