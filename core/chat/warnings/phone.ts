import { type DigitGroup, digitRuns } from './digits.ts'
import { type Folded, passageOf, replaced } from './folded.ts'
import type { Passage } from './values.ts'

/** Numbers to call in the countries of the site: with a prefix, mobile, or of a fixed shape. */
const NUMBERS = [
  /^00?[1-9]\d{7,12}$/,
  /^0[1-9]\d{8}$/,
  /^0\d{9,10}$/,
  /^31\d{9}$/,
  /^(?:32|33|34|39|44|45|46|47|48|49)\d{8,11}$/,
  /^358\d{8,10}$/,
  /^6\d{8}$/,
  /^7\d{9}$/,
  /^1?[2-9]\d{2}[2-9]\d{6}$/,
]
const WITH_PLUS = /^[1-9]\d{8,13}$/
const LENGTH_MAX = 15

/** A number in words needs so many of them: fewer are a score, a time or an age. */
const WORDS_MIN = 4
const IN_WORDS = /^\d{7,15}$/

/** `7, 23, 45, 61`: numbers of a lottery or of bingo. A number to call has single digits or a 0 first. */
const isList = (digits: string, groups: readonly DigitGroup[]): boolean =>
  !digits.startsWith('0') &&
  groups.slice(1).every(({ isListed }) => isListed) &&
  groups.length > 2 &&
  digits.length >= groups.length * 1.5

/** `een twee drie vier`: each number is one more, or one less, than the one before it. */
const isCounting = (groups: readonly DigitGroup[]): boolean => {
  const steps = groups
    .slice(1)
    .map(({ digits }, nth) => Number(digits) - Number(groups[nth]?.digits))
  return steps.length > 2 && Math.abs(steps[0] ?? 0) === 1 && steps.every((one) => one === steps[0])
}

const isNumber = (digits: string, groups: readonly DigitGroup[]): boolean => {
  if (groups[0]?.hasPlus) return WITH_PLUS.test(digits)
  if (isList(digits, groups) || isCounting(groups)) return false
  if (NUMBERS.some((shape) => shape.test(digits))) return true
  return groups.filter(({ isWord }) => isWord).length >= WORDS_MIN && IN_WORDS.test(digits)
}

/** The index of the last group of the longest number that begins at `first`, or -1. */
const endOf = (run: readonly DigitGroup[], first: number): number => {
  let digits = ''
  let found = -1
  for (let at = first; at < run.length && digits.length <= LENGTH_MAX; at += 1) {
    digits += run[at]?.digits ?? ''
    if (isNumber(digits, run.slice(first, at + 1))) found = at
  }
  return found
}

const numbersIn = (folded: Folded, run: readonly DigitGroup[]): Passage[] => {
  const found: Passage[] = []
  for (let first = 0; first < run.length; first += 1) {
    const last = endOf(run, first)
    const begin = run[first]
    const end = run[last]
    if (!begin || !end) continue
    found.push(passageOf(folded, begin.start - (begin.hasPlus ? 1 : 0), end.end))
    first = last
  }
  return found
}

/** Dates, times, ranges of years and thousands are no part of a number to call. */
const NO_NUMBER =
  /(?<![\d])(?:\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d\d|(?:[01]?\d|2[0-3]):[0-5]\d(?![:\d])|\d{1,3}(?:[.,]000)+|(?:19|20)\d\d(?=[\s,.-]{1,3}(?:19|20)\d\d))(?!\d)/g

/** The text without dates and times, for finding numbers in. */
export const withoutDates = (folded: Folded): Folded => replaced(folded, NO_NUMBER, () => '#')

/** Numbers to call, in digits or words. */
export const findPhoneNumbers = (folded: Folded): Passage[] => {
  const bare = withoutDates(folded)
  return digitRuns(bare).flatMap((run) => numbersIn(bare, run))
}
