import { DAY_MS } from '#core/kernel/time-units.ts'

/** So many days back members find what happened; what it was about is kept for its own time. */
export const HAPPENINGS_DAYS = 30
/** So much of it comes at once. */
export const HAPPENINGS_PAGE = 24

export const happenedSince = (now: Date): Date => new Date(now.getTime() - HAPPENINGS_DAYS * DAY_MS)
