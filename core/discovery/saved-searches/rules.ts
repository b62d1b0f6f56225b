import { beginningOf, dayOf, daysAfter, startOfDay } from '#core/kernel/day.ts'
import { HOUR_MS } from '#core/kernel/time-units.ts'

/** So many searches a member may save. */
export const SAVED_SEARCHES_MAX = 10
export const SAVED_NAME_MAX = 40
/** New members are counted so far: one more says that there are more. */
export const NEWCOMERS_MAX = 99
/** Who takes a look and dies with it is followed by another after so long. */
export const LEASE_MS = 5 * 60_000
/** So long after a look that found nobody the next one comes. */
export const LOOK_MS = HOUR_MS
/** Nobody is told earlier in the day. */
export const TELL_FROM_HOUR = 9

const morningOf = (midnight: Date) => new Date(midnight.getTime() + TELL_FROM_HOUR * HOUR_MS)

/** From when on a member may be told again: once a day, and not in the night (DSC-11). */
export const mayBeToldFrom = (now: Date, toldOn: string | null): Date =>
  toldOn === dayOf(now) ? morningOf(beginningOf(daysAfter(toldOn, 1))) : morningOf(startOfDay(now))

/** When to look next: after a while, and not before anything could be told. */
export const nextLook = (now: Date, toldOn: string | null): Date =>
  new Date(Math.max(now.getTime() + LOOK_MS, mayBeToldFrom(now, toldOn).getTime()))
