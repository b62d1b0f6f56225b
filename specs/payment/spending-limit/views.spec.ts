import { describe, expect, it } from 'vitest'
import { noLimit, spanOf } from '#core/payment/spending-limit/rules.ts'
import { limitStatusesOf } from '#core/payment/spending-limit/views.ts'

const NOON = new Date('2026-11-23T12:00:00Z')
const later = new Date('2026-11-30T12:00:00Z')
const eur = (minor: number) => ({ minor, currency: 'EUR' as const })
const spending = {
  limits: {
    day: noLimit,
    week: { limit: eur(2_500), next: { limit: null, at: later } },
    month: { limit: eur(1_000), next: { limit: eur(5_000), at: NOON } },
  },
  spent: { day: 999, week: 999, month: 6_000 },
  open: { day: 0, week: 499, month: 499 },
}

describe('How spending limits stand', () => {
  const { currency, limits } = limitStatusesOf(spending, 'PLN', NOON)
  const [day, week, month] = limits

  it('is said of each period, in what the member pays in where there is none', () => {
    expect(currency).toBe('PLN')
    expect(day).toEqual({
      period: 'day',
      limit: null,
      next: null,
      spent: { minor: 999, currency: 'PLN' },
      open: { minor: 0, currency: 'PLN' },
      left: null,
      until: spanOf('day', NOON).until,
    })
  })

  it('is in the money of the limit, with what is left and what is still to be paid', () => {
    expect(week).toMatchObject({ limit: eur(2_500), spent: eur(999), open: eur(499) })
    expect(week).toMatchObject({ left: eur(1_501), next: { limit: null, at: later } })
  })

  it('counts a raise whose time has come, and what is left is never below nothing', () => {
    expect(month).toMatchObject({ limit: eur(5_000), next: null, left: eur(0) })
  })
})
