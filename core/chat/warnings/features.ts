import { digitRuns } from './digits.ts'
import { fold, unleeted, unspelled } from './folded.ts'
import { hashOf } from './hash.ts'
import { type Lexicon, languagesOf, type Meaning, meaningsOf, wordsOf } from './lexicon.ts'
import { withoutDates } from './phone.ts'
import type { Found, Passage } from './values.ts'
import { warningKinds } from './values.ts'

export const CONCEPTS_MAX = 128

/** Where each group of inputs of the network begins. */
const OTHERS = CONCEPTS_MAX
const TWICE = CONCEPTS_MAX * 2
const SIGNALS = CONCEPTS_MAX * 3
export const INPUTS = SIGNALS + 32

/**
 * What a model sees of a sentence: hashed words, pairs of words and fours of letters with their
 * weights, which have a length of `NORM` together, and the inputs of the network that are on.
 */
export type Features = { hashes: number[]; values: number[]; inputs: number[] }

const NORM = 4
const LETTERS = 4
const WEIGHTS = { word: 1, letters: 0.5, concept: 1.5, other: 0.75, found: 2 }
const DIGITS_SHOWN = 6
const LENGTH_STEP = 4
const LENGTHS = 6

const plainWords = (text: string): string[] => wordsOf(unleeted(unspelled(fold(text))).text)

/** Words stay as they are; of a number only its length counts. */
const shapeOf = (word: string) =>
  /^\d+$/.test(word) ? `#${Math.min(word.length, DIGITS_SHOWN)}` : word

const addWords = (add: (feature: string, weight: number) => void, words: readonly string[]) => {
  const shapes = ['^', ...words.map(shapeOf), '$']
  shapes.forEach((shape, at) => {
    add(`b:${shapes.slice(at, at + 2).join(' ')}`, WEIGHTS.word)
    add(`t:${shapes.slice(at, at + 3).join(' ')}`, WEIGHTS.word)
    const word = words[at - 1] ?? ''
    if (word !== '') add(`w:${shape}`, WEIGHTS.word)
    if (word.length < 3 || /\d/.test(word)) return
    const bounded = `^${word}$`
    for (let from = 0; from + LETTERS <= bounded.length; from += 1) {
      add(`c:${bounded.slice(from, from + LETTERS)}`, WEIGHTS.letters)
    }
  })
}

const DIGIT_STEPS = [4, 6, 7, 8, 9, 10, 12]

/** Questions, exclamations, long numbers, the length, and what was found exactly. */
const signalsOf = (text: string, words: number, found: readonly Found[]): number[] => {
  const runs = digitRuns(withoutDates(unspelled(fold(text))))
  const lengths = runs.map((run) => run.reduce((sum, { digits }) => sum + digits.length, 0))
  const longest = Math.max(0, ...lengths)
  const leads = runs.some((run, nth) => (lengths[nth] ?? 0) > 5 && /^0/.test(run[0]?.digits ?? ''))
  return [
    ...found.map(({ kind }) => warningKinds.indexOf(kind)),
    ...(text.includes('?') ? [8] : []),
    ...(text.includes('!') ? [9] : []),
    ...DIGIT_STEPS.flatMap((step, nth) => (longest >= step ? [10 + nth] : [])),
    ...(leads ? [17] : []),
    20 + Math.min(LENGTHS - 1, Math.floor(words / LENGTH_STEP)),
    31,
  ]
}

type Sentence = Passage & { words: string[]; concepts: number[] }

const conceptsIn = (meanings: readonly Meaning[], languages: number): number[] =>
  meanings.filter((meaning) => meaning.languages & languages).map(({ concept }) => concept)

const featuresOf = (
  text: string,
  { words, concepts }: Sentence,
  others: ReadonlySet<number>,
  found: readonly Found[],
): Features => {
  const weights = new Map<number, number>()
  const add = (feature: string, weight: number) => {
    const hash = hashOf(feature)
    if (!weights.has(hash)) weights.set(hash, weight)
  }
  addWords(add, words)
  const own = new Set(concepts)
  for (const concept of own) add(`k:${concept}`, WEIGHTS.concept)
  for (const concept of others) add(`x:${concept}`, WEIGHTS.other)
  const signals = signalsOf(text, words.length, found)
  for (const signal of new Set(signals))
    add(`s:${signal}`, signal < 8 ? WEIGHTS.found : WEIGHTS.word)
  const length = Math.hypot(...weights.values())
  const twice = [...own].filter(
    (concept) => concepts.indexOf(concept) !== concepts.lastIndexOf(concept),
  )
  return {
    hashes: [...weights.keys()],
    values: [...weights.values()].map((weight) => (weight / length) * NORM),
    inputs: [
      ...own,
      ...[...others].map((concept) => OTHERS + concept),
      ...twice.map((concept) => TWICE + concept),
      ...new Set(signals.map((signal) => SIGNALS + signal)),
      ...(others.size > 0 ? [SIGNALS + 30] : []),
    ],
  }
}

/** The features of each sentence; the others of the message are its context. */
export const sentenceFeatures = (
  lexicon: Lexicon,
  text: string,
  sentences: readonly Passage[],
  found: readonly Found[],
): Features[] => {
  const all = plainWords(text)
  const languages = languagesOf(meaningsOf(lexicon, all), all)
  const read = sentences.map(({ from, to }): Sentence => {
    const words = plainWords(text.slice(from, to))
    return { from, to, words, concepts: conceptsIn(meaningsOf(lexicon, words), languages) }
  })
  return read.map((sentence) => {
    const others = new Set(read.flatMap((other) => (other === sentence ? [] : other.concepts)))
    const inside = found.filter(({ from, to }) => from < sentence.to && sentence.from < to)
    return featuresOf(text.slice(sentence.from, sentence.to), sentence, others, inside)
  })
}
