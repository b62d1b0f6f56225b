import { INVISIBLE } from './text.ts'

const SEPARATORS = new RegExp(
  `[\\s\\p{Z}\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}${INVISIBLE}]`,
  'gu',
)

/**
 * An IBAN, a phone number or another code without the spaces and unseen characters that are copied
 * along with it, and with digits and letters of full width as those of ASCII.
 */
export const normalizeCode = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(SEPARATORS, '')
