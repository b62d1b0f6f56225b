/** Letters and signs that show nothing, though they are neither space nor control. */
const UNSEEN = /[\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5|\u{1d159}/u
/** Controls, directions, other line ends, and what has no meaning yet, newer emoji aside. */
const UNFIT =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?!\p{Extended_Pictographic})\p{Cn}|(?! )\p{Zs}/u
/** Marks on one letter: Hebrew and Burmese names have four, European ones two. */
const STACKED = /\p{Script=Inherited}{3}|\p{M}{5}|(\p{M})\1/u
const READABLE = /[\p{L}\p{N}]/u

/** One sign of several pictures, such as a family or an astronaut with a skin tone. */
const JOINED_PICTURES =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})/gu
/** The flag of a part of a country, such as Scotland. */
const FLAG_TAGS = /(?<=\u{1f3f4})[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,6}\u{e007f}/gu

/** Scripts whose spelling needs joiners between letters (Unicode Standard Annex 31, section 2.3). */
const JOINING = 'Arab Beng Deva Gujr Guru Khmr Knda Mlym Mong Mymr Nkoo Orya Sinh Syrc Taml Telu'
  .split(' ')
  .map((script) => `\\p{Script=${script}}`)
  .join('')
/** Between two such letters, or after the sign that takes the vowel off the last one. */
const JOINERS = new RegExp(
  `(?<=[${JOINING}]\\p{M}*)[\\u200c\\u200d](?=[${JOINING}])` +
    '|(?<=[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca])\\u200d',
  'gu',
)

/** One line that can be read, without signs that show nothing or hide something. */
export const isReadableLine = (line: string): boolean => {
  const signs = [JOINED_PICTURES, FLAG_TAGS, JOINERS].reduce(
    (rest, joined) => rest.replaceAll(joined, ''),
    line.trim().normalize('NFC'),
  )
  return !UNSEEN.test(signs) && !UNFIT.test(signs) && !STACKED.test(signs) && READABLE.test(signs)
}
