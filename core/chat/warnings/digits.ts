import { type Folded, replaced } from './folded.ts'

const DIGIT_WORDS: Record<string, string> = {
  nul: '0',
  een: '1',
  twee: '2',
  drie: '3',
  vier: '4',
  vijf: '5',
  zes: '6',
  zeven: '7',
  acht: '8',
  negen: '9',
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  oh: '0',
}
const ANY_WORD = Object.keys(DIGIT_WORDS).join('|')
const ONLY_WORDS = new RegExp(`^(?:${ANY_WORD})+$`)
const EACH_WORD = new RegExp(ANY_WORD, 'g')
const LETTER_DIGITS: Record<string, string> = { o: '0', i: '1', l: '1' }
const WORD_MAX = 60

/** The digits that a word stands for, or null where it stands for none. */
export const digitsOf = (word: string): string | null => {
  if (/^\d+$/.test(word)) return word
  if (/^(?:[oil]*\d[oil\d]*|o)$/.test(word)) {
    return word.replace(/[oil]/g, (letter) => LETTER_DIGITS[letter] ?? '')
  }
  if (word.length > WORD_MAX || !ONLY_WORDS.test(word)) return null
  return word.replace(EACH_WORD, (one) => DIGIT_WORDS[one] ?? '')
}

/** Numbers in words become digits. */
export const withDigits = (folded: Folded): Folded => replaced(folded, /[a-z]{3,}/g, digitsOf)

/** Digits that are said together, with where they begin and end in the folded text. */
export type Atom = { digits: string; start: number; end: number; plus: boolean }

const GLUE = /^(?:en|dan|and|then)$/
const SEPARATOR = /^[\s.,\-/()*~_+:;=|–]{1,4}$/
const DOUBLE = /^(?:double|dubbel)$/

/** The numbers that follow each other with nothing between them but what separates digits. */
export const digitRuns = ({ text }: Folded): Atom[][] => {
  const runs: Atom[][] = []
  let run: Atom[] = []
  let doubled = false
  const ends = () => {
    if (run.length > 0) runs.push(run)
    run = []
    doubled = false
  }
  for (const match of text.matchAll(/[a-z\d]+|[^a-z\d]+/g)) {
    const [token] = match
    const digits = digitsOf(token)
    if (digits !== null) {
      const start = match.index
      const plus = text[start - 1] === '+'
      run.push({
        digits: doubled ? digits + digits : digits,
        start,
        end: start + token.length,
        plus,
      })
      doubled = false
    } else if (DOUBLE.test(token)) doubled = true
    else if (!SEPARATOR.test(token) && !GLUE.test(token)) ends()
  }
  ends()
  return runs
}
