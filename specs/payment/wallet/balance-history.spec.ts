import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAfter } from '#core/kernel/day.ts'
import {
  BALANCE_HISTORY_DAYS,
  type BalanceHistory,
  balanceHistoryFrom,
  everyDay,
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
})
