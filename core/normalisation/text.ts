/** Characters that take a place and show nothing, though Unicode calls them letters or symbols. */
export const INVISIBLE = '\\u2800\\u{1d159}'
const VISIBLE = new RegExp(
  `[^\\s\\p{Z}\\p{Cc}\\p{Cf}\\p{Cs}\\p{Default_Ignorable_Code_Point}${INVISIBLE}]`,
  'u',
)

/** Whether a text shows nothing: a required text that is blank is missing. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text)

/** A text as it is stored, counted and searched: composed, with one kind of line end, trimmed. */
export const normalizeText = (text: string): string =>
  isBlank(text) ? '' : text.replaceAll('\r\n', '\n').trim().normalize('NFC')

const segmenter = new Intl.Segmenter()

/** Characters that never join their neighbour. */
const APART = /^[\n -\u02ff]*$/

/** The length of a text as people count it: in grapheme clusters, so that an emoji is one. */
export const lengthOf = (text: string): number => {
  if (APART.test(text)) return text.length
  let length = 0
  for (const _ of segmenter.segment(text)) length += 1
  return length
}

/** A line as it is stored: one kind of space, each letter written in one way. */
export const normalizeLine = (line: string): string =>
  normalizeText(line.replaceAll(/\p{Zs}+/gu, ' '))
