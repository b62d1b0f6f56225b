import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isErased, isPremium } from '#core/account/selectors.ts'
import { charts } from '#core/charts/registry.ts'
import { dayOf, startOfDay } from '#core/kernel/day.ts'
import { begin } from '#core/kernel/lifecycle.ts'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import { methods } from '#core/payment/methods.ts'
import { type Moving, walksNamed } from '#specs/harness/walks/walk.ts'

const moves = walksNamed('account').flatMap(({ pairs }) =>
  pairs.filter((pair): pair is Moving => 'to' in pair),
)

describe('an account, in every state that it can come to', () => {
  it('stays premium once it is, for as long as it is there (ACC-15)', () => {
    const premium = moves.filter(({ at }) => isPremium(at))
    expect(premium.length).toBeGreaterThan(20)
    for (const { event, to } of premium) {
      expect(isPremium(to) || isErased(to), event.type).toBe(true)
    }
  })

  it('becomes premium by a purchase and by nothing else (ACC-15)', () => {
    const became = moves.filter(({ at, to }) => !isPremium(at) && isPremium(to))
    expect(became.length).toBeGreaterThan(5)
    expect(new Set(became.map(({ event }) => event.type))).toEqual(new Set(['firstPurchase']))
  })

  it('is never anything again once it is erased', () => {
    expect(moves.filter(({ at }) => isErased(at))).toEqual([])
    expect(moves.filter(({ to }) => isErased(to)).length).toBeGreaterThan(5)
  })

  it('grants its sign-up credits once, however it goes on', () => {
    const grants = moves.filter(({ effects }) => effects.some(({ type }) => type === 'activated'))
    expect(grants.length).toBeGreaterThan(5)
    const activated = new Set(grants.map(({ to }) => JSON.stringify(to)))
    for (const { at, event, to } of moves) {
      if (activated.has(JSON.stringify(at)))
        expect(event.type, JSON.stringify(to)).not.toBe('activate')
    }
  })
})

/** Nights in which the clocks of the sites change, and ordinary ones around them. */
const changes = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'] as const
const instant = fc.oneof(
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -36 * 60, max: 36 * 60 }))
    .map(([day, minutes]) => new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000)),
  fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
)

describe('a day of the sites, also when the clocks change', () => {
  it('has one beginning, before which it was the day before', () => {
    fc.assert(
      fc.property(instant, (at) => {
        const start = startOfDay(at)
        expect(start.getTime()).toBeLessThanOrEqual(at.getTime())
        expect(dayOf(start)).toBe(dayOf(at))
        expect(dayOf(new Date(start.getTime() - 1))).not.toBe(dayOf(at))
        expect(startOfDay(start)).toEqual(start)
      }),
      { numRuns: 1_000 },
    )
  })

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-10-26', 24],
  ])('of %s is %i hours long', (day, hours) => {
    const noon = new Date(`${day}T12:00:00Z`)
    const next = startOfDay(new Date(noon.getTime() + 24 * HOUR_MS))
    expect(next.getTime() - startOfDay(noon).getTime()).toBe(hours * HOUR_MS)
  })
})

describe('a deadline', () => {
  it('is a length of time and knows no clock, so that no change of the clocks moves its end', () => {
    const due = charts.flatMap(({ lifecycle, begins }) =>
      begins.flatMap(({ facts }) => begin(lifecycle, facts as never).due),
    )
    expect(due.length).toBeGreaterThan(2)
    for (const { name, afterMs } of due) {
      expect(Number.isSafeInteger(afterMs) && afterMs > 0, name).toBe(true)
    }
    for (const { windowMs } of Object.values(methods)) expect(windowMs % HOUR_MS).toBe(0)
  })
})
