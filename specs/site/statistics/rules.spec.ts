import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAfter } from '#core/kernel/day.ts'
import {
  CATCH_UP_DAYS,
  csvOf,
  daysToCount,
  medianOf,
  periodsOf,
  shareOf,
  sumsOf,
} from '#core/site/statistics/rules.ts'
import type { DayStatistics } from '#core/site/statistics/values.ts'

const nothing: DayStatistics = {
  income: [],
  returned: [],
  unspent: null,
  fiction: {
    profiles: { fictional: 0, all: 0 },
    conversations: { fictional: 0, all: 0 },
    paid: { fictional: 0, all: 0 },
  },
  members: { daily: null, monthly: null, joined: 0, confirmed: 0, buyers: 0 },
  reports: [],
  decisions: [],
  decisionMinutes: [],
  appeals: { lodged: 0, upheld: 0, overturned: 0 },
  warnings: [],
}

describe('the days that are counted', () => {
  it.each([
    ['a site that begins', null, 1],
    ['yesterday was', '2026-11-25', 0],
    ['the day before was', '2026-11-24', 1],
    ['nobody was there for a year', '2025-11-25', CATCH_UP_DAYS],
  ])('are those that are over and were not: %s', (_, last, days) => {
    const counted = daysToCount(last, '2026-11-25')
    expect(counted).toHaveLength(days)
    expect(counted.at(-1)).toBe(days === 0 ? undefined : '2026-11-25')
  })

  it('follow each other without a gap', () => {
    const days = daysToCount(null, '2026-03-30')
    expect(days.slice(1)).toEqual(days.slice(0, -1).map((day) => daysAfter(day, 1)))
  })
})

describe('a median', () => {
  it('has as many below it as above it', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000), { minLength: 1 }), (numbers) => {
        const median = medianOf(numbers) ?? -1
        const below = numbers.filter((one) => one < median).length
        const above = numbers.filter((one) => one > median).length
        expect(Math.max(below, above) * 2).toBeLessThanOrEqual(numbers.length)
      }),
    )
  })

  it('of nothing is none', () => expect(medianOf([])).toBeNull())
})

describe('months and years', () => {
  const income = fc.record({
    method: fc.constantFrom('ideal', 'paypal', 'creditcard'),
    currency: fc.constantFrom('EUR', 'DKK'),
    minor: fc.nat(100_000),
    orders: fc.nat(20),
  })
  const day = fc.record({
    ...Object.fromEntries(
      Object.entries(nothing).map(([name, value]) => [name, fc.constant(value)]),
    ),
    income: fc.array(income, { maxLength: 5 }),
    decisionMinutes: fc.array(fc.nat(5_000), { maxLength: 5 }),
  }) as fc.Arbitrary<DayStatistics>

  it('come to the sums of their days, whatever these are', () => {
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 70 }), (statistics) => {
        const days = statistics.map((one, nth) => ({
          day: daysAfter('2026-11-01', nth),
          statistics: one,
        }))
        const all = sumsOf(statistics.flatMap((one) => one.income))
        for (const kind of ['day', 'month', 'year'] as const) {
          const periods = periodsOf(days, kind)
          expect(sumsOf(periods.flatMap((one) => one.income))).toEqual(all)
          expect(periods.reduce((sum, one) => sum + one.days, 0)).toBe(days.length)
          expect(periods.reduce((sum, one) => sum + one.decided, 0)).toBe(
            statistics.flatMap((one) => one.decisionMinutes).length,
          )
        }
      }),
    )
  })

  it('take what was there at their end, and of who came the mean', () => {
    const at = (day: string, all: number, monthly: number | null) => ({
      day,
      statistics: {
        ...nothing,
        unspent: { all, bought: null, worth: [] },
        members: { ...nothing.members, monthly },
      },
    })
    const [month] = periodsOf(
      [at('2026-11-01', 10, null), at('2026-11-02', 30, 4), at('2026-11-03', 20, 7)],
      'month',
    )
    expect(month).toMatchObject({
      period: '2026-11',
      days: 3,
      unspent: { all: 20 },
      members: { monthly: 6, daily: null },
      medianMinutes: null,
    })
  })

  it('add up verdicts on warnings per kind and verdict', () => {
    const at = (day: string, warnings: DayStatistics['warnings']) => ({
      day,
      statistics: { ...nothing, warnings },
    })
    const [month] = periodsOf(
      [
        at('2026-11-01', [{ kind: 'money', verdict: 'right', times: 2 }]),
        at('2026-11-02', [
          { kind: 'money', verdict: 'right', times: 3 },
          { kind: 'money', verdict: 'fine', times: 1 },
          { kind: 'phone', verdict: 'right', times: 4 },
        ]),
      ],
      'month',
    )
    expect(month?.warnings).toEqual([
      { kind: 'money', verdict: 'right', times: 5 },
      { kind: 'money', verdict: 'fine', times: 1 },
      { kind: 'phone', verdict: 'right', times: 4 },
    ])
  })
})

it('a share of nothing is none', () => {
  expect(shareOf({ fictional: 0, all: 0 })).toBeNull()
  expect(shareOf({ fictional: 1, all: 4 })).toBe(0.25)
})

describe('a file of values', () => {
  it.each([
    ['plain', [['2026-11-25', 4.99, null]], '2026-11-25,4.99,\r\n'],
    ['with a comma', [['iDEAL, PayPal']], '"iDEAL, PayPal"\r\n'],
    ['with a quote', [['"zo"']], '"""zo"""\r\n'],
    ['with a formula, which stays text', [['=1+1']], "'=1+1\r\n"],
    ['below zero, which is a number', [[-3]], '-3\r\n'],
  ])('is written %s', (_, rows, text) => {
    expect(csvOf(rows)).toBe(text)
  })
})
