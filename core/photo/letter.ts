/** In how many looks the card of one letter comes. */
export const LETTER_LOOKS = 32

const FOLDER = '/media/letters'
const FILE = /^([a-z])-(0|[1-9]\d?)(-thumb|-face)?\.webp$/

/** The letter that a name begins with, without its accent; null for one beyond A to Z. */
const letterOf = (name: string) => {
  const [first = ''] = name.normalize('NFD').trim().toLowerCase()
  return /^[a-z]$/.test(first) ? first : null
}

/** The same look for the same name. */
export const letterLook = (name: string) =>
  [...name].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % LETTER_LOOKS

/** The address of the card of who has no photo, or null; the same for the same name. */
export const letterPath = (name: string, { full }: { full: boolean }) => {
  const letter = letterOf(name)
  return letter && `${FOLDER}/${letter}-${letterLook(name)}${full ? '' : '-thumb'}.webp`
}

/** What a file of the folder shows; null when there is no such file. */
export const letterIn = (file: string) => {
  const [, letter, look, thumb] = FILE.exec(file) ?? []
  if (!letter || Number(look) >= LETTER_LOOKS) return null
  return { letter, look: Number(look), size: thumb ? ('thumb' as const) : ('full' as const) }
}
