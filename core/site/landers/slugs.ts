import { isLanguage, type Language, languages, nearestOf } from '#core/kernel/languages.ts'
import { AUTO, codeOf, SLUG, slugPrefixes } from './values.ts'

/** Niches are counted from 1. */
export const NICHES = slugPrefixes.length

/** The slug of a site's landing pages in a language: `nl`, `she-nl`, `gay-eng`. */
export const slugOf = (niche: number, language: string): string =>
  `${slugPrefixes[niche - 1] ?? ''}${codeOf(language)}`

/** The same slug for this reader: `she-auto` is `she-nl` in Dutch, and `en` becomes `eng`. Only a whole word counts. */
export const slugFor = (slug: string, language: string): string =>
  slug
    .split('-')
    .map((word) => codeOf(word === AUTO ? language : word))
    .join('-')

/** The same slug for whoever reads it: `she-nl` is `she-auto`. */
export const autoSlugOf = (slug: string): string => slug.replace(/[a-z]+$/, AUTO)

/** The niche that a slug names; null where it is none. */
export const nicheOf = (slug: string): number | null =>
  SLUG.test(slug) ? slugPrefixes.findLastIndex((prefix) => slug.startsWith(prefix)) + 1 : null

/** The language that a slug names; null where it is `auto`, or one that the product does not know. */
export const languageOfSlug = (slug: string): Language | null => {
  const code = slug.split('-').at(-1) ?? ''
  return languages.find((language) => codeOf(language) === code) ?? null
}

/** What a page is read in that a visitor opens by a slug: its language where the site has it, else theirs. */
export const languageBySlug = (
  slug: string | null,
  on: readonly string[],
  otherwise: Language,
): Language => {
  const near = nearestOf(on, slug && languageOfSlug(slug))
  return near !== undefined && isLanguage(near) ? near : otherwise
}
