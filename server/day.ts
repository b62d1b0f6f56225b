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
