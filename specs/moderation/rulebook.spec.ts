import { describe, expect, test } from 'vitest'
import { anchorOf, consequences, ruleGroups, rulesOf } from '#core/moderation/rulebook.ts'
import { enRulebook } from '#core/texts/en/moderation/rulebook.ts'
import { nlRulebook } from '#core/texts/nl/moderation/rulebook.ts'

const rules = ruleGroups.flatMap(rulesOf)
const ids = rules.map(([rule]) => rule)

describe('the rules of the site', () => {
  test('stand each once, at a place of its own on the page (LND-04)', () => {
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(ids.map(anchorOf)).size).toBe(ids.length)
    expect(anchorOf('under_age')).toBe('rule-under_age')
  })

  test.each([
    ['Dutch', nlRulebook],
    ['English', enRulebook],
  ])(
    'say in %s what each of them is and what comes of it, shortly',
    (_, { rules: said, ...all }) => {
      expect(Object.keys(said).sort()).toEqual([...ids].sort())
      for (const { title, text } of Object.values(said)) {
        expect(title.length).toBeLessThanOrEqual(40)
        expect(text.split(/[.!?] /).length).toBeLessThanOrEqual(2 + 1)
      }
      expect(Object.keys(all.consequences).sort()).toEqual([...consequences].sort())
      for (const [, consequence] of rules) expect(all.consequences[consequence]).not.toBe('')
    },
  )
})
