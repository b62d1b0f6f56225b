/** Letters that Unicode does not take apart, as they are typed on a keyboard without them. */
const PLAIN: Record<string, string> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  þ: 'th',
  ß: 'ss',
  ĸ: 'k',
  ŋ: 'ng',
  ŧ: 't',
}
/** The other spelling of German, Danish, Norwegian and Swedish letters. */
const SPELLED_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

const withLetters = (text: string, letters: Record<string, string>) =>
  [...text].map((letter) => letters[letter] ?? letter).join('')

/** A name as it is searched: "Sint-Niklaas" and "sint niklaas" are the same, and "Łódź" is "lodz". */
export const foldName = (name: string): string =>
  withLetters(name.toLowerCase(), PLAIN)
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}|\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Each way in which a name is typed: "koln" and "koeln" for "Köln". */
export const spellingsOf = (name: string): string[] => [
  ...new Set([
    foldName(name),
    foldName(withLetters(name.toLowerCase().normalize('NFC'), SPELLED_OUT)),
  ]),
]

/** Whether two names differ in nothing but spelling. */
export const isSameName = (one: string, other: string): boolean => {
  const spellings = spellingsOf(other)
  return spellingsOf(one).some((spelling) => spellings.includes(spelling))
}
