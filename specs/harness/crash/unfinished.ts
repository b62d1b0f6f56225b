import { existsSync } from 'node:fs'
import { readdir, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { HOUR_MS } from '#core/kernel/time-units.ts'

/** The folders of a data folder in which the server writes files. */
const FOLDERS = ['photos', 'mail']

const isUnfinished = (path: string) =>
  basename(dirname(path)) === 'incoming' || path.endsWith('.draft')

/** Files that the server writes, by their paths. Some may be gone when a caller looks at them. */
const filesIn = async (folder: string): Promise<string[]> => {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
}

export const photoFilesIn = (dataDir: string): Promise<string[]> => filesIn(join(dataDir, 'photos'))

/** Lists interrupted uploads and drafts that the clean-up has not removed. */
export const unfinishedIn = async (dataDir: string): Promise<string[]> => {
  const all = await Promise.all(FOLDERS.map((name) => filesIn(join(dataDir, name))))
  return all.flat().filter(isUnfinished)
}

/** Makes unfinished files old enough for the next start to remove them, as if time had passed. */
export const ageUnfinished = async (dataDir: string): Promise<void> => {
  for (const path of await unfinishedIn(dataDir)) {
    const { mtimeMs } = await stat(path)
    const at = new Date(mtimeMs - 2 * HOUR_MS)
    await utimes(path, at, at)
  }
}
