import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { questions } from '#core/discovery/match-finder/questions.ts'
import {
  asKept,
  COMMON_MIN,
  commonOf,
  fitOf,
  isAnswer,
  PRIOR_ASKED,
  PRIOR_MET,
  percentOf,
  STEP_PERCENT,
} from '#core/discovery/match-finder/rules.ts'
import type { FinderAnswer } from '#core/discovery/match-finder/views.ts'
import { answersTo, firstAnswers, said } from '#specs/harness/finder/answers.ts'

/** The formula of the design, written down once more and reckoned in fractions. */
const byFormula = (mine: FinderAnswer[], theirs: FinderAnswer[]) => {
  const directed = (one: FinderAnswer[], other: FinderAnswer[]) => {
    let met = 2
    let asked = 4
    for (const { question, accepts, weight, isPrivate } of one) {
      const answer = other.find((each) => each.question === question)
      if (!answer || isPrivate || answer.isPrivate) continue
      asked += weight
      if (accepts.includes(answer.answer)) met += weight
    }
    return met / asked
  }
  const [a, b] = [directed(mine, theirs), directed(theirs, mine)]
  return (2 * a * b) / (a + b)
}

describe('The score of two', () => {
  it('who answer by chance is what the formula says, to the nearest step (DSC-04)', () => {
    fc.assert(
      fc.property(answersTo(), answersTo(), (mine, theirs) => {
        const { common, percent } = fitOf(mine, theirs)
        expect(percent === null).toBe(common < COMMON_MIN)
        if (percent === null) return
        expect(percent % STEP_PERCENT).toBe(0)
        expect(Math.abs(percent - 100 * byFormula(mine, theirs))).toBeLessThanOrEqual(
          STEP_PERCENT / 2 + 1e-9,
        )
      }),
      { numRuns: 2_000 },
    )
  })

  it('begins in the middle, for who has little to wish for', () => {
    expect(PRIOR_MET / PRIOR_ASKED).toBe(0.5)
    const none = { met: 0, asked: 0 }
    expect(percentOf(none, none)).toBe(50)
    expect(fitOf(firstAnswers(5, { weight: 0 }), firstAnswers(5, { weight: 0 })).percent).toBe(50)
  })

  it.each([
    [{ met: 20, asked: 20 }, { met: 20, asked: 20 }, 90],
    [{ met: 0, asked: 36 }, { met: 36, asked: 36 }, 10],
    [{ met: 27, asked: 36 }, { met: 9, asked: 18 }, 60],
    [{ met: 200, asked: 200 }, { met: 200, asked: 200 }, 100],
    [{ met: 0, asked: 360 }, { met: 0, asked: 360 }, 0],
  ])('of %o and %o is %i percent', (mine, theirs, percent) => {
    expect(percentOf(mine, theirs)).toBe(percent)
    expect(percentOf(theirs, mine)).toBe(percent)
  })

  it('is higher with one more wish that is met, and lower with one that is not', () => {
    const sums = fc
      .tuple(fc.nat(300), fc.nat(300))
      .map(([met, more]) => ({ met, asked: met + more }))
    fc.assert(
      fc.property(sums, sums, fc.constantFrom(1, 3, 9), (mine, theirs, weight) => {
        const of = (met: number) =>
          percentOf({ met: mine.met + met, asked: mine.asked + weight }, theirs)
        expect(of(weight)).toBeGreaterThanOrEqual(percentOf(mine, theirs))
        expect(of(0)).toBeLessThanOrEqual(percentOf(mine, theirs))
        expect(of(0)).toBeGreaterThanOrEqual(0)
        expect(of(weight)).toBeLessThanOrEqual(100)
      }),
    )
  })

  it(`is shown from ${COMMON_MIN} common answers on, and not before`, () => {
    const with_ = (count: number) => fitOf(firstAnswers(count), firstAnswers(40)).percent
    expect([with_(COMMON_MIN - 1), with_(COMMON_MIN)]).toEqual([null, expect.any(Number)])
  })

  it('is the same whoever of the two asks, seen from the other side', () => {
    fc.assert(
      fc.property(answersTo(), answersTo(), (mine, theirs) => {
        const [one, other] = [fitOf(mine, theirs), fitOf(theirs, mine)]
        expect([other.percent, other.common]).toEqual([one.percent, one.common])
        expect([other.mine, other.theirs]).toEqual([one.theirs, one.mine])
      }),
    )
  })
})

describe('How two fit', () => {
  const mine = [
    said('sunday', 'market', { accepts: ['market', 'outside'], weight: 9 }),
    said('late', 'dawn', { accepts: ['dawn'], weight: 0 }),
    said('pets', 'dog', { accepts: ['dog'], weight: 1 }),
    said('rain', 'coat', { accepts: ['coat'], weight: 3 }),
    said('drink', 'one', { isPrivate: true }),
  ]
  const theirs = [
    said('sunday', 'outside', { weight: 1 }),
    said('pets', 'cat', { accepts: ['dog', 'cat'], weight: 3 }),
    said('rain', 'coat', { weight: 9 }),
    said('late', 'dawn'),
    said('drink', 'one'),
    said('music', 'first'),
  ]

  it('is told by wishes of each that the other meets and misses, the heaviest first', () => {
    const { common, mine: own, theirs: other } = fitOf(mine, theirs)
    expect(common).toBe(4)
    expect(own).toEqual({ met: [9, 3], missed: [1] })
    expect(other).toEqual({ met: [9, 3, 1], missed: [1] })
  })

  it('names what both say alike and what not, what matters most first', () => {
    const { same, apart } = fitOf(mine, theirs)
    expect(same).toEqual([
      { question: 'rain', answer: 'coat' },
      { question: 'late', answer: 'dawn' },
    ])
    expect(apart).toEqual([
      { question: 'sunday', mine: 'market', theirs: 'outside' },
      { question: 'pets', mine: 'dog', theirs: 'cat' },
    ])
  })

  it('has nothing of what either keeps private', () => {
    fc.assert(
      fc.property(answersTo(), answersTo(), (one, other) => {
        const shared = (answers: FinderAnswer[]) => answers.filter(({ isPrivate }) => !isPrivate)
        expect(fitOf(one, other)).toEqual(fitOf(shared(one), shared(other)))
        const told = commonOf(one, other).flatMap((pair) => [pair.mine, pair.theirs])
        expect(told.filter(({ isPrivate }) => isPrivate)).toEqual([])
      }),
    )
  })
})

describe('An answer', () => {
  it('is one of its question, and a wish says what it is for', () => {
    expect(isAnswer(said('pets', 'dog'))).toBe(true)
    expect(isAnswer(said('pets', 'market'))).toBe(false)
    expect(isAnswer(said('pets', 'dog', { accepts: ['market'] }))).toBe(false)
    expect(isAnswer(said('pets', 'dog', { accepts: ['dog', 'dog'] }))).toBe(false)
    expect(isAnswer(said('pets', 'dog', { accepts: [], weight: 1 }))).toBe(false)
    expect(isAnswer(said('pets', 'dog', { accepts: [], weight: 0 }))).toBe(true)
  })

  it('weighs nothing where every other one pleases too', () => {
    for (const { id, answers } of questions) {
      const all = said(id, answers[0] ?? '', { accepts: [...answers], weight: 9 })
      expect(asKept(all)).toEqual({ ...all, weight: 0 })
      const some = { ...all, accepts: answers.slice(1) }
      expect(asKept(some)).toEqual(some)
    }
  })
})
