import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  intimateQuestions,
  isIntimate,
  type QuestionId,
  questionIds,
  questionOf,
  questions,
} from '#core/discovery/match-finder/questions.ts'
import { intimateKinds, kinds } from '#core/discovery/match-finder/values.ts'
import { type Language, languages } from '#core/kernel/languages.ts'
import { baseOf, over } from '#core/kernel/variants.ts'
import { enMatchFinder } from '#core/texts/en/discovery/match-finder.ts'
import { nlMatchFinder } from '#core/texts/nl/discovery/match-finder.ts'
import { exportOf, textsFolder } from '#specs/harness/texts/said.ts'

describe('The questions of the match finder', () => {
  it('are forty, eight of each of five kinds, with two to four answers each (DSC-04)', () => {
    expect(questions).toHaveLength(40)
    expect(kinds.map((kind) => questions.filter((one) => one.kind === kind).length)).toEqual([
      8, 8, 8, 8, 8,
    ])
    for (const { id, answers } of questions) {
      expect(answers.length, id).toBeGreaterThanOrEqual(2)
      expect(answers.length, id).toBeLessThanOrEqual(4)
      expect(new Set(answers).size, id).toBe(answers.length)
    }
    expect(new Set(questionIds).size).toBe(questions.length)
  })

  it('are intimate by their kind, and by no other mark', () => {
    expect(intimateQuestions).toEqual(
      questions.filter(({ kind }) => intimateKinds.has(kind)).map(({ id }) => id),
    )
    expect([isIntimate('kiss'), isIntimate('sunday')]).toEqual([true, false])
    expect(intimateQuestions).toHaveLength(8)
  })

  it('are found by their name, and nothing else is', () => {
    expect(questionOf('rain')).toMatchObject({ id: 'rain', kind: 'out' })
    expect(() => questionOf('nothing' as QuestionId)).toThrow('nothing')
  })

  it('have words in every language, for each answer another', () => {
    for (const language of languages) {
      const textsIn = (one: Language) =>
        exportOf(join(textsFolder, one, 'discovery', 'match-finder.ts')) as typeof nlMatchFinder
      const base = baseOf(language)
      const { ask, topic, answer } = base
        ? over(textsIn(base), textsIn(language))
        : textsIn(language)
      const texts: Record<QuestionId, Record<string, string>> = answer
      expect(new Set(Object.values(ask)).size, language).toBe(questions.length)
      expect(new Set(Object.values(topic)).size, language).toBe(questions.length)
      for (const { id, answers } of questions) {
        const said = answers.map((one) => texts[id][one])
        expect(said.every(Boolean), `${language} ${id}`).toBe(true)
        expect(Object.keys(texts[id]).sort()).toEqual([...answers].sort())
        expect(new Set(said).size, `${language} ${id}`).toBe(answers.length)
      }
    }
  })

  it('have the same keys and facts in every language', () => {
    const flat = (texts: object, before = ''): [string, string][] =>
      Object.entries(texts).flatMap(([key, text]) =>
        typeof text === 'string' ? [[before + key, text]] : flat(text, `${before}${key}.`),
      )
    const facts = (texts: object) =>
      Object.fromEntries(
        flat(texts).map(([key, text]) => [key, [...text.matchAll(/\{\{\w+\}\}/g)].sort().join()]),
      )
    expect(facts(enMatchFinder)).toEqual(facts(nlMatchFinder))
  })
})
