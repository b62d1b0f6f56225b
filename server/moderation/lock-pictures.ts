import { createHash } from 'node:crypto'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { Reportable } from '#core/moderation/ports.ts'
import type { PhotoLibrary } from '#core/photo/library.ts'

/** `other`: who reports it, and saw it in the conversation. */
export type LockPictures = (
  found: Reportable,
  by: { case: string; other: string | null },
) => Promise<FirstEvent[]>

/**
 * What locks the pictures of a report in the write of the report itself (MOD-04). Nobody looks at
 * them: of each is kept its hash, and when.
 */
export const createLockPictures =
  ({ photoLibrary }: { photoLibrary: PhotoLibrary }): LockPictures =>
  async ({ accused, pictures, conversation }, { case: id, other }) => {
    const talk = conversation && other ? { conversation, other } : null
    const lock = async ({ id: picture, name }: Reportable['pictures'][number]) => {
      const file = await photoLibrary.read(name, 'full')
      const hash = file && createHash('sha256').update(file).digest('hex')
      const begin = { photo: picture, account: accused, talk }
      const to = 'photo'
      const events: FirstEvent[] = [
        { to, id: picture, begin, record: { name, match: null }, must: false },
        { to, id: picture, event: { type: 'show' }, must: false },
        { to, id: picture, event: { type: 'lock', case: id, hash }, must: false },
      ]
      return events
    }
    return (await Promise.all(pictures.map(lock))).flat()
  }
