import { isLanguage, type Language } from '#core/kernel/languages.ts'
import { AUTO, slugPrefixes } from './values.ts'

/** Niches are counted from 1. */
export const NICHES = slugPrefixes.length

const codes: Record<string, string> = { en: 'eng', 'en-US': 'us' }

/** The language as slugs write it: two letters, but for British English. */
const codeOf = (language: string): string => codes[language] ?? language

/** The slug of a site's landing pages in a language: `nl`, `she-nl`, `gay-eng`. */
export const slugOf = (niche: number, language: string): string =>
  `${slugPrefixes[niche - 1] ?? ''}${codeOf(language)}`

/** The same slug for this reader: `she-auto` is `she-nl` in Dutch. Only a whole word counts. */
export const slugFor = (slug: string, language: string): string =>
  slug
    .split('-')
    .map((word) => (word === AUTO ? codeOf(language) : word))
    .join('-')

/** The same slug for whoever reads it: `she-nl` is `she-auto`. */
export const autoSlugOf = (slug: string): string => slug.replace(/[a-z]+$/, AUTO)

/** The niche that a slug names; null where it names none, or is none. */
export const nicheOf = (slug: string): number | null => {
  const at = slugPrefixes.findLastIndex((prefix) => slug.startsWith(prefix))
  const rest = slug.slice(slugPrefixes[at]?.length)
  return /^[a-z]{2,3}$/.test(rest) ? at + 1 : null
}

/** The language that a slug names; null where it is `auto`, or one that the product does not know. */
export const languageOfSlug = (slug: string): Language | null => {
  const code = slug.split('-').at(-1) ?? ''
  const language = Object.entries(codes).find(([, written]) => written === code)?.[0] ?? code
  return isLanguage(language) ? language : null
}
