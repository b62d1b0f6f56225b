import { digitRuns } from './digits.ts'
import { fold, unleeted, unspelled } from './folded.ts'
import { hashOf } from './hash.ts'
import { type Lexicon, languagesOf, type Meaning, meaningsOf, wordsOf } from './lexicon.ts'
import { withoutDates } from './phone.ts'
import { type Found, type Passage, warningKinds } from './values.ts'

export const CONCEPTS_MAX = 128

/** Where each group of inputs of the network begins: concepts of the sentence stand before them. */
const CONTEXT_CONCEPTS = CONCEPTS_MAX
const REPEATED_CONCEPTS = CONCEPTS_MAX * 2
const SIGNALS = CONCEPTS_MAX * 3
const SIGNALS_MAX = 32
export const INPUTS = SIGNALS + SIGNALS_MAX

/** The first signals are the kinds of exact finds, in the order of `warningKinds`. */
const signal = {
  question: warningKinds.length,
  exclamation: warningKinds.length + 1,
  /** And one for each further step of `DIGIT_STEPS`. */
  digits: 10,
  leadingZero: 17,
  /** And one for each further length. */
  length: 20,
  context: 30,
  always: 31,
}

/**
 * The input of the model for a sentence. `hashes` and `values`: one pair per word, pair and triple
 * of words, four letters, concept and signal; the values have a Euclidean length of `NORM`. `inputs`:
 * the indices of the network's inputs that are 1.
 */
export type Features = { hashes: number[]; values: number[]; inputs: number[] }

const NORM = 4
const LETTERS = 4
const WEIGHTS = { word: 1, letters: 0.5, concept: 1.5, context: 0.75, found: 2 }
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
const PHONE_DIGITS = 6

/** The signals of a sentence: exact finds, question and exclamation marks, digits, length. */
const signalsOf = (text: string, words: number, found: readonly Found[]): number[] => {
  const runs = digitRuns(withoutDates(unspelled(fold(text))))
  const lengths = runs.map((run) => run.reduce((sum, { digits }) => sum + digits.length, 0))
  const longest = Math.max(0, ...lengths)
  const hasLeadingZero = runs.some(
    (run, nth) => (lengths[nth] ?? 0) >= PHONE_DIGITS && /^0/.test(run[0]?.digits ?? ''),
  )
  return [
    ...found.map(({ kind }) => warningKinds.indexOf(kind)),
    ...(text.includes('?') ? [signal.question] : []),
    ...(text.includes('!') ? [signal.exclamation] : []),
    ...DIGIT_STEPS.flatMap((step, nth) => (longest >= step ? [signal.digits + nth] : [])),
    ...(hasLeadingZero ? [signal.leadingZero] : []),
    signal.length + Math.min(LENGTHS - 1, Math.floor(words / LENGTH_STEP)),
    signal.always,
  ]
}

type Sentence = Passage & { words: string[]; concepts: number[] }

const conceptsIn = (meanings: readonly Meaning[], languages: number): number[] =>
  meanings.filter((meaning) => meaning.languages & languages).map(({ concept }) => concept)

const featuresOf = (
  text: string,
  { words, concepts }: Sentence,
  context: ReadonlySet<number>,
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
  for (const concept of context) add(`x:${concept}`, WEIGHTS.context)
  const signals = new Set(signalsOf(text, words.length, found))
  for (const one of signals) {
    add(`s:${one}`, one < warningKinds.length ? WEIGHTS.found : WEIGHTS.word)
  }
  const length = Math.hypot(...weights.values())
  const repeated = [...own].filter(
    (concept) => concepts.indexOf(concept) !== concepts.lastIndexOf(concept),
  )
  return {
    hashes: [...weights.keys()],
    values: [...weights.values()].map((weight) => (weight / length) * NORM),
    inputs: [
      ...own,
      ...[...context].map((concept) => CONTEXT_CONCEPTS + concept),
      ...repeated.map((concept) => REPEATED_CONCEPTS + concept),
      ...[...signals].map((one) => SIGNALS + one),
      ...(context.size > 0 ? [SIGNALS + signal.context] : []),
    ],
  }
}

/** The features of each sentence; the other sentences of the message are its context. */
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
    const context = new Set(read.flatMap((other) => (other === sentence ? [] : other.concepts)))
    const inside = found.filter(({ from, to }) => from < sentence.to && sentence.from < to)
    return featuresOf(text.slice(sentence.from, sentence.to), sentence, context, inside)
  })
}
