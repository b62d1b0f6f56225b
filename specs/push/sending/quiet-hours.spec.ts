import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import {
  clockText,
  isQuietAt,
  isTimeZone,
  minuteIn,
  minuteOf,
  quietUntil,
} from '#core/push/sending/quiet-hours.ts'

/** With clocks that change by an hour, by half of one, by none, and that are off by quarters. */
const zones = [
  'Europe/Amsterdam',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Africa/Casablanca',
  'Asia/Tokyo',
  'UTC',
]
/** The weeks in which clocks change, north and south, and a week in which none does. */
const weeks = ['2026-03-27', '2026-10-23', '2026-04-03', '2026-10-02', '2026-11-01', '2026-06-15']

const night = { from: minuteOf('23:00'), to: minuteOf('08:00') }
const at = (iso: string) => new Date(iso)

describe('quiet hours', () => {
  it.each([
    ['the minute before they begin', '2026-01-10T21:59:59Z', false],
    ['the minute in which they begin', '2026-01-10T22:00:00Z', true],
    ['the last minute', '2026-01-11T06:59:59Z', true],
    ['the minute in which they end', '2026-01-11T07:00:00Z', false],
  ])('go by the clock of the member: %s (PSH-10)', (_, iso, isQuiet) => {
    expect(isQuietAt(night, 'Europe/Amsterdam', at(iso))).toBe(isQuiet)
  })

  it.each([
    ['a winter night', '2026-01-10T23:30:00Z', '2026-01-11T07:00:00Z'],
    ['the night in which clocks go forward', '2026-03-28T23:30:00Z', '2026-03-29T06:00:00Z'],
    ['the night in which clocks go back', '2026-10-24T22:30:00Z', '2026-10-25T07:00:00Z'],
  ])('end when that clock says so, in %s (PSH-10)', (_, now, until) => {
    expect(quietUntil(night, 'Europe/Amsterdam', at(now))).toEqual(at(until))
  })

  it('that end at a time which the clock leaps over end as it leaps', () => {
    const quiet = { from: minuteOf('01:00'), to: minuteOf('02:30') }
    const end = quietUntil(quiet, 'Europe/Amsterdam', at('2026-03-29T00:30:00Z'))
    expect(end).toEqual(at('2026-03-29T01:00:00Z'))
  })

  it('hold to the first minute that is not quiet, in every zone and whenever clocks change (PSH-10)', () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 })
    const facts = fc.record({
      zone: fc.constantFrom(...zones),
      week: fc.constantFrom(...weeks),
      offset: fc.integer({ min: 0, max: 4 * DAY_MS }),
      from: minute,
      to: minute,
    })
    fc.assert(
      fc.property(facts, ({ zone, week, offset, from, to }) => {
        fc.pre(from !== to)
        const quiet = { from, to }
        const now = new Date(Date.parse(week) + offset)
        const end = quietUntil(quiet, zone, now)
        expect(isQuietAt(quiet, zone, end)).toBe(false)
        expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(DAY_MS + 2 * HOUR_MS)
        for (let ms = now.getTime(); ms < end.getTime(); ms += MINUTE_MS) {
          expect(isQuietAt(quiet, zone, new Date(ms))).toBe(true)
        }
      }),
      { numRuns: 120 },
    )
  })
})

describe('a time zone', () => {
  it.each(['Europe/Amsterdam', 'utc', 'Etc/GMT+5', 'America/Argentina/Buenos_Aires'])(
    'is known by the name that a device gives it: %s',
    (name) => {
      expect(isTimeZone(name)).toBe(true)
    },
  )

  it.each([
    '',
    'Europe/Nowhere',
    '+01:00',
    ' UTC',
    'UTC ',
    'Europe/Amsterdam!',
    `U${'T'.repeat(60)}C`,
  ])('is none that no place has, nor a bare distance to Greenwich: "%s"', (name) => {
    expect(isTimeZone(name)).toBe(false)
  })
})

describe('a clock', () => {
  it('is written and read as it shows', () => {
    for (const text of ['00:00', '07:30', '23:59']) expect(clockText(minuteOf(text))).toBe(text)
    expect(minuteIn('Asia/Kathmandu', at('2026-06-15T10:00:00Z'))).toBe(minuteOf('15:45'))
  })

  it.each(['Europe/Amsterdam', 'Asia/Kathmandu', 'UTC', 'Etc/GMT+5'])('goes by %s', (zone) => {
    expect(isTimeZone(zone)).toBe(true)
  })

  it.each(['', 'Amsterdam aan Zee', 'Europe/Nergens', '+01:00', 'a'.repeat(61), '../etc'])(
    'goes by no zone that is called %j',
    (zone) => {
      expect(isTimeZone(zone)).toBe(false)
    },
  )
})
