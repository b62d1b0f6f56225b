import { formerDigests, type MigrationFile } from './migration-files.ts'

/** A database that this release cannot use. Its message is one sentence that says what to do. */
export class UnusableDatabase extends Error {}

/** A migration that a database has run; `digest` is null where none was recorded yet. */
export type RanMigration = { name: string; digest: string | null }

const OLDEST_MAJOR = 15

const ELSEWHERE = 'set DATA_DIR or DATABASE_URL to another database'

/** @param versionNumber `server_version_num`, as 150004 for 15.4 */
export const refuseServer = (versionNumber: number): string | null =>
  versionNumber >= OLDEST_MAJOR * 10_000
    ? null
    : `The database server is PostgreSQL ${Math.floor(versionNumber / 10_000)}, which is too old: ` +
      `set DATABASE_URL to PostgreSQL ${OLDEST_MAJOR} or newer.`

const isText = ({ name, digest }: MigrationFile, recorded: string) =>
  recorded === digest || recorded === formerDigests.get(name)

/** Why this release cannot take over a database that has run these migrations. */
export const refuseHistory = (
  ran: readonly RanMigration[],
  files: readonly MigrationFile[],
): string | null => {
  const known = new Map(files.map((file) => [file.name, file]))
  const newest = files.at(-1)?.name ?? ''
  for (const { name, digest } of ran) {
    const file = known.get(name)
    if (!file && name > newest)
      return (
        `A newer release has used this database (migration ${name}), and nothing was changed: ` +
        `start that release, restore a backup from before its upgrade, or ${ELSEWHERE}.`
      )
    if (!file)
      return (
        `This database ran migration ${name}, which this release does not know, and nothing was ` +
        `changed: start the release that made it, or ${ELSEWHERE}.`
      )
    if (digest !== null && !isText(file, digest))
      return (
        `This database ran another text of migration ${name} than this release has, and nothing ` +
        `was changed: start the release that made it, or ${ELSEWHERE}.`
      )
  }
  return null
}

export const refuseFailed = (name: string, reason: string) =>
  `Migration ${name} cannot upgrade this database (${reason}), and nothing was changed: start the ` +
  `release that used it before, or ${ELSEWHERE}.`
