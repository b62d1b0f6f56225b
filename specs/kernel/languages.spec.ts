import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languageName } from '#core/kernel/language-name.ts'
import { isLanguage, languages } from '#core/kernel/languages.ts'

const names: Record<string, string> = {
  da: 'Dansk',
  de: 'Deutsch',
  en: 'English',
  'en-US': 'American English',
  es: 'Español',
  fi: 'Suomi',
  fr: 'Français',
  it: 'Italiano',
  nb: 'Norsk bokmål',
  nl: 'Nederlands',
  pl: 'Polski',
  sv: 'Svenska',
}

describe('a language of the product', () => {
  it('is each one that has a folder of words, by what it calls itself', () => {
    const folders = readdirSync(join(import.meta.dirname, '../../core/texts'))
    expect([...languages].sort()).toEqual(folders.sort())
    expect(folders.every(isLanguage)).toBe(true)
    for (const language of languages) expect(languageName(language)).toBe(names[language])
  })

  it.each(['', 'pt', 'NL', 'nl-BE', 'toString', 'constructor', '__proto__'])(
    'is not %j',
    (name) => {
      expect(isLanguage(name)).toBe(false)
    },
  )
})
