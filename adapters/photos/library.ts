import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { reasonOfFailedWrite } from '#core/kernel/failed-writes.ts'
import { StorageAway } from '#core/kernel/ports.ts'
import type { DigitalSource } from '#core/photo/digital-source.ts'
import {
  type KeptSize,
  keptSizes,
  type PhotoLibrary,
  photoSizes,
  type ReadSize,
} from '#core/photo/library.ts'
import { packPictureOf } from '#core/photo/pack/values.ts'
import { fingerprintOf } from './fingerprint.ts'
import { putFile } from './put-file.ts'
import { receive } from './receive.ts'
import { reencodePhoto } from './reencode.ts'

const NAME = /^[0-9a-f]{64}$/

const pathOf = (dir: string, name: string, size: KeptSize) => {
  if (!NAME.test(name)) throw new Error('This is no name of a photo')
  return join(dir, name.slice(0, 2), `${name}.${size}.webp`)
}

/** The file of a picture of the pack. */
const packPathOf = (
  dir: string,
  { person, nth }: { person: number; nth: number },
  size: ReadSize,
) => join(dir, String(person), `${nth}.${size}.webp`)

const isMissing = (error: NodeJS.ErrnoException) => error.code === 'ENOENT'

/**
 * The PhotoLibrary port over files in `dir`. `inTurn` runs a few at a time and refuses when too
 * many wait, so that neither memory nor time is anybody's to take.
 */
export const photoLibrary = ({
  dir,
  packDir,
  inTurn,
  onFailure = () => undefined,
}: {
  dir: string
  /** The picture pack of the release: nothing is ever written there. */
  packDir: string
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
  const keep = async (
    draft: string,
    name: string,
    { sizes = photoSizes, source }: { sizes?: readonly KeptSize[]; source?: DigitalSource } = {},
  ) => {
    const made = await inTurn(() => reencodePhoto(draft, source))
    if ('fault' in made) return made.fault
    for (const size of sizes) await putFile(pathOf(dir, name, size), made[size]).catch(rethrow)
    return 'ok' as const
  }
  const fileOf = (name: string, size: ReadSize) => {
    const picture = packPictureOf(name)
    if (picture) return packPathOf(packDir, picture, size)
    return pathOf(dir, name, size === 'face' ? 'thumb' : size)
  }
  const read = async (name: string, size: ReadSize) =>
    readFile(fileOf(name, size)).catch((error: NodeJS.ErrnoException) => {
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
        keep: (name, options) => keep(draft, name, options),
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
