import { hashOf } from './hash.ts'

/**
 * Which words and phrases stand for which concept, in which languages. Sorted by `hashes`; an entry
 * is a concept in its lowest 8 bits, and a bit for each language above them.
 */
export type Lexicon = { hashes: Uint32Array; entries: Uint32Array }

/** A concept that a word, or a phrase that begins with it, stands for in some languages. */
export type Meaning = { concept: number; word: number; languages: number }

export const CONCEPT_BITS = 8
const CONCEPT_MASK = (1 << CONCEPT_BITS) - 1
const PHRASE_WORDS_MAX = 4
const PREFIX_MIN = 2
const SUFFIX_MIN = 3
const AFFIX_MAX = 20

/** The keys of a lexicon: a whole word or phrase, and the beginning or end of a word. */
export const lexiconKey = {
  whole: (phrase: string) => hashOf(`=${phrase}`),
  prefix: (beginning: string) => hashOf(`<${beginning}`),
  suffix: (end: string) => hashOf(`>${end}`),
}

/** The words of a folded text, and the signs that carry meaning. */
export const wordsOf = (folded: string): string[] =>
  folded.match(/[\p{L}\p{N}]+(?:'\p{L}+)*|[€$£?!@]/gu) ?? []

/** The index of the first entry with this hash, or where it would stand. */
const firstOf = ({ hashes }: Lexicon, hash: number): number => {
  let low = 0
  let high = hashes.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((hashes[middle] ?? 0) < hash) low = middle + 1
    else high = middle
  }
  return low
}

const keysAt = (words: readonly string[], at: number): number[] => {
  const word = words[at] ?? ''
  const keys: number[] = []
  let phrase = ''
  for (const next of words.slice(at, at + PHRASE_WORDS_MAX)) {
    phrase = phrase === '' ? next : `${phrase} ${next}`
    keys.push(lexiconKey.whole(phrase))
  }
  const longest = Math.min(word.length, AFFIX_MAX)
  for (let length = PREFIX_MIN; length <= longest; length += 1) {
    keys.push(lexiconKey.prefix(word.slice(0, length)))
    if (length >= SUFFIX_MIN) keys.push(lexiconKey.suffix(word.slice(-length)))
  }
  return keys
}

const meaningsAt = (lexicon: Lexicon, words: readonly string[], word: number): Meaning[] => {
  const languagesOf = new Map<number, number>()
  for (const key of keysAt(words, word)) {
    for (let at = firstOf(lexicon, key); lexicon.hashes[at] === key; at += 1) {
      const entry = lexicon.entries[at] ?? 0
      const concept = entry & CONCEPT_MASK
      languagesOf.set(concept, (languagesOf.get(concept) ?? 0) | (entry >>> CONCEPT_BITS))
    }
  }
  return [...languagesOf].map(([concept, languages]) => ({ concept, word, languages }))
}

/** What the words may mean, in any language. */
export const meaningsOf = (lexicon: Lexicon, words: readonly string[]): Meaning[] =>
  words.flatMap((_, word) => meaningsAt(lexicon, words, word))

/** A language is meant when it knows nearly as many of the words as the one that knows most. */
const NEARLY = 0.75
const LANGUAGES_MAX = 16

/** The languages that a text is written in, as bits: the ones that know most of its words. */
export const languagesOf = (meanings: readonly Meaning[], words: readonly string[]): number => {
  const known = Array.from({ length: LANGUAGES_MAX }, () => new Set<string>())
  for (const { word, languages } of meanings) {
    for (let bit = 0; bit < LANGUAGES_MAX; bit += 1) {
      if (languages & (1 << bit)) known[bit]?.add(words[word] ?? '')
    }
  }
  const most = Math.max(...known.map(({ size }) => size))
  return known.reduce(
    (bits, { size }, bit) => (size > 0 && size >= most * NEARLY ? bits | (1 << bit) : bits),
    0,
  )
}
