import { cp, mkdir, readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

export const BACKUP_USAGE = 'npm run operator -- backup <new folder>'

/** Where the embedded database is in a DATA_DIR. */
const DATABASE = 'postgres'
const PHOTOS = 'photos'
const KEYS = ['push-keys.json', 'address-key']

type Dependencies = {
  dataDir: string
  /** Copies the database while it works; null where it is not our own. */
  backUpDatabase: ((to: string) => Promise<void>) | null
}

/** Which folder is to be made; throws with the usage. */
export const backupOf = ([folder = '', ...more]: string[]): string => {
  if (folder === '' || more.length > 0) throw new Error(BACKUP_USAGE)
  return folder
}

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** An upload as it was sent knows where its photo was taken; neither it nor a draft is acknowledged. */
const isUnfinished = (path: string) =>
  basename(dirname(path)) === 'incoming' || path.endsWith('.draft')

/** What is there already is not copied again; what is not there at all is no loss. */
const copyTo = async (folder: string, from: string, name: string) => {
  await cp(join(from, name), join(folder, name), {
    recursive: true,
    force: false,
    preserveTimestamps: true,
    filter: (path) => !isUnfinished(path),
  }).catch((error: unknown) => {
    if (!isGone(error)) throw error
  })
}

/**
 * Makes a folder that a server starts on as on its own DATA_DIR. Photos are copied before the
 * database and after it, so that every photo that its copy knows of is there.
 */
export const operateBackup = async (
  { dataDir, backUpDatabase }: Dependencies,
  typed: string[],
): Promise<string> => {
  const folder = backupOf(typed)
  await mkdir(folder, { recursive: true, mode: 0o755 })
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`)
  await copyTo(folder, dataDir, PHOTOS)
  await backUpDatabase?.(join(folder, DATABASE))
  await copyTo(folder, dataDir, PHOTOS)
  for (const key of KEYS) await copyTo(folder, dataDir, key)
  return backUpDatabase
    ? `${folder} is a whole DATA_DIR: a server started on a copy of it goes on from now.`
    : `${folder} has the photos and keys. Dump the database of DATABASE_URL with its own tools.`
}
