import type { Passage } from './values.ts'

/** A text made plain, in which each character knows where it stands in the text as written. */
export type Folded = { text: string; from: number[]; to: number[] }

const LETTERS_OF_OTHERS: Record<string, string> = {
  а: 'a',
  в: 'b',
  е: 'e',
  и: 'u',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  '’': "'",
  '‘': "'",
}

const UNSEEN = /[\p{Cf}\p{Mn}\p{Me}\p{Variation_Selector}]/u

/** A sign that is a whole phrase is no letter of a word. */
const PARTS_MAX = 4

/** Without accents, capitals, unseen characters, and letters that only look like ours. */
export const fold = (written: string): Folded => {
  const folded: Folded = { text: '', from: [], to: [] }
  let at = 0
  for (const one of written) {
    const start = at
    at += one.length
    const parts = one.normalize('NFKD').toLowerCase()
    for (const part of parts.length > PARTS_MAX ? ' ' : parts) {
      if (UNSEEN.test(part)) continue
      const plain = LETTERS_OF_OTHERS[part] ?? part
      folded.text += plain
      for (let unit = 0; unit < plain.length; unit += 1) {
        folded.from.push(start)
        folded.to.push(at)
      }
    }
  }
  return folded
}

/** Another text in the place of each match, which stands where all of the match stood. */
export const replaced = (
  folded: Folded,
  pattern: RegExp,
  become: (match: string) => string | null,
): Folded => {
  const made: Folded = { text: '', from: [], to: [] }
  let done = 0
  const copy = (to: number) => {
    made.text += folded.text.slice(done, to)
    made.from.push(...folded.from.slice(done, to))
    made.to.push(...folded.to.slice(done, to))
    done = to
  }
  for (const match of folded.text.matchAll(pattern)) {
    const next = become(match[0])
    if (next === null) continue
    copy(match.index)
    const end = match.index + match[0].length
    made.text += next
    for (let unit = 0; unit < next.length; unit += 1) {
      made.from.push(folded.from[match.index] ?? 0)
      made.to.push(folded.to[end - 1] ?? 0)
    }
    done = end
  }
  copy(folded.text.length)
  return made
}

/** `b i t c o i n` and `w.h.a.t.s` are words again. */
const SPELLED = /(?<![a-z0-9])[a-z0-9](?:[ .*_-][a-z0-9](?![a-z0-9])){2,40}/g
const SPELLED_LETTERS = 3
export const unspelled = (folded: Folded): Folded =>
  replaced(folded, SPELLED, (match) => {
    const word = match.replace(/[^a-z0-9]/g, '')
    return word.replace(/\d/g, '').length < SPELLED_LETTERS ? null : word
  })

const LOOKS_LIKE: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}

/** `b1tcoin` and `g3ld` are words again. */
export const unleeted = (folded: Folded): Folded =>
  replaced(folded, /(?<=[a-z])[013457@$](?=[a-z])/g, (match) => LOOKS_LIKE[match] ?? null)

export const passageOf = (folded: Folded, start: number, end: number): Passage => ({
  from: folded.from[start] ?? 0,
  to: folded.to[end - 1] ?? 0,
})

/** Where any of these patterns stands, without the spaces around it. */
export const passagesOf = (folded: Folded, patterns: readonly RegExp[]): Passage[] =>
  patterns.flatMap((pattern) =>
    [...folded.text.matchAll(pattern)].map(({ index, 0: match }) =>
      passageOf(
        folded,
        index + match.length - match.trimStart().length,
        index + match.trimEnd().length,
      ),
    ),
  )

/** So much of the rest of a sentence at most, from the end of a word to the beginning of one. */
export const gap = (max: number) =>
  `(?:(?<![a-z0-9])|(?![a-z0-9]))[^.!?\\n]{0,${max}}?(?<![a-z0-9])`

/** A pattern of whole words; a space in it is any space, and with `?` behind it none too. */
export const words = (pattern: string): RegExp =>
  new RegExp(
    `(?<![a-z0-9])(?:${pattern.replaceAll(' ?', '\\s{0,3}').replaceAll(' ', '\\s{1,3}')})(?![a-z0-9])`,
    'g',
  )
