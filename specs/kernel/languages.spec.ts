import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isLanguage, languageName, languages } from '#core/kernel/languages.ts'

describe('a language of the product', () => {
  it('is each one that has a folder of words, by what it calls itself', () => {
    const folders = readdirSync(join(import.meta.dirname, '../../core/texts'))
    expect([...languages].sort()).toEqual(folders.sort())
    expect(folders.every(isLanguage)).toBe(true)
    expect(languages.map(languageName)).toEqual(['Nederlands', 'English'])
  })

  it.each(['', 'de', 'NL', 'nl-BE', 'toString', 'constructor', '__proto__'])(
    'is not %j',
    (name) => {
      expect(isLanguage(name)).toBe(false)
    },
  )
})
