import { describe, expect, it } from 'vitest'
import { languages } from '#core/kernel/languages.ts'
import { baseOf, over } from '#core/kernel/variants.ts'

describe('a language that is another but for some words', () => {
  it('is American English, over English; every other is whole by itself', () => {
    const based = languages.flatMap((language) => {
      const base = baseOf(language)
      return base ? [[language, base]] : []
    })
    expect(based).toEqual([['en-US', 'en']])
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
