import { MINUTE_MS } from '#core/kernel/time-units.ts'
import type { QuietHours } from './values.ts'

export const DAY_MINUTES = 24 * 60
const TIME_ZONE_LENGTH_MAX = 60
/** No clock is put forward or back by more than this at once. */
const JUMP_MINUTES = 120

const clocks = new Map<string, Intl.DateTimeFormat>()

const clockOf = (timeZone: string) => {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, made)
  return made
}

/** Whether a text is the name of a time zone, as devices say it. */
export const isTimeZone = (text: string): boolean => {
  if (!/^[A-Z][\w+\-/]*$/i.test(text) || text.length > TIME_ZONE_LENGTH_MAX) return false
  try {
    return clockOf(text) !== null
  } catch {
    return false
  }
}

/** Minutes after midnight on the clocks of a zone. */
export const minuteIn = (timeZone: string, at: Date): number => {
  const [hour = 0, minute = 0] = clockOf(timeZone).format(at).split(':').map(Number)
  return hour * 60 + minute
}

/** Minutes until the clock shows `to`, were it not put forward or back meanwhile. */
const minutesTo = (to: number, minute: number) => (to - minute + DAY_MINUTES) % DAY_MINUTES

export const isQuietAt = ({ from, to }: QuietHours, timeZone: string, at: Date): boolean =>
  minutesTo(minuteIn(timeZone, at), from) < minutesTo(to, from)

/**
 * The first moment from `at` on that is not quiet, to the minute. Near the end the clock is asked
 * minute by minute: in between it may be put forward or back.
 */
export const quietUntil = (quiet: QuietHours, timeZone: string, at: Date): Date => {
  let ms = at.getTime()
  while (isQuietAt(quiet, timeZone, new Date(ms))) {
    const left = minutesTo(quiet.to, minuteIn(timeZone, new Date(ms)))
    const begun = Math.floor(ms / MINUTE_MS) * MINUTE_MS
    ms = begun + Math.max(1, left - JUMP_MINUTES) * MINUTE_MS
  }
  return new Date(ms)
}

const two = (n: number) => String(n).padStart(2, '0')

/** `07:30`, as a clock shows it, and back. */
export const clockText = (minute: number): string =>
  `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
export const minuteOf = (text: string): number => {
  const [hour = 0, minute = 0] = text.split(':').map(Number)
  return hour * 60 + minute
}
