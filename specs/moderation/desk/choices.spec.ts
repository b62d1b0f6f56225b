import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  choicesOf,
  factsFor,
  marked,
  ruleNamed,
  TERMS,
  termAfter,
} from '#client/features/moderation/desk/choices.ts'
import { decisionsFor, fitsTerm } from '#core/moderation/rules.ts'
import { caseSubjects, houseRules } from '#core/moderation/values.ts'
import { enFactTemplates } from '#core/texts/en/moderation/templates.ts'
import { nlFactTemplates } from '#core/texts/nl/moderation/templates.ts'

describe('what can be decided at the desk', () => {
  it('has the same key from case to case', () => {
    const firsts = caseSubjects.map((subject) =>
      choicesOf({ status: 'claimed', appeal_by: null, possible: decisionsFor(subject, 'x') })
        .slice(0, 7)
        .join(),
    )
    expect(new Set(firsts).size).toBe(1)
  })

  it('of an objection is to let it stand, or to take it back; its reporter gets another look', () => {
    const possible = decisionsFor('message', 'x')
    const reviewing = { status: 'reviewing', possible } as const
    expect(choicesOf({ ...reviewing, appeal_by: 'accused' })).toEqual(['upheld', 'overturned'])
    const anew = choicesOf({ ...reviewing, appeal_by: 'reporter' })
    expect(anew[0]).toBe('upheld')
    expect(anew).not.toContain('nothing_found')
    expect(anew).not.toContain('overturned')
  })

  it('lasts for a preset that the rules allow, one after the other and round again', () => {
    for (const term of TERMS) {
      expect(fitsTerm('pause_chat', term)).toBe(true)
      expect(fitsTerm('suspend', term)).toBe(true)
    }
    const round = TERMS.reduce((days) => termAfter(days), TERMS[0] as number)
    expect(round).toBe(TERMS[0])
  })

  it('names the rule that is the most urgent of those reported', () => {
    expect(ruleNamed(['spam', 'threat', 'other'])).toBe('threat')
    expect(ruleNamed(['other'])).toBeNull()
  })
})

describe('the facts of a decision', () => {
  it('begin in the language of the member, for each rule with words of its own', () => {
    for (const templates of [nlFactTemplates, enFactTemplates]) {
      const begun = houseRules.map((rule) =>
        factsFor(templates, { choice: 'warning', rule, quote: '' }),
      )
      expect(new Set(begun).size).toBe(houseRules.length)
      expect(begun).not.toContain('')
    }
  })

  it('quote what is reported, and nothing where nothing was found', () => {
    const said = { rule: 'fraud', quote: '500 euro' } as const
    expect(factsFor(nlFactTemplates, { choice: 'warning', ...said })).toBe(
      'Je vroeg een ander lid om geld. Je schreef: “500 euro”',
    )
    expect(factsFor(nlFactTemplates, { choice: 'nothing_found', ...said })).toBe(
      nlFactTemplates.nothing,
    )
  })
})

describe('a marked passage', () => {
  it('stands where it was said, and loses no word around it', () => {
    expect(marked('Stuur me 500 euro, nu', ['500 euro'])).toEqual([
      { text: 'Stuur me ', isMarked: false },
      { text: '500 euro', isMarked: true },
      { text: ', nu', isMarked: false },
    ])
    const words = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 20 })
    fc.assert(
      fc.property(words, fc.array(words, { maxLength: 3 }), (text, passages) => {
        const parts = marked(text, passages)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        for (const part of parts) {
          if (part.isMarked) expect(passages).toContain(part.text)
          else for (const one of passages) expect(one !== '' && part.text.includes(one)).toBe(false)
        }
      }),
    )
  })
})
