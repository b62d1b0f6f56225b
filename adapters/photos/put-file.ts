import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

const closing = async (file: FileHandle, work: () => Promise<void>) => {
  try {
    await work()
  } finally {
    await file.close()
  }
}

/** Windows opens no folder, and needs no flush of one. */
const flushFolder = async (folder: string) => {
  if (process.platform === 'win32') return
  const file = await open(folder, 'r')
  await closing(file, () => file.sync())
}

const makeFolder = async (folder: string) => {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first !== undefined) await flushFolder(dirname(first))
}

/**
 * Whole or not at all, whatever happens meanwhile. Once it returns the file outlives a power
 * failure, because its bytes and its name are flushed to the disk.
 */
export const putFile = async (path: string, bytes: Uint8Array): Promise<void> => {
  const folder = dirname(path)
  await makeFolder(folder)
  const draft = `${path}.${randomUUID()}.draft`
  try {
    const file = await open(draft, 'wx', 0o600)
    await closing(file, async () => {
      await file.writeFile(bytes)
      await file.sync()
    })
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await flushFolder(folder)
}
