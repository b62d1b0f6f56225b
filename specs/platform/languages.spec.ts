import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { languages } from '#core/kernel/languages.ts'
import { counted, pluralForms } from '#core/kernel/texts.ts'
import type { Glossary } from '#core/texts/nl/platform/glossary.ts'
import { faultsOf } from '#specs/harness/texts/faults.ts'
import { exportOf, factsIn, saidIn, textsFolder, wordsOf } from '#specs/harness/texts/said.ts'
import { misspelt, unknownWords, whyUnchecked } from '#specs/harness/texts/spelling.ts'

describe('the texts of a language', () => {
  it.each(languages)(
    'are whole in %s: files, keys, facts, forms of number, and no other tongue (I18-01, I18-03)',
    (language) => {
      expect(faultsOf(language)).toEqual([])
    },
  )

  it.each(languages)('count in %s by the forms that CLDR gives it', (language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    expect([...pluralForms[language]].toSorted()).toEqual(forms.toSorted())
  })

  it('say how many in the form that the number asks for', () => {
    const credits = { one: 'credit', other: 'credits' }
    expect([0, 1, 2].map((count) => counted('nl', count, credits))).toEqual([
      'credits',
      'credit',
      'credits',
    ])
  })
})

describe('American English (I18-01)', () => {
  const textsOf = (language: string) =>
    new Map(saidIn(language).map(({ file, key, text }) => [`${file} ${key}`, text]))

  it('says only what it says otherwise than English, each by a key that English has', () => {
    const english = textsOf('en')
    const own = [...textsOf('en-US')]
    expect(own.length).toBeGreaterThan(30)
    for (const [place, text] of own) {
      expect(english.has(place), place).toBe(true)
      expect(text, place).not.toBe(english.get(place))
      expect(factsIn(text), place).toEqual(factsIn(english.get(place) ?? ''))
    }
  })
})

describe('spelling', () => {
  const known = languages.map((language) => ({ language, unchecked: whyUnchecked(language) }))

  it.each(known.filter(({ unchecked }) => unchecked === null))(
    'is correct in $language, by its dictionary and our list of own words (I18-05)',
    async ({ language }) => {
      expect(await misspelt(language)).toEqual([])
    },
  )

  it.each([
    ['nl', 'profielfotobeoordeling', 'profielfotobeoordeeling'],
    ['de', 'Mitgliedersuche', 'Mitgliedersuhce'],
    ['da', 'medlemsprofilbillede', 'medlemsprofilbilede'],
    ['sv', 'profilbildsgranskning', 'profilbildsgranksning'],
    ['nb', 'sommerferieplan', 'sommerfereiplan'],
  ] as const)('of a compound in %s accepts %s and rejects %s', async (language, right, wrong) => {
    expect(await unknownWords(language, [right, wrong])).toEqual([wrong])
  })

  for (const { language, unchecked } of known) {
    if (unchecked !== null) it.skip(`is correct in ${language}: ${unchecked}`, () => undefined)
  }
})

/** How a language makes more than one of a thing, or says which, behind the word. */
const ENDINGS: Record<string, string> = {
  nl: 's|en|’s|jes',
  en: 's|es|’s',
  de: 'e|er|en|n|s',
  fr: 's|x',
  es: 's|es',
  da: 'e|er|en|et|erne|ne|s',
  sv: 'ar|er|or|arna|erna|orna|s',
  nb: 'e|er|en|et|ene|ne|s',
  fi: 't|n|a|ä|ssa|ssä|sta|stä|lle|jen|ja|iden|ita',
  pl: 'a|e|o|i|y|em|om|ami|ach|u|owi|ów',
}
/** Where more than one takes another last letter. */
const ITALIAN: Record<string, string> = { o: '[oi]', a: '[ae]', e: '[ei]' }
const saidAs = (word: string, language: string) => {
  if (language === 'it') return word.replace(/[oae]$/, (last) => ITALIAN[last] ?? last)
  const stem = language === 'pl' ? word.replace(/[aeoy]$/, '') : word
  return `${stem}(?:${ENDINGS[language] ?? ''})?`
}

