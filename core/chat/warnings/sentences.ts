import type { Passage } from './values.ts'

const HAS_WORD = /[\p{L}\p{N}]/u

/** The sentences of a message, without the spaces around them; signs alone belong to the one before. */
export const sentencesOf = (text: string): Passage[] => {
  const ends = [...text.matchAll(/[.!?…]+(?=\s)|\n+/gu)].map(
    ({ index, 0: end }) => index + end.length,
  )
  const sentences: Passage[] = []
  let start = 0
  for (const end of [...ends, text.length]) {
    const part = text.slice(start, end)
    const from = start + part.length - part.trimStart().length
    const to = start + part.trimEnd().length
    const last = sentences.at(-1)
    if (HAS_WORD.test(part)) sentences.push({ from, to })
    else if (last && to > from) last.to = to
    start = end
  }
  return sentences
}
