import { partsOf } from './links.ts'
import { findExactly } from './warnings/find.ts'
import { fold } from './warnings/folded.ts'

/** So few letters are a greeting, which anybody may say to everybody. */
export const OPENER_LETTERS_MIN = 20
/** So many digits are a number to call. */
const DIGITS_MIN = 6

/** So much of it tells one from another. */
const COMPARED_MAX = 1_000

/**
 * What two first messages are compared by: the letters without case, accents, digits, signs and
 * spaces, of which a keyed hash is kept for a time (MOD-05). Null where it is too short.
 */
export const lettersOf = (body: string): string | null => {
  const letters = fold(body.slice(0, COMPARED_MAX)).text.replace(/[^\p{L}]/gu, '')
  return letters.length < OPENER_LETTERS_MIN ? null : letters
}

const hasNumber = (body: string): boolean =>
  findExactly(body).some(({ kind, from, to }) => {
    if (kind === 'mail') return body.slice(from, to).includes('@')
    return kind === 'phone' && body.slice(from, to).replace(/\P{Nd}/gu, '').length >= DIGITS_MIN
  })

/** Whether it has a link, a mail address or a number to call. */
export const hasContact = (body: string): boolean =>
  partsOf(body).some(({ link }) => link) || hasNumber(body)
