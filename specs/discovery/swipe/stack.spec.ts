import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  byTurn,
  couldLike,
  fitOf,
  SWIPE_POOL,
  SWIPE_STACK,
  shownOn,
  stackOf,
} from '#core/discovery/swipe/stack.ts'
import { inLongRun } from '#specs/harness/long/how-long.ts'
import { simulateMonth } from './simulated-month.ts'

const me = { age: 40, region: 'Utrecht', interests: ['hiking', 'music', 'wine', 'sex'] as const }
const stranger = { age: 70, region: '', interests: [], likesMe: false, pictured: false }
const suits = (changes: Partial<Parameters<typeof fitOf>[1]>) =>
  fitOf(me, { ...stranger, ...changes })

describe('who suits', () => {
  it('is of one’s years, place and free time, has a photo, or likes one', () => {
    expect(suits({})).toBe(0)
    expect([35, 45, 34, 46, 28, 52, 27, 53].map((age) => suits({ age }))).toEqual([
      3, 3, 1, 1, 1, 1, 0, 0,
    ])
    expect(suits({ region: 'Utrecht' })).toBe(2)
    expect(fitOf({ ...me, region: '' }, stranger)).toBe(0)
    expect(suits({ interests: ['hiking', 'reading'] })).toBe(1)
    expect(suits({ interests: ['hiking', 'music', 'wine'] })).toBe(3)
    expect(suits({ likesMe: true })).toBe(4)
    expect(suits({ pictured: true })).toBe(1)
  })

  it('is no matter of what is of the bedroom', () => {
    expect(suits({ interests: ['sex'] })).toBe(0)
  })

  it('counts three shared things and not more', () => {
    const all = { ...me, interests: ['hiking', 'music', 'wine', 'tea'] as const }
    expect(fitOf(all, { ...stranger, interests: all.interests })).toBe(3)
  })
})

describe('who could like each other', () => {
  it('is who seeks the other’s gender or everybody, both ways', () => {
    const [man, woman] = [
      { gender: 'male', seeks: 'female' },
      { gender: 'female', seeks: 'male' },
    ] as const
    expect(couldLike(man, woman)).toBe(true)
    expect(couldLike(man, man)).toBe(false)
    expect(couldLike(man, { gender: 'female', seeks: 'female' })).toBe(false)
    expect(couldLike({ gender: 'female', seeks: 'female' }, man)).toBe(false)
    expect(couldLike({ gender: 'male', seeks: null }, { gender: 'male', seeks: null })).toBe(true)
  })
})

describe('whose turn it is', () => {
  it('is theirs who were shown longest ago, and on one day least', () => {
    const turns = [
      { day: '2026-11-02', times: 1 },
      { day: '2026-11-01', times: 9 },
      { day: '2026-11-02', times: 0 },
      { day: '2026-11-01', times: 2 },
    ]
    expect([...turns].sort(byTurn)).toEqual([turns[3], turns[1], turns[2], turns[0]])
    expect(byTurn({ day: 'a', times: 1 }, { day: 'a', times: 1 })).toBe(0)
  })

  it('begins anew on another day', () => {
    expect(shownOn('2026-11-02', { day: '2026-11-02', times: 3 })).toEqual({
      day: '2026-11-02',
      times: 4,
    })
    expect(shownOn('2026-11-03', { day: '2026-11-02', times: 3 })).toEqual({
      day: '2026-11-03',
      times: 1,
    })
  })
})

describe('the stack', () => {
  it('has nobody twice and only who waits, as many as there are up to its size', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(500), { maxLength: SWIPE_POOL }),
        fc.func(fc.nat(9)),
        (pool, score) => {
          const stack = stackOf(pool, score)
          expect(new Set(stack).size).toBe(stack.length)
          expect(stack.length).toBe(Math.min(pool.length, SWIPE_STACK))
          expect(stack.every((one) => pool.includes(one))).toBe(true)
        },
      ),
    )
  })

  it('has those who waited longest, however badly they suit, and the best of the others', () => {
    fc.assert(
      fc.property(fc.func(fc.nat(9)), (score) => {
        const pool = Array.from({ length: SWIPE_POOL }, (_, nth) => nth)
        const stack = stackOf(pool, score)
        const longest = pool.slice(0, SWIPE_STACK / 2)
        expect(longest.every((one) => stack.includes(one))).toBe(true)
        const best = Math.max(...pool.map((one) => score(one)))
        expect(score(stack[0] ?? -1)).toBe(best)
      }),
    )
  })

  it('begins with who suits best, and of equals with who waited longest', () => {
    expect(stackOf(['a', 'b', 'c', 'd'], (one) => Number(one === 'c'))).toEqual([
      'c',
      'a',
      'b',
      'd',
    ])
  })
})

describe('a month of the swipe game', () => {
  it.each([1, ...inLongRun(2, 3)])(
    'leaves under 1% of active members shown to nobody in a week, and shows nobody too often (seed %i)',
    (seed) => {
      const { unseen, active, mostInDay, medianInDay } = simulateMonth({ seed, members: 1_500 })
      expect(active).toBeGreaterThan(2_000)
      expect(unseen / active).toBeLessThan(0.01)
      expect(mostInDay).toBeLessThan(Math.max(20, 4 * medianInDay))
    },
  )
})
