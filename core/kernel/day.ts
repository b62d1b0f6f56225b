import { DAY_MS } from '#core/kernel/time-units.ts'

/** Days of the sites: their age limits and daily limits count in this zone. */
const ZONE = 'Europe/Amsterdam'

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** The calendar day of an instant, `YYYY-MM-DD`. */
export const dayOf = (at: Date): string => wallClock.format(at).slice(0, 10)

/** The instant at which the day of this instant began. Clocks change at night, not at midnight. */
export const startOfDay = (at: Date): Date => {
  const midnightUtc = Date.parse(`${dayOf(at)}T00:00:00Z`)
  const shown = Date.parse(`${wallClock.format(midnightUtc).replace(' ', 'T')}Z`)
  return new Date(midnightUtc - (shown - midnightUtc))
}

/** Noon in UTC is on the same day there, in summer and in winter. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** The instant at which a day `YYYY-MM-DD` begins. */
export const beginningOf = (day: string): Date => startOfDay(noonOf(day))

/** So many days after a day, or before it: both `YYYY-MM-DD`. */
export const daysAfter = (day: string, days: number): string =>
  new Date(noonOf(day).getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** The Monday of the week that a day is in. */
export const mondayOf = (day: string): string =>
  daysAfter(day, -((noonOf(day).getUTCDay() + 6) % 7))

/** Whether this is a day of the calendar, as `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => {
  const noon = /^\d{4}-\d{2}-\d{2}$/.test(text) ? noonOf(text).getTime() : Number.NaN
  return !Number.isNaN(noon) && new Date(noon).toISOString().startsWith(text)
}
