import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { questions } from '#core/discovery/match-finder/questions.ts'
import { fitOf } from '#core/discovery/match-finder/rules.ts'
import type { FinderAnswer } from '#core/discovery/match-finder/views.ts'
import { answersTo, answerTo } from '#specs/harness/finder/answers.ts'

const CHANGES = 10_000
const SEED = 20_261_125

const half = questions.filter((_, nth) => nth % 2 === 0)
const otherHalf = questions.filter((_, nth) => nth % 2 === 1)

const sampleOf = <T>(of: fc.Arbitrary<T>, count: number, seed: number): T[] =>
  fc.sample(of, { numRuns: count, seed })

const shared = half.flatMap((question, nth) =>
  sampleOf(answerTo(question, fc.constant(false)), 1, SEED + nth),
)
/** Two who share the same answers, and keep other ones private, or give none. */
const secrets = sampleOf(answersTo(otherHalf, fc.constant(true)), 2, SEED + 1)

describe('A member who changes own answers and wishes ten thousand times', () => {
  it('learns no private answer of another from what is shown: it is the same for who keeps others', () => {
    const [one = [], other = []] = secrets.map((secret) => [...shared, ...secret])
    expect(one).not.toEqual(other)
    const changes = sampleOf(
      fc.constantFrom(...questions).chain((question) => answerTo(question)),
      CHANGES,
      SEED + 2,
    )
    const own = new Map<string, FinderAnswer>()
    const seen = new Set<string>()
    for (const answer of changes) {
      own.set(answer.question, answer)
      const mine = [...own.values()]
      const told = fitOf(mine, one)
      expect(told).toEqual(fitOf(mine, other))
      expect(told).toEqual(fitOf(mine, shared))
      seen.add(`${told.percent} ${told.common}`)
    }
    expect(own.size).toBe(questions.length)
    expect(seen.size).toBeGreaterThan(20)
  })

  it('learns none that is made private afterwards, nor that it was', () => {
    const attack = sampleOf(answersTo(questions, fc.constant(false)), 200, SEED + 3)
    for (const [hidden] of shared.map((answer) => [answer.question])) {
      const rest = shared.filter(({ question }) => question !== hidden)
      const kept = shared.map((one) =>
        one.question === hidden ? { ...one, isPrivate: true } : one,
      )
      for (const mine of attack) expect(fitOf(mine, kept)).toEqual(fitOf(mine, rest))
    }
  })
})
