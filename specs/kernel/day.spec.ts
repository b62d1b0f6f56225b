import { describe, expect, it } from 'vitest'
import { beginningOf, daysAfter, mondayOf } from '#core/kernel/day.ts'

describe('a calendar day', () => {
  it('begins at midnight in Amsterdam, in summer and in winter', () => {
    expect(beginningOf('2026-01-15').toISOString()).toBe('2026-01-14T23:00:00.000Z')
    expect(beginningOf('2026-07-15').toISOString()).toBe('2026-07-14T22:00:00.000Z')
  })

  it.each([
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2026-10-26', -1, '2026-10-25'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-06-15', 0, '2026-06-15'],
    ['2026-06-15', -30, '2026-05-16'],
  ])('that is %s, with %i days added, is %s, also when the clocks change', (day, days, then) => {
    expect(daysAfter(day, days)).toBe(then)
  })

  it('is in a week that begins on its Monday', () => {
    const days = Array.from({ length: 7 }, (_, nth) => daysAfter('2026-06-15', nth))
    expect(days.map(mondayOf)).toEqual(Array(7).fill('2026-06-15'))
    expect(mondayOf('2026-06-14')).toBe('2026-06-08')
    expect(mondayOf('2026-06-22')).toBe('2026-06-22')
  })
})
