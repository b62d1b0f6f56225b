import { describe, expect, it } from 'vitest'
import { beginningOf } from '#core/kernel/day.ts'
import type { Money } from '#core/kernel/money.ts'
import { noLimit } from '#core/payment/spending-limit/rules.ts'
import { limitStatusesOf } from '#core/payment/spending-limit/views.ts'

const NOON = new Date('2026-06-17T10:00:00Z')
const kronor = (minor: number): Money => ({ minor, currency: 'SEK' })
const euro = (minor: number): Money => ({ minor, currency: 'EUR' })
const soon = new Date(NOON.getTime() + 1)

const spending = {
  limits: {
    day: { limit: euro(1_000), next: { limit: euro(2_000), at: soon } },
    week: noLimit,
    month: { limit: euro(500), next: { limit: null, at: NOON } },
  },
  spent: { day: 400, week: 700, month: 900 },
  open: { day: 100, week: 200, month: 300 },
}

describe('how the spending limits of a member stand', () => {
  const { currency, limits } = limitStatusesOf(spending, 'SEK', NOON)
  const [day, week, month] = limits

  it('is told of each period until its end, in what the member pays in now', () => {
    expect(currency).toBe('SEK')
    const ends = limits.map(({ period, until }) => [period, until])
    expect(ends).toEqual([
      ['day', beginningOf('2026-06-18')],
      ['week', beginningOf('2026-06-22')],
      ['month', beginningOf('2026-07-01')],
    ])
  })

  it('is in the currency of the limit where there is one, with what is left and what is coming', () => {
    expect(day).toMatchObject({
      limit: euro(1_000),
      next: { limit: euro(2_000), at: soon },
      spent: euro(400),
      open: euro(100),
      left: euro(600),
    })
  })

  it('is in the own currency of the member where there is none, and nothing has an end', () => {
    const none = { limit: null, next: null, left: null }
    expect(week).toMatchObject({ ...none, spent: kronor(700), open: kronor(200) })
  })

  it('is by the limit that counts now, where its time has come', () => {
    const gone = { limit: null, next: null, left: null }
    expect(month).toMatchObject({ ...gone, spent: kronor(900), open: kronor(300) })
  })
})
