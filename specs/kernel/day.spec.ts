import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginningOf, daysAfter, isDay, mondayOf } from '#core/kernel/day.ts'

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

  it('is every date that the calendar has, and as it is written there', () => {
    const day = fc
      .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    const more = fc.string({ minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(day, more, (text, added) => {
        expect(isDay(text)).toBe(true)
        expect(isDay(`${added}${text}`)).toBe(false)
        expect(isDay(`${text}${added}`)).toBe(false)
      }),
    )
  })

  it.each([
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-05-00',
    '2026-5-1',
    '26-05-01',
    '+012026-01-01',
    '-000001-01-01',
    '2026/05/01',
    'today',
    '',
  ])('is not %j', (text) => {
    expect(isDay(text)).toBe(false)
  })
})
