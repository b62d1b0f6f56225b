/** What a site is about, by its niche (product spec, section 2): 1 is everybody. */
const prefixes = ['', 'she-', 'bdsm-', 'bbw-', 'gilf-', 'milf-', 'gay-'] as const

/** Niches are counted from 1. */
export const NICHES = prefixes.length

/** In a slug, stands for the language of who reads it. */
const AUTO = 'auto'

const codes: Record<string, string> = { en: 'eng' }

/** The language as slugs write it: two letters, but for English. */
const codeOf = (language: string): string => codes[language] ?? language

/** The slug of a site's landing pages in a language: `nl`, `she-nl`, `gay-eng`. */
export const slugOf = (niche: number, language: string): string =>
  `${prefixes[niche - 1] ?? ''}${codeOf(language)}`

/** The same slug for this reader: `she-auto` is `she-nl` in Dutch. Only a whole word counts. */
export const slugFor = (slug: string, language: string): string =>
  slug
    .split('-')
    .map((word) => (word === AUTO ? codeOf(language) : word))
    .join('-')

/** The niche that a slug names; null where it names none, or is none. */
export const nicheOf = (slug: string): number | null => {
  const at = prefixes.findLastIndex((prefix) => slug.startsWith(prefix))
  const rest = slug.slice(prefixes[at]?.length)
  return /^[a-z]{2,3}$/.test(rest) ? at + 1 : null
}
