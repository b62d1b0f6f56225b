import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#core/kernel/languages.ts'
import { saidIn, wordsOf } from './said.ts'

/** Dictionaries of Debian's hunspell by language; Finnish has one of voikko. */
const dictionaries: Partial<Record<string, string>> = {
  da: 'da_DK',
  de: 'de_DE',
  en: 'en_GB',
  'en-US': 'en_US',
  es: 'es_ES',
  fr: 'fr',
  it: 'it_IT',
  nb: 'nb_NO',
  nl: 'nl',
  pl: 'pl_PL',
  sv: 'sv_SE',
}

const ownWords = (language: string) => {
  const path = join(import.meta.dirname, 'own-words', `${language}.txt`)
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []
}

/** Each word once, with the places where it stands. */
const wordsIn = (language: Language) => {
  const places = new Map<string, string>()
  for (const { file, key, text } of saidIn(language)) {
    for (const [word] of wordsOf(text).matchAll(/\p{L}[\p{L}\p{M}’'·-]*\p{L}|\p{L}/gu))
      places.set(word.replaceAll('’', "'"), `${file} ${key}`)
  }
  return places
}

const ask = (program: string, args: string[], words: readonly string[]) => {
  const { stdout, error } = spawnSync(program, args, {
    input: `${words.join('\n')}\n`,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  })
  if (error) throw new Error(`${program} cannot be run: ${error.message}`)
  return stdout.split('\n')
}

/** No word of any language: a program that lets it pass does not look. */
const NONSENSE = 'qzxwvkj'

const toldOf = (language: string, words: readonly string[]): string[] => {
  if (language === 'fi')
    return ask('voikkospell', [], words).flatMap((line) =>
      line.startsWith('W: ') ? [line.slice(3)] : [],
    )
  const dictionary = dictionaries[language]
  if (!dictionary) throw new Error(`No dictionary is known for ${language}`)
  return ask('hunspell', ['-l', '-i', 'utf-8', '-d', dictionary], words).filter(Boolean)
}

/** The words among these that the dictionary of the language does not have. */
const unknownOf = (language: string, words: readonly string[]): string[] => {
  const unknown = toldOf(language, [...words, NONSENSE])
  if (!unknown.includes(NONSENSE)) throw new Error(`Nobody looks at the spelling of ${language}`)
  return unknown.filter((word) => word !== NONSENSE)
}

/** What is spelt as no dictionary has it, and is no word of our own: "word (where it stands)". */
export const misspelt = (language: Language): string[] => {
  const places = wordsIn(language)
  const own = new Set([...ownWords('all'), ...ownWords(language)].map((word) => word.toLowerCase()))
  const isNotOwn = (word: string) => !own.has(word.toLowerCase())
  // A dictionary takes some words apart, and asks for each part by itself.
  const unknown = new Set(unknownOf(language, [...places.keys()].filter(isNotOwn)).filter(isNotOwn))
  return [...unknown].map((word) => `${word} (${places.get(word) ?? 'a part of a word'})`)
}
