import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { reasonOfFailedWrite } from '#core/kernel/failed-writes.ts'
import { StorageAway } from '#core/kernel/ports.ts'
import { type KeptSize, keptSizes, type PhotoLibrary, photoSizes } from '#core/photo/library.ts'
import { fingerprintOf } from './fingerprint.ts'
import { putFile } from './put-file.ts'
import { receive } from './receive.ts'
import { reencodePhoto } from './reencode.ts'

const NAME = /^[0-9a-f]{64}$/

const pathOf = (dir: string, name: string, size: KeptSize) => {
  if (!NAME.test(name)) throw new Error('This is no name of a photo')
  return join(dir, name.slice(0, 2), `${name}.${size}.webp`)
}

const isMissing = (error: NodeJS.ErrnoException) => error.code === 'ENOENT'

/**
 * The PhotoLibrary port over files in `dir`. `inTurn` runs a few at a time and refuses when too
 * many wait, so that neither memory nor time is anybody's to take.
 */
export const photoLibrary = ({
  dir,
  inTurn,
  onFailure = () => undefined,
}: {
  dir: string
  inTurn: <T>(work: () => Promise<T>) => Promise<T>
  /** Told of every error while a photo is written. */
  onFailure?: (error: unknown) => void
}): PhotoLibrary => {
  const incoming = join(dir, 'incoming')
  const rethrow = (error: unknown): never => {
    onFailure(error)
    const reason = reasonOfFailedWrite(error)
    throw reason === null ? error : new StorageAway(`Photos: ${reason}`, { cause: error })
  }
  const keep = async (draft: string, name: string, sizes: readonly KeptSize[]) => {
    const made = await inTurn(() => reencodePhoto(draft))
    if ('fault' in made) return made.fault
    for (const size of sizes) await putFile(pathOf(dir, name, size), made[size]).catch(rethrow)
    return 'ok' as const
  }
  const read = async (name: string, size: KeptSize) =>
    readFile(pathOf(dir, name, size)).catch((error: NodeJS.ErrnoException) => {
      if (isMissing(error)) return null
      throw error
    })
  return {
    receive: async (pieces) => {
      await mkdir(incoming, { recursive: true, mode: 0o700 }).catch(rethrow)
      const draft = join(incoming, randomUUID())
      const discard = () => rm(draft, { force: true })
      const received = await receive(pieces, draft).catch(async (error) => {
        await discard()
        return rethrow(error)
      })
      if ('fault' in received) {
        await discard()
        return received
      }
      return {
        hash: received.hash,
        keep: (name, sizes = photoSizes) => keep(draft, name, sizes),
        discard,
      }
    },
    read,
    fingerprint: async (name) => {
      const file = await read(name, 'full')
      return file && inTurn(() => fingerprintOf(file))
    },
    remove: async (name) => {
      for (const size of keptSizes) await rm(pathOf(dir, name, size), { force: true })
    },
  }
}
