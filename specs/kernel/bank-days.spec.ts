import { describe, expect, it } from 'vitest'
import { easterOf, firstDay, isBankDay, isWorkingDay } from '#core/kernel/bank-days.ts'
import { dayOf } from '#core/kernel/day.ts'
import { debitDay } from '#core/payment/direct-debit/rules.ts'
import { withdrawableSince, withdrawableUntil } from '#core/payment/withdrawal/rules.ts'

describe('Easter Sunday', () => {
  it.each(['2000-04-23', '2024-03-31', '2025-04-20', '2026-04-05', '2038-04-25', '2285-03-22'])(
    'is on %s of its year',
    (day) => expect(easterOf(Number(day.slice(0, 4)))).toBe(day),
  )
})

describe('a bank day', () => {
  it.each([
    '2026-01-01',
    '2026-04-03',
    '2026-04-06',
    '2026-05-01',
    '2026-12-25',
    '2037-12-25',
    '2026-12-26',
    '2026-11-29',
  ])('is not a day on which TARGET is closed: %s', (day) => {
    expect(isBankDay(day)).toBe(false)
    expect(isWorkingDay(day)).toBe(false)
  })

  it('is Ascension Day and Whit Monday, on which no legal period ends', () => {
    for (const day of ['2026-05-14', '2026-05-25']) {
      expect([isBankDay(day), isWorkingDay(day)]).toEqual([true, false])
    }
  })

  it('follows at once on itself, and on a closed day when it opens', () => {
    expect(firstDay('2026-12-24', isBankDay)).toBe('2026-12-24')
    expect(firstDay('2026-12-25', isBankDay)).toBe('2026-12-28')
  })
})

describe('a direct debit', () => {
  it('falls due on a day when banks are open (M14)', () => {
    expect(dayOf(debitDay(new Date('2026-12-23T10:00:00Z')))).toBe('2026-12-28')
    expect(dayOf(debitDay(new Date('2026-04-01T10:00:00Z')))).toBe('2026-04-07')
    expect(dayOf(debitDay(new Date('2027-12-30T10:00:00Z')))).toBe('2028-01-03')
  })
})

describe('the period of withdrawal', () => {
  const lastDay = (paid: string) =>
    dayOf(new Date(withdrawableUntil(new Date(`${paid}T10:00:00Z`), 14).getTime() - 1))

  it('ends on a working day, also around public holidays (PAY-11, H3)', () => {
    expect(lastDay('2026-12-11')).toBe('2026-12-28')
    expect(lastDay('2026-03-20')).toBe('2026-04-07')
    expect(lastDay('2026-04-30')).toBe('2026-05-15')
  })

  it('is open for everything that was paid within it, however long holidays make it', () => {
    for (const paid of ['2026-12-11', '2026-03-20', '2025-12-11', '2030-04-05']) {
      const at = new Date(`${paid}T10:00:00Z`)
      const last = new Date(withdrawableUntil(at, 14).getTime() - 1)
      expect(withdrawableSince(last, 14).getTime()).toBeLessThanOrEqual(at.getTime())
    }
  })
})
