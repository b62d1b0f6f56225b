import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { questions } from '#core/discovery/match-finder/questions.ts'
import type { Match } from '#core/discovery/match-finder/views.ts'
import { NOON, newMember, openStores, SITE, type Stores } from '#specs/harness/database/postgres.ts'
import { answersTo, answerTo } from '#specs/harness/finder/answers.ts'
import { keepAnswers } from '#specs/harness/finder/kept-answers.ts'
import { triesOf } from '#specs/harness/long/how-long.ts'

const CHANGES = triesOf('discovery/match-finder/private-answers.int.spec.ts')
/** Each change asks three times. */
const MS_EACH = 60
const SEED = 20_261_126

let stores: Stores
beforeAll(async () => {
  stores = await openStores()
})
afterAll(() => stores.close())

const sampleOf = <T>(of: fc.Arbitrary<T>, count: number, seed: number): T[] =>
  fc.sample(of, { numRuns: count, seed })

/** A match without who it is. */
const told = ({ member: _, ...match }: Match) => match

describe('A member who changes own answers and wishes again and again', () => {
  it(
    'is told of two who share the same and keep other things private the same, in list and profile',
    async () => {
      const [attacker, one, other] = [
        await newMember(stores, { gender: 'male', seeks: 'female' }),
        await newMember(stores, { gender: 'female', seeks: 'male' }),
        await newMember(stores, { gender: 'female', seeks: 'male' }),
      ]
      const half = questions.filter((_, nth) => nth % 2 === 0)
      const otherHalf = questions.filter((_, nth) => nth % 2 === 1)
      const shared = half.flatMap((question) =>
        sampleOf(answerTo(question, fc.constant(false)), 1, SEED + question.id.length),
      )
      const [first = [], second = []] = sampleOf(answersTo(otherHalf, fc.constant(true)), 2, SEED)
      await keepAnswers(stores.db, one, [...shared, ...first])
      await keepAnswers(stores.db, other, [...shared, ...second])
      expect(first).not.toEqual(second)
      let scores = 0
      for (const answers of sampleOf(answersTo(), CHANGES, SEED + 1)) {
        await keepAnswers(stores.db, attacker, answers)
        const ask = { site: SITE, viewer: attacker }
        const [fit, again] = [
          await stores.matchFinder.fit({ ...ask, id: one }),
          await stores.matchFinder.fit({ ...ask, id: other }),
        ]
        expect(fit).toEqual(again)
        const { matches } = await stores.matchFinder.matches({ ...ask, page: 1, now: NOON })
        expect(matches.length % 2).toBe(0)
        const [match, twin] = matches.map(told)
        expect(match).toEqual(twin)
        scores += matches.length / 2
      }
      expect(scores).toBeGreaterThan(CHANGES / 4)
    },
    30_000 + CHANGES * MS_EACH,
  )
})
