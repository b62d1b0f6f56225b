import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAfter } from '#core/kernel/day.ts'
import {
  BALANCE_HISTORY_DAYS,
  type BalanceHistory,
  balanceHistoryFrom,
  everyDay,
  roundValuesTo,
} from '#core/payment/wallet/balance-history.ts'

const course: BalanceHistory = {
  from: '2026-03-28',
  until: '2026-03-31',
  before: 3,
  days: [{ day: '2026-03-29', gained: 25, spent: 2, balance: 26 }],
}

describe('The course of a balance', () => {
  it('goes on from day to day with what the day before ended with', () => {
    expect(everyDay(course)).toEqual([
      { day: '2026-03-28', balance: 3 },
      { day: '2026-03-29', balance: 26 },
      { day: '2026-03-30', balance: 26 },
      { day: '2026-03-31', balance: 26 },
    ])
  })

  it(`has ${BALANCE_HISTORY_DAYS} days, today included, whatever the clocks do`, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (nth) => {
        const until = daysAfter('2000-01-01', nth)
        const days = everyDay({ from: balanceHistoryFrom(until), until, before: 0, days: [] })
        expect(days).toHaveLength(BALANCE_HISTORY_DAYS)
        expect(days.at(-1)?.day).toBe(until)
        expect(new Set(days.map(({ day }) => day)).size).toBe(BALANCE_HISTORY_DAYS)
      }),
    )
  })

  it.each([
    [0, [1, 2]],
    [1, [1, 2]],
    [3, [1, 2, 3]],
    [13, [5, 10, 15]],
    [29, [10, 20, 30]],
    [67, [25, 50, 75]],
    [77, [40, 80]],
    [140, [50, 100, 150]],
    [980, [500, 1000]],
  ])('is drawn over round values: up to %i over %j', (most, values) => {
    expect(roundValuesTo(most)).toEqual(values)
  })

  it('is drawn over two or three values as far from each other, the last of which it does not pass', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (most) => {
        const values = roundValuesTo(most)
        const [step = 0] = values
        expect([2, 3]).toContain(values.length)
        expect(values).toEqual(values.map((_, nth) => step * (nth + 1)))
        expect(values.at(-1)).toBeGreaterThanOrEqual(most)
      }),
    )
  })
})
