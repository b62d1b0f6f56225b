import { describe, expect, it } from 'vitest'
import { languages, nearestOf } from '#core/kernel/languages.ts'
import { baseOf, over } from '#core/kernel/variants.ts'

describe('a language that is another but for some words', () => {
  it('is American English, over English; every other is whole by itself', () => {
    const based = languages.flatMap((language) => {
      const base = baseOf(language)
      return base ? [[language, base]] : []
    })
    expect(based).toEqual([['en-US', 'en']])
  })

  it('begins as its base does, and as no other language', () => {
    for (const language of languages) {
      const alike = languages.filter((one) => nearestOf([one], language))
      const base = baseOf(language) ?? language
      const family = languages.filter((one) => one === base || baseOf(one) === base)
      expect(alike).toEqual(family)
    }
  })

  it('stands in for its base where a site has that alone, and its base for it', () => {
    expect(nearestOf(['nl', 'en-US', 'en'], 'en')).toBe('en')
    expect(nearestOf(['en', 'en-US'], 'en-US')).toBe('en-US')
    expect(nearestOf(['nl', 'en'], 'en-US')).toBe('en')
    expect(nearestOf(['nl', 'en-US'], 'en')).toBe('en-US')
    expect(nearestOf(['nl', 'en'], 'sv')).toBeUndefined()
    expect(nearestOf(['nl', 'en'], null)).toBeUndefined()
  })

  it('says its own words, and all others as the other does, however deep they stand', () => {
    const base = { hair: { gray: 'Grey', red: 'Red' }, said: (n: number) => `${n} x`, list: ['a'] }
    const own = { hair: { gray: 'Gray' }, said: (n: number) => `${n} y` }
    const both = over(base, own)
    expect(both.hair).toEqual({ gray: 'Gray', red: 'Red' })
    expect([both.said(2), both.list]).toEqual(['2 y', ['a']])
    expect(base.hair.gray).toBe('Grey')
  })

  it('says a list of its own instead of the other, not among it', () => {
    expect(over({ lines: ['a', 'b'] }, { lines: ['c'] }).lines).toEqual(['c'])
  })
})
