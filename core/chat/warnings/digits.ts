import type { Folded } from './folded.ts'
import { digitsOfWord } from './number-words.ts'

const LETTER_DIGITS: Record<string, string> = { o: '0', i: '1', l: '1' }

/** Longer than any number up to 99 in words. */
const WORD_MAX = 24
const GLUED_MAX = 60

/** The numbers of words that are written as one, `nulzesachtendertig`, or null. */
const gluedDigits = (word: string): string | null => {
  let digits = ''
  let at = 0
  while (at < word.length) {
    let length = Math.min(WORD_MAX, word.length - at)
    while (length > 1 && !digitsOfWord.has(word.slice(at, at + length))) length -= 1
    if (length < 2) return null
    digits += digitsOfWord.get(word.slice(at, at + length)) ?? ''
    at += length
  }
  return digits
}

/** The digits that a word stands for, or null where it stands for none. */
export const digitsOf = (word: string): string | null => {
  if (/^\d+$/.test(word)) return word
  if (/^(?:[oil]*\d[oil\d]*|o)$/.test(word)) {
    return word.replace(/[oil]/g, (letter) => LETTER_DIGITS[letter] ?? '')
  }
  if (word.length > GLUED_MAX) return null
  if (/\d/.test(word)) return mixedDigits(word)
  return gluedDigits(word)
}

/** `zes4vier`: words and digits in one. */
const mixedDigits = (word: string): string | null => {
  const parts = (word.match(/\d+|[a-z]+/g) ?? []).map((part) =>
    /\d/.test(part) ? part : gluedDigits(part),
  )
  return parts.some((part) => part === null) ? null : parts.join('')
}

/** Digits that are written together, with where they begin and end in the folded text. */
export type DigitGroup = {
  digits: string
  start: number
  end: number
  hasPlus: boolean
  /** A comma stands before it, as in a list of numbers. */
  isListed: boolean
  isWord: boolean
}

const GLUE = /^(?:en|dan|and|then|und|dann|et|puis|y|luego|poi|og|sa|och|sen|potem|i)$/
const SEPARATOR = /^(?:[\s.,\-/()*~_+:;=|–—•\p{Extended_Pictographic}]|\ufe0f){1,6}$/u
const DOUBLE = /^(?:double|dubbel|doppel|doble|doppio|dobbelt|dubbelt|podwojne)$/

/** Groups of digits that follow each other with nothing between them but separators. */
export const digitRuns = ({ text }: Folded): DigitGroup[][] => {
  const runs: DigitGroup[][] = []
  let run: DigitGroup[] = []
  let isDoubled = false
  let isListed = false
  const endRun = () => {
    if (run.length > 0) runs.push(run)
    run = []
    isDoubled = false
    isListed = false
  }
  for (const match of text.matchAll(/[a-z\d]+|[^a-z\d]+/g)) {
    const [token] = match
    const digits = GLUE.test(token) && run.length > 0 ? null : digitsOf(token)
    if (digits !== null) {
      const start = match.index
      run.push({
        digits: isDoubled ? digits + digits : digits,
        start,
        end: start + token.length,
        hasPlus: text[start - 1] === '+',
        isListed: isListed && run.length > 0,
        isWord: /[a-z]{2}/.test(token),
      })
      isDoubled = false
      isListed = false
    } else if (DOUBLE.test(token)) isDoubled = true
    else if (SEPARATOR.test(token)) isListed = token.includes(',')
    else if (!GLUE.test(token)) endRun()
  }
  endRun()
  return runs
}
