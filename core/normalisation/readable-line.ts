/** Letters and signs that show nothing, though they are neither space nor control. */
const UNSEEN = /[\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5/u
/** Controls, directions, other line ends and spaces, and what has no meaning yet. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u
const STACKED = /\p{M}{3}/u
const READABLE = /[\p{L}\p{N}]/u
/** One sign of several pictures, such as a family. */
const JOINED_PICTURES = /(?<=\p{Extended_Pictographic}\ufe0f?)\u200d(?=\p{Extended_Pictographic})/gu

/** One line that can be read, without signs that show nothing or hide something. */
export const isReadableLine = (name: string): boolean => {
  const signs = name.trim().replaceAll(JOINED_PICTURES, '')
  const isOdd = UNSEEN.test(signs) || UNFIT.test(signs) || STACKED.test(signs.normalize('NFC'))
  return !isOdd && READABLE.test(signs)
}
