import { type Atom, digitRuns } from './digits.ts'
import { type Folded, passageOf, passagesOf, replaced, words } from './folded.ts'
import type { Passage } from './values.ts'

const NUMBERS = [
  /^00?[1-9]\d{7,12}$/,
  /^06\d{8}$/,
  /^0[1-9]\d{8}$/,
  /^0\d{9,10}$/,
  /^31\d{9}$/,
  /^(?:32|33|34|39|44|49)\d{9,11}$/,
  /^6\d{8}$/,
  /^7\d{9}$/,
  /^1?[2-9]\d{2}[2-9]\d{6}$/,
]
const WITH_PLUS = /^[1-9]\d{8,13}$/
const COUNTING = /^(?:0?12345678|0?987654321)/
const LENGTH_MAX = 15

const isNumber = (digits: string, plus: boolean): boolean =>
  plus ? WITH_PLUS.test(digits) : NUMBERS.some((shape) => shape.test(digits))

/** The longest number that begins here, by the atom at which it ends. */
const endOf = (run: Atom[], first: number): number => {
  let digits = ''
  let found = -1
  for (let at = first; at < run.length && digits.length <= LENGTH_MAX; at += 1) {
    digits += run[at]?.digits ?? ''
    const counted = run[first]?.digits.length === 1 && COUNTING.test(digits)
    if (!counted && isNumber(digits, run[first]?.plus ?? false)) found = at
  }
  return found
}

const numbersIn = (folded: Folded, run: Atom[]): Passage[] => {
  const found: Passage[] = []
  for (let first = 0; first < run.length; first += 1) {
    const last = endOf(run, first)
    const begins = run[first]
    const ends = run[last]
    if (!begins || !ends) continue
    found.push(passageOf(folded, begins.start - (begins.plus ? 1 : 0), ends.end))
    first = last
  }
  return found
}

/** Days, times, years and thousands are no part of a number to call. */
const NO_NUMBER =
  /(?<![\d])(?:\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d\d|(?:[01]?\d|2[0-3]):[0-5]\d(?![:\d])|\d{1,3}(?:[.,]000)+|(?:19|20)\d\d(?=[\s,.-]{1,3}(?:19|20)\d\d))(?!\d)/g

const YOURS = 'je|jouw|uw|your|ur'
const ASKS = [
  words(
    `(?:wat is|wat's|geef|mag ik|krijg ik|heb|stuur|app|what is|what's|whats|get|have|give|send|drop|share)(?: me| mij| even)? (?:${YOURS}) (?:telefoon ?|mobiele? |phone |cell |mobile )?(?:telefoonnummer|nummer|nummertje|nr|number|06|digits)(?! van| of| \\d| one)`,
  ),
  words(`(?:${YOURS}) (?:telefoonnummer|06 ?nummer|mobiele nummer|phone number|cell number)`),
  words('(?:give|send|drop|text) me your (?:number|digits|phone)'),
  words('(?:drop|leave) me your number'),
  words('(?:kan|kun|mag|zal|zullen) (?:ik|we|je|jij) (?:je|jou|me|mij|elkaar)? ?(?:even )?bellen'),
  words('bel(?: je)? me(?: maar| eens| even| op| vanavond)'),
  words('bel je me'),
]

/** A number to call, in digits or words, and the question for one. */
export const findPhones = (folded: Folded): Passage[] => {
  const bare = replaced(folded, NO_NUMBER, () => '#')
  return [...digitRuns(bare).flatMap((run) => numbersIn(bare, run)), ...passagesOf(folded, ASKS)]
}
