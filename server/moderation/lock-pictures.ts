import { createHash } from 'node:crypto'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { Clock, Limiter } from '#core/kernel/ports.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import type { ModerationStore, Reportable } from '#core/moderation/ports.ts'
import {
  type LockTerm,
  lockedByWord,
  lockTermOf,
  NOTICE_LOCKS_PER_DAY,
  NOTICE_LOCKS_PER_PROFILE,
} from '#core/moderation/rules.ts'
import type { PhotoLibrary } from '#core/photo/library.ts'

/** `other`: who reports it, and saw it in the conversation. */
export type LockPictures = (
  found: Reportable,
  by: { case: string; other: string | null; term?: LockTerm },
) => Promise<FirstEvent[]>

/**
 * What locks the pictures of a report in the write of the report itself (MOD-04). Nobody looks at
 * them: of each is kept its hash, and when.
 */
export const createLockPictures =
  ({ photoLibrary }: { photoLibrary: PhotoLibrary }): LockPictures =>
  async ({ accused, pictures, conversation }, { case: id, other, term = 'untilDecided' }) => {
    const type = term === 'forTerm' ? 'lockForTerm' : 'lock'
    const talk = conversation && other ? { conversation, other } : null
    const lock = async ({ id: picture, name }: Reportable['pictures'][number]) => {
      const file = await photoLibrary.read(name, 'full')
      const hash = file && createHash('sha256').update(file).digest('hex')
      const begin = { photo: picture, account: accused, talk }
      const to = 'photo'
      const events: FirstEvent[] = [
        { to, id: picture, begin, record: { name, match: null }, must: false },
        { to, id: picture, event: { type: 'show' }, must: false },
        { to, id: picture, event: { type, case: id, hash }, must: false },
      ]
      return events
    }
    return (await Promise.all(pictures.map(lock))).flat()
  }

const DAY_S = DAY_MS / 1_000
const perNetwork = { max: NOTICE_LOCKS_PER_DAY, windowS: DAY_S }
const perProfile = { max: NOTICE_LOCKS_PER_PROFILE, windowS: 7 * DAY_S }

/** Where a notice without an account comes from: a keyed hash of its network. */
type FromNetwork = { source: string }

/** What a notice without an account locks by itself; null where it locks nothing (MOD-15). */
export type LockableByStranger = (
  found: Reportable,
  from: FromNetwork,
) => Promise<{ found: Reportable; term: LockTerm } | null>

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
  async (found, { source }) => {
    const now = clock.now()
    const ids = found.pictures.map(({ id }) => id)
    const asked = { reporter: null, source, since: now, pictures: ids }
    const before = await moderation.lockedBefore(asked)
    const term = lockTermOf({ isMember: false, wrong: before.wrong })
    const pictures = lockedByWord(found.pictures, before)
    if (term === null || pictures.length === 0) return null
    const isAllowed = async (key: string, limit: typeof perNetwork) =>
      (await limiter.take(key, limit, now)).allowed
    const allowed =
      (await isAllowed(`lockPerNetwork:${source}`, perNetwork)) &&
      (await isAllowed(`lockPerProfile:${found.accused}`, perProfile))
    return allowed ? { found: { ...found, pictures }, term } : null
  }
