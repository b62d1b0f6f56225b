import { isLanguage, type Language, languages, nearestOf } from '#core/kernel/languages.ts'
import { AUTO, codeOf, SLUG, slugPrefixes } from './values.ts'

/** Niches are counted from 1. */
export const NICHES = slugPrefixes.length

/** The slug of a site's landing pages in a language: `nl`, `she-nl`, `gay-eng`. */
export const slugOf = (niche: number, language: string): string =>
  `${slugPrefixes[niche - 1] ?? ''}${codeOf(language)}`

/** The niche that a slug names; null where it is none. */
export const nicheOf = (slug: string): number | null =>
  SLUG.test(slug) ? slugPrefixes.findLastIndex((prefix) => slug.startsWith(prefix)) + 1 : null

/** The language that a slug names; null where it is `auto`, or one that the product does not know. */
export const languageOfSlug = (slug: string): Language | null => {
  const niche = nicheOf(slug)
  const word = niche === null ? '' : slug.slice(slugPrefixes[niche - 1]?.length)
  return languages.find((language) => codeOf(language) === word || language === word) ?? null
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

/**
 * The slug of the page that this reader gets: `she-auto` is `she-nl` in Dutch, `en` becomes `eng`,
 * and a language that the site does not have becomes the reader's.
 */
export const slugFor = (
  slug: string,
  reads: Language,
  on: readonly string[] = languages,
): string => {
  const niche = nicheOf(slug)
  return niche === null ? slug : slugOf(niche, languageBySlug(slug, on, reads))
}

/** The same slug for any reader: `she-nl` is `she-auto`. */
export const autoSlugOf = (slug: string): string =>
  `${slugPrefixes[(nicheOf(slug) ?? 1) - 1]}${AUTO}`
