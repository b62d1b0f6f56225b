import { describe, expect, test } from 'vitest'
import { ids } from '#adapters/system/ids.ts'
import { isIntimate } from '#core/discovery/match-finder/questions.ts'
import { asKept, fitOf, isAnswer } from '#core/discovery/match-finder/rules.ts'
import { demoWorld } from '#server/demo/world.ts'

const now = new Date('2026-11-20T18:00:00Z')
const worldAt = (at: Date) =>
  demoWorld({ now: at, passwordHash: 'hash', domain: 'vonk.example', ofPair: ids().ofPair })
const { answers, members } = worldAt(now)
const labelled = new Set(members.filter(({ email }) => email === null).map(({ id }) => id))

/** Scores of the first people with all others, from the lowest to the highest. */
const scores = answers
  .slice(0, 60)
  .flatMap((one) =>
    answers
      .filter((other) => other !== one)
      .flatMap((other) => fitOf(one.answers, other.answers).percent ?? []),
  )
  .sort((a, b) => a - b)
const at = (part: number) => scores[Math.floor(part * scores.length)]

describe('the answers of the people of the demo', () => {
  test('are of most of them, fictional ones among them, and the same every time', () => {
    expect(answers.length).toBeGreaterThan(480)
    expect(answers.length).toBeLessThan(members.length)
    expect(answers.filter(({ account }) => labelled.has(account)).length).toBeGreaterThan(30)
    expect(worldAt(now).answers).toEqual(answers)
  })

  test('could each be given, by consent where they are intimate', () => {
    for (const { answers: given, agreed } of answers) {
      expect(new Set(given.map(({ question }) => question)).size).toBe(given.length)
      for (const answer of given) {
        expect(isAnswer(answer)).toBe(true)
        expect(asKept(answer)).toEqual(answer)
        expect(agreed || !isIntimate(answer.question)).toBe(true)
      }
    }
    const all = answers.flatMap(({ answers: given }) => given)
    expect(all.some(({ isPrivate }) => isPrivate)).toBe(true)
    expect(all.some(({ question, isPrivate }) => isIntimate(question) && !isPrivate)).toBe(true)
  })

  test('make people fit each other more and less', () => {
    expect(scores.length).toBeGreaterThan(10_000)
    expect(at(0.1)).toBeLessThanOrEqual(40)
    expect(at(0.9)).toBeGreaterThanOrEqual(70)
  })
})
