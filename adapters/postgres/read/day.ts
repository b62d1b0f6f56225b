const calendar = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
})

/** The calendar day of an instant where the sites are, `YYYY-MM-DD`. */
export const dayOf = (at: Date): string => calendar.format(at)
