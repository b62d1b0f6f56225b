import { createHash } from 'node:crypto'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { Clock, Limiter } from '#core/kernel/ports.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import type { ModerationStore, Reportable } from '#core/moderation/ports.ts'
import { LOCKS_PER_DAY, lockedByWord } from '#core/moderation/rules.ts'
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

const A_DAY = { max: LOCKS_PER_DAY, windowS: DAY_MS / 1_000 }

/** The pictures that who is not logged in locks, by their word alone and as often as their source may. */
export type LockableByStranger = (found: Reportable, source: string) => Promise<Reportable>

export const createLockableByStranger =
  ({
    moderation,
    limiter,
    clock,
  }: {
    moderation: ModerationStore
    limiter: Limiter
    clock: Clock
  }): LockableByStranger =>
  async (found, source) => {
    const now = clock.now()
    const asked = found.pictures.map(({ id }) => id)
    const before = await moderation.lockedBefore({ reporter: null, since: now, pictures: asked })
    const pictures = lockedByWord(found.pictures, before)
    if (pictures.length === 0) return { ...found, pictures }
    const limit = { ...A_DAY, many: pictures.length }
    const { allowed } = await limiter.take(`lockPerSource:${source}`, limit, now)
    return { ...found, pictures: allowed ? pictures : [] }
  }
