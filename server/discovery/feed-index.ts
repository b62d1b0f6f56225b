import type { Logger } from 'pino'
import type { SearchFeed, SearchIndex } from '#core/discovery/ports.ts'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import type { Sweep } from '#server/platform/workers/sweep.ts'

/** Fewer members than these are found as fast by the database. */
const MEMBERS_MIN = 20_000
/** So long after a look that found too few the next one comes. */
const LOOK_MS = 60_000
/** What has changed is remembered for longer than this. */
const LAG_MS_MAX = HOUR_MS / 2

type Parts = { searchFeed: SearchFeed; searchIndex: SearchIndex; log: Logger }

/** Reads all members into the index, and answers the mark from which changes are to be followed. */
const load = async (
  { searchFeed, searchIndex, log }: Parts,
  members: number,
  signal: AbortSignal,
) => {
  const began = performance.now()
  const { mark } = await searchFeed.changes(null)
  await searchIndex.clear(members)
  let after: string | null = null
  do {
    const { lines, last } = await searchFeed.entries(after)
    if (signal.aborted) return null
    if (!(await searchIndex.write(lines, 'loaded'))) {
      log.warn({ members }, 'the search index has no room: the database finds the members')
      return null
    }
    after = last
  } while (after !== null)
  await searchIndex.open()
  log.info({ members, ms: Math.round(performance.now() - began) }, 'members are found from memory')
  return mark
}

/** Keeps the search index as the database is: loads it where there are many, then follows. */
export const createIndexFeed = (parts: Parts, { least = MEMBERS_MIN } = {}): Sweep => {
  const { searchFeed, searchIndex } = parts
  let mark: string | null = null
  let followedAt = 0
  let lookAt = 0
  let forgetAt = 0
  const begin = async (signal: AbortSignal) => {
    if (performance.now() < lookAt) return
    lookAt = performance.now() + LOOK_MS
    const members = await searchFeed.members()
    if (members < least) return
    mark = await load(parts, members, signal)
    followedAt = performance.now()
  }
  return async (signal) => {
    if (mark !== null && performance.now() - followedAt > LAG_MS_MAX) mark = null
    if (mark === null) {
      await begin(signal)
      return 0
    }
    try {
      const changed = await searchFeed.changes(mark)
      if (!(await searchIndex.write(changed.lines, 'changed')))
        throw new Error('The search index has no room, or has ended: it is loaded anew')
      mark = changed.mark
      followedAt = performance.now()
      if (followedAt > forgetAt) {
        forgetAt = followedAt + LOOK_MS
        await searchFeed.forget()
      }
      return 0
    } catch (error) {
      // Rather from the database than from what was true a while ago.
      await searchIndex.stop()
      mark = null
      lookAt = 0
      throw error
    }
  }
}
