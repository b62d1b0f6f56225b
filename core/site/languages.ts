import { nearestOf } from '../kernel/languages.ts'

/** The locales that the product speaks, or may be made to speak (product spec, section 1). */
export const locales = [
  'da',
  'de',
  'en',
  'en-US',
  'es',
  'fi',
  'fr',
  'it',
  'nb',
  'nl',
  'pl',
  'sv',
] as const
export type Locale = (typeof locales)[number]

/** Whose texts somebody has read who grew up with the language, sentence by sentence. */
const readByNatives: ReadonlySet<string> = new Set(['nl'])

/** The languages among these whose texts no native speaker has read yet; who runs the site is told. */
export const unreadOf = (on: readonly string[]): string[] =>
  on.filter((language) => !readByNatives.has(language))

/** By country, ISO 3166-1 alpha-2: what is spoken there, the most common first (section 9). */
const languagesIn: Record<string, readonly Locale[]> = {
  AT: ['de', 'en'],
  BE: ['nl', 'fr', 'de'],
  CH: ['de', 'it', 'fr', 'en'],
  DE: ['de', 'en'],
  DK: ['da', 'en'],
  ES: ['es', 'en'],
  FI: ['fi', 'sv', 'en'],
  FR: ['fr', 'en'],
  GB: ['en'],
  IE: ['en'],
  IT: ['it', 'de', 'en'],
  LU: ['fr', 'de', 'en'],
  NL: ['nl', 'en'],
  NO: ['nb', 'en'],
  PL: ['pl', 'en'],
  SE: ['sv', 'fi', 'en'],
  US: ['en-US', 'es'],
}

/**
 * The languages that somebody chooses from where they are: of those that the site has switched on,
 * what is spoken in that country, in its order; all of them where none is, or where the country is
 * not known.
 */
export const visibleLanguages = <L extends string>(on: readonly L[], country: string): L[] => {
  const spoken = languagesIn[country] ?? []
  const visible = new Set(spoken.flatMap((locale) => nearestOf(on, locale) ?? []))
  return visible.size > 0 ? [...visible] : [...on]
}
