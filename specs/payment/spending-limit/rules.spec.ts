import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf, startOfDay } from '#core/kernel/day.ts'
import type { Money } from '#core/kernel/money.ts'
import { DAY_MS, HOUR_MS } from '#core/kernel/time-units.ts'
import {
  brokenLimits,
  changedLimit,
  limitAt,
  mayBuy,
  noLimit,
  SPENDING_RAISE_DAYS,
  type SpendingLimit,
  spanOf,
  spendingPeriods,
} from '#core/payment/spending-limit/rules.ts'

const NOON = new Date('2026-06-15T10:00:00Z')
const euro = (minor: number): Money => ({ minor, currency: 'EUR' })
const later = (ms: number) => new Date(NOON.getTime() + ms)

/** Any instant of twenty years, so that many fall on days whose clocks change. */
const instant = fc
  .integer({ min: Date.parse('2020-01-01T00:00:00Z'), max: Date.parse('2040-01-01T00:00:00Z') })
  .map((ms) => new Date(ms))
const period = fc.constantFrom(...spendingPeriods)

const inAmsterdam = (at: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Amsterdam',
    weekday: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(at)

describe('the periods of a spending limit', () => {
  it('hold every instant in exactly one day, week and month, from midnight in Amsterdam on', () => {
    fc.assert(
      fc.property(period, instant, (name, at) => {
        const { from, until } = spanOf(name, at)
        expect(from <= at && at < until).toBe(true)
        for (const edge of [from, until]) {
          expect(inAmsterdam(edge)).toContain('00:00:00')
          expect(spanOf(name, edge).from).toEqual(edge)
        }
        expect(spanOf(name, new Date(until.getTime() - 1))).toEqual({ from, until })
      }),
      { numRuns: 2_000 },
    )
  })

  it('are a calendar day, Monday to Sunday, and a calendar month', () => {
    fc.assert(
      fc.property(instant, (at) => {
        expect(spanOf('day', at).from).toEqual(startOfDay(at))
        expect(inAmsterdam(spanOf('week', at).from)).toMatch(/^Mon\b/)
        expect(dayOf(spanOf('month', at).from)).toBe(`${dayOf(at).slice(0, 8)}01`)
        const { from, until } = spanOf('week', at)
        expect(Math.round((until.getTime() - from.getTime()) / DAY_MS)).toBe(7)
      }),
      { numRuns: 1_000 },
    )
  })

  it.each([
    ['2026-03-29T12:00:00Z', 23],
    ['2026-10-25T12:00:00Z', 25],
    ['2026-06-15T12:00:00Z', 24],
  ])('of the day of %s last %i hours', (at, hours) => {
    const { from, until } = spanOf('day', new Date(at))
    expect((until.getTime() - from.getTime()) / HOUR_MS).toBe(hours)
  })
})

const set = (limit: Money | null): SpendingLimit => ({ limit, next: null })
const WAIT_MS = SPENDING_RAISE_DAYS * DAY_MS

describe('a spending limit', () => {
  it.each([
    ['the first one', noLimit, euro(1_000)],
    ['a lower one', set(euro(1_000)), euro(500)],
    ['nought', set(euro(1_000)), euro(0)],
  ])('counts at once: %s (H10)', (_, was, wish) => {
    expect(changedLimit(was, wish, NOON)).toEqual(set(wish))
  })

  it.each([
    ['a higher one', euro(2_000)],
    ['none', null],
    ['one in another currency', { minor: 1, currency: 'DKK' } as const],
  ])('counts after the wait and not before: %s (H10)', (_, wish) => {
    const changed = changedLimit(set(euro(1_000)), wish, NOON)
    expect(changed).toEqual({ limit: euro(1_000), next: { limit: wish, at: later(WAIT_MS) } })
    expect(limitAt(changed, later(WAIT_MS - 1))).toEqual(changed)
    expect(limitAt(changed, later(WAIT_MS))).toEqual(set(wish))
  })

  it('that is lowered, or kept, calls a raise off', () => {
    const raised = changedLimit(set(euro(1_000)), euro(2_000), NOON)
    for (const wish of [euro(1_000), euro(999)]) {
      expect(changedLimit(raised, wish, later(1))).toEqual(set(wish))
    }
  })

  it('that is raised twice waits for the higher of the two, and no longer than the first', () => {
    const raised = changedLimit(set(euro(1_000)), euro(2_000), NOON)
    const at = later(WAIT_MS)
    for (const wish of [euro(2_000), euro(1_500)]) {
      expect(changedLimit(raised, wish, later(DAY_MS)).next).toEqual({ limit: wish, at })
    }
    const further = changedLimit(raised, euro(2_001), later(DAY_MS))
    expect(further.next?.at).toEqual(later(DAY_MS + WAIT_MS))
  })

  it('never holds back less before the wait is over, whatever is wished for', () => {
    const wish = fc.option(fc.integer({ min: 0, max: 5_000 }).map(euro), { nil: null })
    const steps = fc.array(fc.tuple(wish, fc.integer({ min: 0, max: WAIT_MS })), { maxLength: 8 })
    const held = ({ limit }: SpendingLimit) => limit?.minor ?? Number.POSITIVE_INFINITY
    fc.assert(
      fc.property(steps, (wishes) => {
        let now = NOON
        let one = set(euro(1_000))
        let lowest = NOON
        for (const [wished, pauseMs] of wishes) {
          now = new Date(now.getTime() + pauseMs)
          const before = held(limitAt(one, now))
          one = changedLimit(one, wished, now)
          expect(held(one)).toBeLessThanOrEqual(before)
          if (held(one) < before) lowest = now
          const { next } = one
          if (next) expect(next.at.getTime()).toBeGreaterThanOrEqual(lowest.getTime())
        }
      }),
    )
  })
})

describe('an order beside spending limits', () => {
  const limits = { day: set(euro(1_000)), week: set(null), month: set(euro(3_000)) }
  const buying = (minor: number, spent = { day: 0, week: 0, month: 0 }) => ({
    limits,
    spent,
    amount: euro(minor),
    now: NOON,
  })

  it('fits to the last cent of every limit, and not beyond (PAY-12)', () => {
    expect(mayBuy(buying(1_000))).toBe('ok')
    expect(mayBuy(buying(1_001))).toBe('spending_limit')
    expect(mayBuy(buying(400, { day: 600, week: 9_999, month: 2_600 }))).toBe('ok')
    expect(mayBuy(buying(401, { day: 0, week: 0, month: 2_600 }))).toBe('spending_limit')
  })

  it('is refused by the limit that lasts longest, with what is left of it and until when', () => {
    const spent = { day: 600, week: 0, month: 2_700 }
    expect(brokenLimits(buying(500, spent))).toEqual([
      {
        period: 'month',
        limit: euro(3_000),
        left: euro(300),
        until: new Date('2026-06-30T22:00:00Z'),
      },
      {
        period: 'day',
        limit: euro(1_000),
        left: euro(400),
        until: new Date('2026-06-15T22:00:00Z'),
      },
    ])
  })

  it('in another currency than a limit does not fit, so that moving is no way round it', () => {
    const amount = { minor: 1, currency: 'DKK' } as const
    expect(mayBuy({ ...buying(1), amount })).toBe('spending_limit')
    expect(
      mayBuy({ ...buying(1), amount, limits: { ...limits, day: noLimit, month: noLimit } }),
    ).toBe('ok')
  })

  it('never has less than nothing left where more has been spent than a limit that was lowered', () => {
    const [broken] = brokenLimits(buying(1, { day: 0, week: 0, month: 9_000 }))
    expect(broken?.left).toEqual(euro(0))
  })
})