describe('the words of the product', () => {
  it.each([
    ['nl', 'notificatie', 'notificaties'],
    ['es', 'reembolso', 'reembolsos'],
    ['it', 'rimborso', 'rimborsi'],
    ['da', 'bruger', 'brugere'],
    ['sv', 'avgift', 'avgifterna'],
    ['nb', 'bruker', 'brukere'],
    ['fi', 'yv', 'yvt'],
    ['pl', 'opłata', 'opłaty'],
  ])('are looked for in %s as one says more of them: %s, %s', (language, word, more) => {
    const asSaid = new RegExp(`^${saidAs(word, language)}$`, 'u')
    expect([asSaid.test(word), asSaid.test(more)]).toEqual([true, true])
    expect(asSaid.test(`${word}xq`)).toBe(false)
  })

  const glossaryOf = (language: string) =>
    exportOf(join(textsFolder, language, 'platform', 'glossary.ts')) as Glossary
  const own = languages.filter((language) =>
    existsSync(join(textsFolder, language, 'platform', 'glossary.ts')),
  )

  it.each(own)('are the same everywhere in %s: one word for one thing', (language) => {
    const said = saidIn(language)
    const glossary = glossaryOf(language)
    const all = said.map(({ file, key, text }) => ({
      place: `${file} ${key}`,
      text: wordsOf(text).toLowerCase(),
    }))
    for (const [term, { say, not }] of Object.entries(glossary)) {
      expect(
        all.some(({ text }) => text.includes(say)),
        term,
      ).toBe(true)
      for (const other of not) {
        const word = new RegExp(`(?<!\\p{L})${saidAs(other, language)}(?!\\p{L})`, 'u')
        expect(
          all.filter(({ text }) => word.test(text)).map(({ place }) => place),
          other,
        ).toEqual([])
      }
    }
  })
})

/** Within the project, whose own names files import. */
const besides = join(import.meta.dirname, '..', '..', 'var')

describe('a language that somebody adds in a folder', () => {
  let folder: string
  beforeEach(() => {
    mkdirSync(besides, { recursive: true })
    folder = mkdtempSync(join(besides, 'texts-'))
    mkdirSync(join(folder, 'pt'))
    cpSync(join(textsFolder, 'en'), join(folder, 'pt'), { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const change = (file: string, from: string, to: string) => {
    const path = join(folder, 'pt', file)
    const text = readFileSync(path, 'utf8')
    expect(text).toContain(from)
    writeFileSync(path, text.replace(from, to))
  }

  it('is told what is still in the words of another', () => {
    const faults = faultsOf('pt', folder)
    expect(faults).toContainEqual(expect.stringMatching(/^account\/signup\.ts .*is not translated/))
    expect(faults).toContainEqual(expect.stringMatching(/^pages\/terms\.md .*reads as en/))
  })

  it.each([
    ['a file', 'text missing', () => rmSync(join(folder, 'pt', 'account', 'signup.ts'))],
    ['a file', 'file missing', () => rmSync(join(folder, 'pt', 'account', 'signup.ts'))],
    ['a key', 'text missing', () => change('discovery/likes.ts', "back: 'Like back',", '')],
    [
      'a key that nobody asks',
      'text not in Dutch',
      () => change('discovery/likes.ts', "back: 'Like back',", "back: 'a', front: 'b',"),
    ],
    [
      'a fact',
      'lost {{name}}',
      () => change('discovery/likes.ts', 'Like back: {{name}}', 'Like back'),
    ],
    [
      'a fact by its right name',
      'strange {{nome}}',
      () => change('discovery/likes.ts', 'Like back: {{name}}', 'Like back: {{nome}}'),
    ],
    ['words', 'is empty', () => change('discovery/likes.ts', "'Like back'", "' '")],
    ['the forms of its numbers', 'has the forms one,other', () => undefined],
    ['a heading of a page', 'page missing', () => change('pages/faq.md', '## ', '')],
  ])('is told that it lacks %s: %s', (_, fault, breaks) => {
    breaks()
    expect(faultsOf('pt', folder)).toContainEqual(expect.stringContaining(fault))
  })
})
