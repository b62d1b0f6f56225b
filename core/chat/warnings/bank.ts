import { type Folded, passageOf } from './folded.ts'
import type { Passage } from './values.ts'

/** How many characters an IBAN has, by its country. */
const LENGTHS: Record<string, number> = {
  nl: 18,
  be: 16,
  de: 22,
  gb: 22,
  fr: 27,
  es: 24,
  it: 27,
  pt: 25,
  lu: 20,
  at: 20,
  ch: 21,
  ie: 22,
  pl: 28,
  lt: 20,
  lv: 21,
  ee: 20,
  ro: 24,
  bg: 22,
  tr: 26,
  dk: 18,
  se: 24,
  no: 15,
  fi: 18,
  cz: 24,
  hu: 28,
  gr: 27,
  cy: 28,
  mt: 31,
}
const CHECK = 97
const LETTER_BASE = 36

/** Every country has more; words that look like one by chance have fewer. */
const DIGITS_MIN = 10

/** Whether a text without spaces, in lower case, has the country, length and digits of an IBAN. */
const isIbanShape = (iban: string): boolean =>
  iban.length === LENGTHS[iban.slice(0, 2)] && iban.replace(/\D/g, '').length >= DIGITS_MIN

/** The remainder by 97 is 1 for a number that a bank issued. */
export const isIban = (iban: string): boolean => {
  if (!isIbanShape(iban)) return false
  let rest = 0
  for (const one of iban.slice(4) + iban.slice(0, 4)) {
    for (const digit of String(Number.parseInt(one, LETTER_BASE))) {
      rest = (rest * 10 + Number(digit)) % CHECK
    }
  }
  return rest === 1
}

const BEGINS = /(?<![a-z0-9])[a-z][ .-]?[a-z][ .-]{0,2}\d[ .-]?\d/g

/** Account numbers by their shape alone: a wrong check digit is a slip or a disguise. */
export const findIbans = (folded: Folded): Passage[] => {
  const { text } = folded
  return [...text.matchAll(BEGINS)].flatMap((match) => {
    const length = LENGTHS[match[0].replace(/[^a-z]/g, '')] ?? 0
    let iban = ''
    let at = match.index
    while (iban.length < length && at < text.length) {
      const one = text[at] ?? ''
      if (/[a-z0-9]/.test(one)) iban += one
      else if (!/[ .-]/.test(one)) break
      at += 1
    }
    return isIbanShape(iban) ? [passageOf(folded, match.index, at)] : []
  })
}
