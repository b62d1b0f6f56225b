import { daysAfter, noonOf } from './day.ts'
import { DAY_MS } from './time-units.ts'

const SATURDAY = 6
const isWeekend = (day: string) => [0, SATURDAY].includes(noonOf(day).getUTCDay())

/** Easter Sunday in the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
export const easterOf = (year: number): string => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor((8 * b + 13) / 25)
  const e = (19 * a + b - Math.floor(b / 4) - d + 15) % 30
  const f = Math.floor((a + 11 * e) / 319)
  const g = (2 * (b % 4) + 2 * Math.floor(c / 4) - (c % 4) - e + f + 32) % 7
  const month = Math.floor((e - f + g + 90) / 25)
  const day = (e - f + g + month + 19) % 32
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Days after Easter Sunday: on Good Friday and Easter Monday TARGET is closed. */
const closedAfterEaster = [-2, 1]
/** Ascension Day and Whit Monday are public holidays besides, though banks settle on them. */
const freeAfterEaster = [...closedAfterEaster, 39, 50]
const fixed = ['01-01', '05-01', '12-25', '12-26']

const isHoliday = (day: string, afterEaster: readonly number[]) => {
  if (fixed.includes(day.slice(5))) return true
  const easter = noonOf(easterOf(Number(day.slice(0, 4)))).getTime()
  return afterEaster.includes((noonOf(day).getTime() - easter) / DAY_MS)
}

/** Whether TARGET, by which banks settle, is open. Days are `YYYY-MM-DD`. */
export const isBankDay = (day: string): boolean =>
  !isWeekend(day) && !isHoliday(day, closedAfterEaster)

/** Whether a legal period may end on this day: no weekend and no public holiday. */
export const isWorkingDay = (day: string): boolean =>
  !isWeekend(day) && !isHoliday(day, freeAfterEaster)

/** The day itself, or the first after it that is open. */
export const firstDay = (from: string, isOpen: (day: string) => boolean): string => {
  let day = from
  while (!isOpen(day)) day = daysAfter(day, 1)
  return day
}
