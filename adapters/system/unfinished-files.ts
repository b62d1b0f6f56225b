import { readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { UnfinishedFiles } from '#core/kernel/ports.ts'

/** Uploads lie here as they were sent, until their picture is made. */
const UPLOADS = 'incoming'
const DRAFT = '.draft'

/** A folder or a file that is gone meanwhile, or was never there, is no fault. */
const orNull = <T>(found: Promise<T>) =>
  found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

/** Folder by folder, because all photos of a site at once would take much memory. */
async function* unfinishedIn(folder: string): AsyncGenerator<string> {
  const entries = (await orNull(readdir(folder, { withFileTypes: true }))) ?? []
  const isUnfinished = (name: string) => basename(folder) === UPLOADS || name.endsWith(DRAFT)
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* unfinishedIn(path)
    else if (isUnfinished(entry.name)) yield path
  }
}

/** The UnfinishedFiles port over these folders. Ages are real time, as files have it. */
export const unfinishedFiles = (folders: readonly string[]): UnfinishedFiles => ({
  remove: async (olderThanMs) => {
    const before = Date.now() - olderThanMs
    let removed = 0
    for (const folder of folders) {
      for await (const path of unfinishedIn(folder)) {
        const found = await orNull(stat(path))
        if (found === null || found.mtimeMs >= before) continue
        await rm(path, { force: true })
        removed += 1
      }
    }
    return removed
  },
})
